import {equal, is} from '#test'
import {comesTo, indexWith, isDone, isOpen, Q12, Q16, shown} from '../helpers/counting.js'
import {$, folderOf, inBrowsers, text} from '../helpers/pages.js'

const HOSTS = {
	sandboxed: {policy: 'sandbox allow-scripts'},
	'no-wasm': {policy: "script-src 'self'; worker-src blob:"},
	'no-workers': {policy: "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; worker-src 'none'"},
	'throwing-storage': {
		script: `Object.defineProperty(window, "indexedDB", {
			get() { throw new DOMException("rejected", "SecurityError") }
		})`,
	},
	'no-storage': {script: 'Object.defineProperty(window, "indexedDB", { value: undefined })'},
	'silent-storage': {script: 'IDBFactory.prototype.open = () => new EventTarget()'},
	card: {
		script: `Object.defineProperty(GPUAdapter.prototype, 'info', {value: {description: 'Stand-in', vendor: 'tests'}})
		const {requestDevice} = GPUAdapter.prototype
		GPUAdapter.prototype.requestDevice = async function (wishes) {
			const device = await requestDevice.call(this, wishes)
			if (window.isLost) device.destroy()
			return device
		}`,
	},
}

const pages = Object.entries(HOSTS).map(([name, {script = ''}]) => [`${name}.html`, indexWith(script)])
const policies = Object.fromEntries(Object.entries(HOSTS).map(([name, {policy}]) => [`/${name}.html`, policy]))

for (const {opened, inChromium} of inBrowsers('counting on hosts', {
	from: 'web',
	folder: () => folderOf(Object.fromEntries(pages), {dist: 'dist'}),
	policies,
	until: isOpen,
})) {
	for (const host of ['sandboxed', 'throwing-storage', 'no-storage', 'silent-storage']) {
		const test = HOSTS[host].policy ? opened : inChromium
		test(`a count without storage says so: ${host}`, `${host}.html?view=count&n=16`, async page => {
			await page.waitFor(isDone)
			await page.says('#keeping', /cannot store anything/)
			equal((await page.eval(shown)).totals, Q16)
		})
	}

	inChromium('a chosen graphics card counts; if it fails, its error is shown', 'card.html?view=count', async page => {
		await page.shows('#count-card')
		await page.says('#count', 'Graphics card: Stand-in, tests')
		await page.choose({'count-n': 12, 'count-card': true})
		await page.says('#count', 'with the graphics card.')
		await page.push('#count-go')
		await page.waitFor(isDone)
		equal((await page.eval(shown)).totals, Q12)
		await page.says('#count dl', 'Stand-in, tests')
		await page.eval(() => (window.isLost = true))
		await page.push('#count-go')
		await page.says('#count', /Stand-in, tests stopped: .*destroyed; the processor counts on\./)
		await page.waitFor(isDone)
	})

	opened(
		'without workers the page itself counts, and stays responsive',
		'no-workers.html?view=count',
		{errors: true},
		async page => {
			await page.choose({'count-n': 19})
			await page.push('#count-go')
			await page.says('#count', 'the page itself counts')
			await page.push('#count-cancel')
			await page.choose({'count-n': 12})
			await page.push('#count-go')
			await comesTo(page, Q12)
		},
	)

	opened('a count that cannot run says why', 'no-wasm.html?view=count&n=12', {errors: true}, async page => {
		await page.says('#count [role=alert]', 'The count cannot run here: WebAssembly is forbidden')
		is(await page.eval(text, '#count section > p'), 'This cannot be counted.')
		is(await page.eval(() => $('#count progress')), null)
	})
}
