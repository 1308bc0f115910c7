import {equal, is, match, ok, test} from '#test'
import {readFileSync} from 'node:fs'
import {Window} from 'happy-dom'
import {JSDOM, VirtualConsole} from 'jsdom'

const SCRIPTS = {'n-queens': '', 'n-queens-study': ' views="board narration timeline counts code arrays stack tree"'}

function opened(script, body) {
	const thrown = [],
		warnings = [],
		virtualConsole = new VirtualConsole()
	virtualConsole.on('jsdomError', error => {
		if (!/Not implemented: HTMLCanvasElement/.test(error.message)) thrown.push(error.detail ?? error)
	})
	virtualConsole.on('warn', warning => warnings.push(warning))
	const {window} = new JSDOM(`<!doctype html><html lang="en"><body>${body}</body></html>`, {
		runScripts: 'outside-only',
		pretendToBeVisual: true,
		virtualConsole,
	})
	const unhandled = reason => thrown.push(reason)
	process.on('unhandledRejection', unhandled)
	window.eval(readFileSync(`dist/${script}.js`, 'utf8'))
	const close = () => process.off('unhandledRejection', unhandled)
	return {window, thrown, warnings, document: window.document, close}
}
const turns = async window => {
	for (let i = 0; i < 5; i++) await new Promise(done => window.requestAnimationFrame(done))
}

for (const [script, views] of Object.entries(SCRIPTS)) {
	test(`jsdom: a figure of ${script}.js is upgraded, drawn, changed and removed without an error`, async () => {
		const {window, document, thrown, warnings, close} = opened(script, `<n-queens n="6"${views}>In words.</n-queens>`)
		const figure = document.querySelector('n-queens')
		await turns(window)
		match(figure.shadowRoot.querySelector('.narration').textContent, /empty 6 × 6 board/)
		equal([figure.n, figure.moment.step, figure.playing], [6, 0, false])
		figure.n = 77
		figure.setAttribute('theme', 'dark')
		await turns(window)
		match(figure.shadowRoot.querySelector('.message').textContent, /n/)
		is(figure.getAttribute('theme'), 'dark')
		const made = Object.assign(document.createElement('n-queens'), {n: 4, search: 'first'})
		document.body.append(made)
		await turns(window)
		ok(made.shadowRoot.querySelector('canvas'))
		made.startRow = 2
		equal(
			['n', 'search', 'start-row'].map(name => made.getAttribute(name)),
			['4', 'first', '2'],
		)
		for (const one of [figure, made]) {
			one.load()
			await one.settled
		}
		match(
			warnings.join('; '),
			/^[^;]*browser feature[^;]*Response is not defined[^;]*Object\.assign[^;]*; doc\/embedding\.md\)$/,
		)
		figure.remove()
		made.remove()
		await turns(window)
		equal(thrown, [])
		window.close()
		close()
	})
}

test('happy-dom: a warning names what the window lacks; once it is added, the figure reaches its step', async () => {
	for (const lacking of [{}, {Response, DecompressionStream, Blob}]) {
		const window = new Window({
			settings: {enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true},
		})
		const warnings = []
		window.console.warn = text => warnings.push(text)
		Object.assign(window, lacking)
		window.document.body.innerHTML = '<n-queens n="6" step="9"></n-queens>'
		window.eval(readFileSync('dist/n-queens.js', 'utf8'))
		const figure = window.document.querySelector('n-queens')
		figure.load()
		await figure.settled
		const isWhole = 'Blob' in lacking
		is(figure.moment.step, isWhole ? 9 : 0)
		if (isWhole) equal(warnings, [])
		else match(warnings.join(), /browser feature is missing. \(.*not defined\) \(in tests: Object\.assign\(window, /)
		await window.happyDOM.close()
	}
})

test.run()
