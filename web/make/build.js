// Makes dist/ from web/ and the WebAssembly modules in build/:
//   n-queens.js     the element, a classic script with everything inside; n-queens.mjs the same as a module
//   n-queens-study.js, .mjs   the element with the views that explain: code, arrays, stack, tree (figure/explaining.js)
//   engine.mjs      the engine alone, for Node.js and bundlers; react.mjs the element as a component of React
//   page.js, .css   the page, and index.html; MODE.js, .css its other modes and its dialogs, loaded when opened
//   study.js        the explaining views for page.js, loaded at their first use
//   questions.js, .mjs   questions about a walk, loaded with the first question
//   embed.html, .js the page of an iframe: the study edition, its state in the query string (web/embed/);
//   alone/embed.html   the same without a link to index.html, for packages
//   scorm.js        the pages of a SCORM package; lms.js writes a package and embeds all its files
//   recipes.html, tutorial.html, also as .LANG.html, with site.css, site.js and a picture: the site (web/site/build.js)
//   types/          declarations, from the JSDoc of web/; custom-elements.json, html-custom-data.json and
//                   web-types.json describe the element for editors
//   count.mjs       `nqueens count` for Node.js, also on a graphics card
//   searches.js, .mjs   searches beyond the tutorials', loaded when one is first walked
//   *.wasm          the modules, which import nothing
//   LICENSES.txt, sbom.cdx.json   licences and origin of the bundled code
//
//   node web/make/build.js           all
//   node web/make/build.js --site    only the site

import * as esbuild from 'esbuild'
import {generateJetBrainsWebTypes} from 'custom-element-jet-brains-integration'
import {generateVsCodeCustomElementData} from 'custom-element-vs-code-integration'
import {execFileSync} from 'node:child_process'
import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {basename} from 'node:path'
import {buildSite, WORD_MODULES} from '../site/build.js'
import {withPolicy} from '../site/policy.js'
import {zipFiles} from '../site/zip.js'
import {bundles, carriers} from './bundles.js'
import {billOfMaterials, licenceTexts, bundledParts} from './licences.js'
import {FRAMEWORKS} from './frameworks.js'
import {generate} from './generate.js'
import {filesFrom} from './lms.js'
import {declarationFrom, manifestFrom} from './manifest.js'
import {readReference} from './reference.js'
import {inEveryLanguage} from './words.js'

const MODULES = {
	'n-queens': 'nqueens',
	...Object.fromEntries(['searches', 'count', 'solutions', 'complete', 'check'].map(name => [name, name])),
}

async function site() {
	const reference = readReference()
	await buildSite('dist', reference, await inEveryLanguage(...WORD_MODULES))
	writeFileSync('dist/types/n-queens.d.ts', declarationFrom(reference))
	for (const [name, text] of Object.entries(FRAMEWORKS)) writeFileSync(`dist/types/${name}.d.ts`, text)
	const manifest = manifestFrom(reference)
	writeFileSync('dist/custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`)
	const quiet = {outdir: 'dist/', hideLogs: true}
	generateVsCodeCustomElementData(manifest, {...quiet, htmlFileName: 'html-custom-data.json', cssFileName: null})
	generateJetBrainsWebTypes(manifest, {...quiet, webTypesFileName: 'web-types.json', packageJson: false})
}

function tellParts(bundled) {
	const parts = bundledParts(bundled)
	writeFileSync('dist/LICENSES.txt', licenceTexts(parts))
	writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(billOfMaterials(parts), null, 2)}\n`)
}

const aloneOf = html => html.replace(/ *<footer.*<\/footer>\n/, '').replace('src="embed.js"', 'src="../embed.js"')

async function all() {
	rmSync('dist', {recursive: true, force: true})
	mkdirSync('dist')
	const bundled = await generate()
	const add = files => void bundled.push(...files)
	const build = async options => {
		const {metafile} = await esbuild.build({...options, metafile: true})
		add(Object.keys(metafile.inputs))
	}
	await Promise.all(bundles(add).map(build))
	const pages = ['index.html', 'web/embed/embed.html'].map(page => [basename(page), readFileSync(page, 'utf8')])
	mkdirSync('dist/alone')
	for (const [page, html] of [...pages, ['alone/embed.html', aloneOf(pages[1][1])]])
		writeFileSync(`dist/${page}`, withPolicy(html.replaceAll('"dist/', '"')))
	execFileSync('node_modules/tsc/bin/tsc', ['-p', 'web'], {stdio: 'inherit'})
	await site()
	tellParts(bundled)
	writeFileSync('build/scorm.zip', zipFiles(filesFrom('dist')))
	await Promise.all(carriers(add).map(build))
	tellParts(bundled)
	for (const [name, from] of Object.entries(MODULES)) copyFileSync(`build/${from}.wasm`, `dist/${name}.wasm`)
}

await (process.argv.includes('--site') ? site() : all())
