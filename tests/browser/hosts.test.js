import {equal, is, match, ok} from '#test'
import {$, $$, figure, folderOf, HTML, inBrowsers, moment} from '../helpers/pages.js'

const policy = text => `<meta http-equiv="Content-Security-Policy" content="${text}">`
const page = (head, body) => `${HTML}${head}
	<script src="spy.js"></script><script src="dist/n-queens.js"></script>${body}`
const FIGURE = '<n-queens n="8" step="20">fallback</n-queens>'
const WITH_CHILDREN = '<n-queens n="8" step="20"><p>What the picture would show</p></n-queens>'
const BOARD = '<n-queens mode="board" n="6" given="0,1"></n-queens>'

const PAGES = {
	'no-workers.html': page(policy("worker-src 'none'; script-src 'self' 'wasm-unsafe-eval'"), FIGURE),
	'no-wasm.html': page(policy("script-src 'self'; worker-src 'none'"), WITH_CHILDREN),
	'no-wasm-but-workers.html': page(policy("script-src 'self'; worker-src blob:"), WITH_CHILDREN),
	'no-wasm-further.html': page(
		policy("script-src 'self'; worker-src blob:"),
		'<n-queens n="6" search="bitmask" step="40"></n-queens>',
	),
	'untrusted.html': page(policy("trusted-types 'none'"), FIGURE + BOARD),
	'distrusted.html': page(policy("require-trusted-types-for 'script'; trusted-types 'none'"), WITH_CHILDREN),
	'script-last.html': `<!doctype html><n-queens n="6" search="wraparound" start-row="2" step="9">fallback</n-queens>
    <n-queens n="77" theme="pink"></n-queens>
    <script>
      window.fired = []
      addEventListener('n-queens-error', event => window.fired.push(event.detail.name))
    </script><script src="dist/n-queens.js"></script>`,
}

const CHILDREN = 'without wasm-unsafe-eval a figure shows its children and one message'

/** A figure's message, or 'walks' if it has none: WebKitGTK ignores the policy. */
const messageOf = page => page.waitFor(() => (figure().length !== undefined ? 'walks' : $('[role=alert]')?.textContent))
const areMeasured = () => $$('n-queens').every(figure => figure.length !== undefined)

for (const {name, opened, inChromium} of inBrowsers('hosts', {
	from: 'web',
	errors: true,
	folder: folderOf(PAGES, {dist: 'dist', 'spy.js': 'tests/helpers/spy.js'}),
	ready: page => page.eval(() => void $$('n-queens').forEach(figure => figure.load?.())),
})) {
	opened("a figure without workers walks on the page's own thread", 'no-workers.html', async page => {
		await page.waitFor(areMeasured)
		is(await page.eval(() => figure().length), 23855)
		await page.eval(() => figure().next('solution'))
		await page.becomes(() => moment().queens, [0, 4, 7, 5, 2, 6, 1, 3])
	})

	for (const [title, file] of [
		[CHILDREN, 'no-wasm.html'],
		[CHILDREN, 'no-wasm-but-workers.html'],
		['without wasm-unsafe-eval a childless figure shows its board', 'no-wasm-further.html'],
	])
		opened(`${title}: ${file}`, file, async page => {
			const seen = await messageOf(page)
			if (seen === 'walks' && name === 'webkit') return
			match(seen, /script-src.*'wasm-unsafe-eval'/)
			if (title !== CHILDREN) return ok(await page.eval(() => $('canvas').width > 0))
			equal(await page.eval(() => [$$('[role=alert]').length, $('canvas')]), [1, null])
			ok(await page.eval(() => $('n-queens p').getClientRects().length > 0))
		})

	opened(
		'a figure walks and fetches its mode where no trusted-types policy is allowed',
		'untrusted.html',
		async page => {
			await page.isAt(20)
			await page.set('n', 12)
			await page.waitFor(() => window.spied.workers > 0)
			await page.eval(() => figure(1).load())
			await page.waitFor(() => $$('[role=gridcell]', 1).length === 36)
		},
	)

	opened('without a trusted-types policy for templates the children stay visible', 'distrusted.html', async page => {
		const seen = await page.waitFor(() => {
			if ($('canvas')?.width > 0) return 'drawn'
			return figure().shadowRoot?.firstElementChild?.localName === 'slot' && 'children'
		})
		if (seen === 'drawn') is(await page.eval(() => typeof window.trustedTypes), 'undefined')
		else ok(await page.eval(() => $('n-queens p').getClientRects().length > 0))
	})

	inChromium('a figure above its script starts once and reports each error once', 'script-last.html', async page => {
		await page.waitFor(areMeasured)
		const moments = () =>
			$$('n-queens').map(({moment: {n, search, startRow, step}}) => `${n} ${search} ${startRow} ${step}`)
		equal(await page.eval(moments), ['6 wraparound 2 9', '8 flags 0 0'])
		equal(await page.eval(() => window.fired.sort()), ['n', 'theme'])
	})
}
