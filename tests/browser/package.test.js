import {equal, match} from '#test'
import * as esbuild from 'esbuild'
import {execFileSync} from 'node:child_process'
import {readFileSync, symlinkSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {installed} from '../helpers/package.js'
import {$, figure, HTML, chromiumSuite, moment} from '../helpers/pages.js'

const it = await installed()
it.write('plain.html', `${HTML}<script src="node_modules/n-queens/dist/n-queens.js"></script>`)

const {opened} = chromiumSuite('package', {folder: it.folder})

const at = (page, step) =>
	page.waitFor(step => {
		const {n, search, step: now} = moment()
		return figure().step === step && $('canvas').width > 0 && [n, search, now]
	}, step)

opened('the class has exactly the members of its manifest', 'plain.html', async page => {
	const manifest = JSON.parse(readFileSync(join(it.installed, 'dist/custom-elements.json'), 'utf8'))
	const [{attributes, members}] = manifest.modules[0].declarations
	const source = readFileSync('web/figure/element.js', 'utf8')
	const internal = [...source.matchAll(/@internal[^\n]*\n\s*(?:get )?(\w+)/g)].map(([, name]) => name)
	const seen = await page.eval(() => {
		const {prototype, observedAttributes} = customElements.get('n-queens'),
			inherited = Object.getPrototypeOf(prototype)
		return [observedAttributes, Object.getOwnPropertyNames(prototype).filter(name => !(name in inherited))]
	})
	const listed = seen[1].filter(name => !internal.includes(name) && !/Callback$/.test(name))
	const named = [attributes, members].map(all => all.map(({name}) => name).sort())
	equal([seen[0].sort(), listed.sort()], named)
})

const FRAME = 'node_modules/n-queens/dist/alone/embed.html?n=5&search=completion&step=9&views=board,code&lang=en'
for (const from of ['web', 'disk'])
	opened(`embed.html of the tarball finds its files and has no link, from ${from}`, FRAME, {from}, async page => {
		equal(await at(page, 9), [5, 'completion', 9])
		await page.shows('[part=code]')
		equal(await page.eval(() => [document.title, document.querySelector('a')]), [
			'N-Queens, 5 × 5: Completion, fewest squares first',
			null,
		])
	})

const REACT_APP = `
  import { createElement, StrictMode, useEffect, useRef, useState } from 'react'
  import { NQueens } from 'n-queens/react'
  globalThis.heard = []
  export function App() {
    const [n, setN] = useState(6), ref = useRef(null)
    const usual = n > 6 ? {} : { attacks: true, theme: 'dark', stops: ['solution', 12], startRow: 2 }
    const onNQueensStep = ({ detail: { step } }) => void heard.push([n, step])
    const props = { n, search: 'wraparound', step: 7, views: ['board', 'narration'], className: 'wide', ...usual }
    return createElement(StrictMode, null,
      createElement('button', { id: 'grow', onClick: () => setN(n + 1) }, 'grow'),
      createElement('button', { id: 'seek', onClick: () => ref.current.seek(9) }, 'seek'),
      createElement(NQueens, { ...props, onNQueensStep, ref }, 'a drawing'))
  }`
const SERVER = `import { createElement } from 'react'
  import { renderToString } from 'react-dom/server'
  import { App } from './app.mjs'
  console.log(renderToString(createElement(App)))`
const CLIENT = `import { createElement } from 'react'
  import { createRoot, hydrateRoot } from 'react-dom/client'
  import { App } from './app.mjs'
  const root = document.getElementById('root'), app = createElement(App)
  if (root.firstChild) hydrateRoot(root, app, { onRecoverableError: error => console.error(error) })
  else createRoot(root).render(app)`

for (const name of ['react', 'react-dom'])
	symlinkSync(resolve('node_modules', name), join(it.folder, 'node_modules', name))
it.write('app.mjs', REACT_APP)
const written = execFileSync(process.execPath, [it.write('server.mjs', SERVER)], {encoding: 'utf8'}).trim()
await esbuild.build({
	entryPoints: [it.write('client.mjs', CLIENT)],
	define: {'process.env.NODE_ENV': '"development"'},
	...{bundle: true, format: 'iife', outfile: join(it.folder, 'client.js'), logLevel: 'silent'},
})
for (const [name, markup] of Object.entries({'written.html': written, 'empty.html': ''}))
	it.write(name, `${HTML}<div id="root">${markup}</div><script src="client.js"></script>`)

const {opened: withReact, test} = chromiumSuite('react', {folder: it.folder})

test('server-side rendering writes properties as attributes, no listeners', () => {
	match(
		written,
		'<n-queens class="wide" n="6" search="wraparound" step="7" views="board narration" attacks="" theme="dark" ' +
			'stops="solution 12" start-row="2">a drawing</n-queens>',
	)
})

for (const [how, address] of Object.entries({'on server markup': 'written.html', 'in an empty page': 'empty.html'}))
	withReact(`${how} the figure has its properties, fires events once, and renders again`, address, async page => {
		const seen = size =>
			page.waitFor(size => {
				const {n, search, views, attacks, theme, stops, startRow, className} = figure()
				const isThere = n === size && $('canvas').width > 0 && figure().length > 0
				return isThere && [figure().getAttribute('step'), search, views, attacks, theme, stops, startRow, className]
			}, size)
		for (const [n, ...usual] of [
			[6, true, 'dark', ['solution', 12], 2],
			[7, false, 'auto', [], 0],
		]) {
			if (n > 6) await page.push('#grow')
			equal(await seen(n), ['7', 'wraparound', ['board', 'narration'], ...usual, 'wide'])
			await page.eval(() => figure().settled)
			await page.eval(() => void (window.heard.length = 0))
			await page.push('#seek')
			await page.waitFor(() => figure().step === 9 && window.heard.length > 0)
			equal(await page.eval(() => window.heard), [[n, 9]])
		}
	})
