#!/bin/sh
# epub 2.1.1 and epub2 3.0.2 hand out chapters of e-books without event handlers. They look for them in the whole text, not only in
# tags: each name behind a space that begins with "on" and has an equals sign behind it gets `skip-` in front, in code listings too.
# An indented `one = 1` in a <pre> is shown as `skip-one = 1`, `only = row` as `skip-only = row`; at the start of a line they stay.
# Readers who type a program off such a page get another program.
# Instead: call `getChapterRaw` and clean the chapter with a sanitizer that parses it; as an author, rename such variables.
#
# Expected: text stays as it is. Guessed for epub.
# Versions: epub 2.1.1, epub2 3.0.2, jszip 3.10.1; Node.js 20.
# Output seen, for "let one = full & -full;", "only = row":
#   epub   let skip-one = full &amp; -full; skip-only = row
#   epub2  let skip-one = full &amp; -full; skip-only = row
# Exits with 1 when that has changed. Needs Node.js 20 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts epub@2.1.1 epub2@3.0.2 jszip@3.10.1 >&2
cat > read.js <<'JS'
import {writeFileSync} from 'node:fs'
import {EPub} from 'epub'
import {EPub as EPub2} from 'epub2'
import JSZip from 'jszip'

const namespace = 'urn:oasis:names:tc:opendocument:xmlns:container'
const xhtml = (head, body) =>
	`<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>Queens</title>${head}</head>
	<body>${body}</body></html>`
const book = new JSZip()
book.file('mimetype', 'application/epub+zip')
book.file(
	'META-INF/container.xml',
	`<container version="1.0" xmlns="${namespace}"><rootfiles>
	<rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
)
book.file(
	'book.opf',
	`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
	<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">queens</dc:identifier>
	<dc:title>Queens</dc:title><dc:language>en</dc:language><meta property="dcterms:modified">2026-01-01T00:00:00Z</meta></metadata>
	<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
	<item id="masks" href="masks.xhtml" media-type="application/xhtml+xml"/></manifest>
	<spine><itemref idref="masks"/></spine></package>`,
)
book.file('nav.xhtml', xhtml('', '<nav epub:type="toc"><ol><li><a href="masks.xhtml">Masks</a></li></ol></nav>'))
book.file('masks.xhtml', xhtml('', '<pre>let one = full &amp; -full;\n  only = row</pre>'))
writeFileSync('book.epub', await book.generateAsync({type: 'nodebuffer'}))

const listing = chapter => chapter.match(/<pre>([^]*)<\/pre>/)[1].trim().replace(/\s+/g, ' ')

async function chapterBy(Reader) {
	const reader = new Reader('book.epub')
	const parsed = new Promise(done => reader.on?.('end', done))
	const result = reader.parse()
	await (reader.on ? parsed : result)
	return new Promise((done, failed) => {
		const read = reader.getChapter('masks', (error, text) => (error ? failed(error) : done(text)))
		read?.then?.(done, failed)
	})
}

const seen = [listing(await chapterBy(EPub)), listing(await chapterBy(EPub2))]
console.log(`epub   ${seen[0]}\nepub2  ${seen[1]}`)
const changed = 'let skip-one = full &amp; -full; skip-only = row'
process.exitCode = seen.every(text => text === changed) ? 0 : 1
JS
node read.js
