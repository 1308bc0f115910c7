import {equal, is, ok} from '#test'
import {folderOf, inBrowsers, ofDist} from '../helpers/pages.js'

const HOSTS = {
	plain: ['', false],
	trusted: ["require-trusted-types-for 'script'; trusted-types n-queens", false],
	'no-workers': ["worker-src 'none'; script-src 'self' 'wasm-unsafe-eval'", true],
}
const pages = Object.entries(HOSTS).map(([name, [policy]]) => [
	`${name}.html`,
	`<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script type="module" src="ready.js">
	</script>`,
])
const READY = `import * as engine from './engine.mjs'; window.engine = engine`

const counted = async () => {
	const job = await window.engine.openCount(17, {workers: 2})
	let turns = 0,
		last
	const {port1, port2} = new MessageChannel()
	port1.onmessage = () => port2.postMessage(turns++)
	port2.postMessage(0)
	const total = await job.run({onProgress: progress => (last = progress)})
	port1.close()
	return {total: String(total), turns, last, units: job.plan.units}
}

for (const {opened} of inBrowsers('counting', {
	from: 'web',
	errors: true,
	folder: folderOf({...Object.fromEntries(pages), 'ready.js': READY}, ofDist(['engine.mjs'], '')),
	until: () => window.engine,
})) {
	for (const [host, [, isAlone]] of Object.entries(HOSTS))
		opened(`openCount() counts while the page stays responsive: ${host}`, `${host}.html`, async page => {
			const {total, turns, last, units} = await page.eval(counted)
			is(total, '95815104')
			equal([last.done, last.onOwnThread, last.workers === 0], [units, isAlone, isAlone])
			ok(turns > 10, `${turns} turns of the page meanwhile`)
			if (!isAlone) equal(await page.errors(), [])
		})
}
