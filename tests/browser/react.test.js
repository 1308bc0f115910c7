import {equal, match} from 'uvu/assert'
import * as esbuild from 'esbuild'
import {execFileSync} from 'node:child_process'
import {symlinkSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {installed} from '../helpers/package.js'
import {$, figure, HTML, chromiumSuite} from '../helpers/pages.js'

const APP = `
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

const it = await installed()
for (const name of ['react', 'react-dom'])
	symlinkSync(resolve('node_modules', name), join(it.folder, 'node_modules', name))
it.write('app.mjs', APP)
const written = execFileSync(process.execPath, [it.write('server.mjs', SERVER)], {encoding: 'utf8'}).trim()
await esbuild.build({
	entryPoints: [it.write('client.mjs', CLIENT)],
	define: {'process.env.NODE_ENV': '"development"'},
	...{bundle: true, format: 'iife', outfile: join(it.folder, 'client.js'), logLevel: 'silent'},
})
for (const [name, markup] of Object.entries({'written.html': written, 'empty.html': ''}))
	it.write(name, `${HTML}<div id="root">${markup}</div><script src="client.js"></script>`)

const {opened, test} = chromiumSuite('react', {folder: it.folder})

test('the server writes each property as an attribute, and no listener', () => {
	match(
		written,
		'<n-queens class="wide" n="6" search="wraparound" step="7" views="board narration" attacks="" theme="dark" ' +
			'stops="solution 12" start-row="2">a drawing</n-queens>',
	)
})

for (const [how, address] of Object.entries({'on server markup': 'written.html', 'in an empty page': 'empty.html'}))
	opened(`${how} the figure has its properties, fires events once, and renders again`, address, async page => {
		const seen = size =>
			page.waitFor(size => {
				const {n, search, views, attacks, theme, stops, startRow, className} = figure()
				const isThere = n === size && $('.board canvas').width > 0 && figure().length > 0
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
