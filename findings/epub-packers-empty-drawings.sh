#!/bin/sh
# Two packers that build an EPUB from HTML allow every SVG element, but hardly any SVG attribute. A board arrives as <svg>, <rect>
# and <path> without viewBox, size, position, `d` or `fill`: the book opens, and the place of the drawing is blank.
# epub-gen-memory prints a warning for each attribute, with `verbose` on. @lesjoursfr/html-to-epub prints nothing.
# Tables and lists lose meaning too: `scope` of a header cell, `start` of a list (a proof that goes on at step 3 restarts at 1).
# Instead, with html-to-epub: add the drawing as an image file, or pass `allowedAttributes` with each attribute's name; both were tried.
#
# Guess before the run: `viewBox` arrives in small letters and the drawing is gone. That every attribute goes was not guessed.
# Versions: epub-gen-memory 1.1.2, @lesjoursfr/html-to-epub 4.5.2, jszip 3.10.1; Node.js 20.
# Output seen:
#   epub-gen-memory  <svg role="img"><title>2 queens</title><rect/><path/></svg><ol><li>step 3</li></ol>
#   html-to-epub     <svg role="img"><title>2 queens</title><rect></rect><path></path></svg><ol><li>step 3</li></ol>
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts epub-gen-memory@1.1.2 \
	@lesjoursfr/html-to-epub@4.5.2 jszip@3.10.1 >&2
cat > pack.js <<'JS'
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {EPub} from '@lesjoursfr/html-to-epub'
import JSZip from 'jszip'

const generate = createRequire(import.meta.url)('epub-gen-memory').default
const html =
	'<svg role="img" viewBox="0 0 8 8" width="80" height="80"><title>2 queens</title><rect width="8" height="8" fill="#f0d9b5"></rect>' +
	'<path d="M1 1h1v1M4 2h1v1" fill="#000"></path></svg><ol start="3"><li>step 3</li></ol>'
const page = async book => {
	const zip = await JSZip.loadAsync(book)
	const name = Object.keys(zip.files).find(file => /\/0_.*xhtml$/.test(file))
	return (await zip.file(name).async('string')).match(/<svg[^]*<\/ol>/)[0]
}

const memory = await page(await generate({title: 'Queens', verbose: false}, [{title: 'Board', content: html}]))
const about = {title: 'Queens', author: 'A', description: 'Boards', tempDir: process.cwd()}
await new EPub({...about, content: [{title: 'Board', data: html}]}, 'queens.epub').render()
const packed = await page(readFileSync('queens.epub'))
console.log(`epub-gen-memory  ${memory}\nhtml-to-epub     ${packed}`)
const blank = text => /<path\s*(\/|><\/path)>/.test(text) && !/viewbox|start=/i.test(text)
process.exitCode = blank(memory) && blank(packed) ? 0 : 1
JS
node pack.js
