// Makes dist/ from web/ and the WebAssembly modules of build/: the files that doc/javascript.md lists, and
//   page.js, .css   the page, and index.html
//   MODE.js, .css   other modes and dialogs of the page, loaded when opened
//   scorm.js        the pages of a SCORM package; lms.js writes a package and embeds all its files
//   recipes.html, tutorial.html, also as .LANG.html, with site.css, site.js and a picture: the site (site/build.js)
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

const MODULES = ['searches', 'count', 'solutions', 'complete', 'check']

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
	copyFileSync('build/nqueens.wasm', 'dist/n-queens.wasm')
	for (const name of MODULES) copyFileSync(`build/${name}.wasm`, `dist/${name}.wasm`)
}

await (process.argv.includes('--site') ? site() : all())
