import {equal, not} from '#test'
import {comesTo, isDone, isOpen, stored, Q12, Q16, shown} from '../helpers/counting.js'
import {$, chromiumSuite, inBrowsers, moment, text} from '../helpers/pages.js'

async function spoilStorage() {
	const opened = indexedDB.open('n-queens-counts')
	const store = await new Promise((done, fail) => {
		opened.onupgradeneeded = () => opened.result.createObjectStore('counts')
		opened.onsuccess = () => done(opened.result.transaction('counts', 'readwrite').objectStore('counts'))
		opened.onerror = fail
	})
	const saved = {version: 5, n: 12, way: 0, units: 9, done: [[0, 3]], sum: 7n, crc32c: '00000000', elapsed: 1}
	store.put({version: 5, n: 12, done: 3, units: 9, seconds: 1, at: 0, saved}, 'part 12')
	store.put({version: 4, n: 12, done: 9, units: 9, seconds: 1, at: 0, total: 7n}, 'result 12')
	await new Promise(done => (store.transaction.oncomplete = done))
	opened.result.close()
}

/** Blocks the page's thread by a synchronous request, which takes no processor time. Firefox delivers worker messages
 * during such a request, so there a loop blocks the thread. */
const standStill = ms => {
	if (navigator.userAgent.includes('Firefox')) for (const until = performance.now() + ms; performance.now() < until; );
	else {
		const request = new XMLHttpRequest()
		request.open('GET', `/still?${ms}`, false)
		request.send()
	}
}

for (const it of inBrowsers('faults around a count', {
	from: 'web',
	address: query => `index.html?view=count${query}`,
	until: isOpen,
	fresh: true,
})) {
	it.opened('invalid stored records do not change the total of a count', '', async page => {
		await page.eval(spoilStorage)
		await page.goto(`${it.web}/index.html?view=count&n=12`)
		await page.waitFor(`() => (${isDone})() || text('#count-go') === 'Resume'`)
		await page.eval(() => text('#count-go') === 'Resume' && $('#count-go').click())
		await comesTo(page, Q12)
	})

	it.opened('two pages with the same count both reach its total', '&n=16', async page => {
		await it.visit('&n=16', async other => {
			await comesTo(other, Q16)
		})
		await comesTo(page, Q16)
		await page.waitFor(stored, 'result 16')
	})

	it.inChromium('a count whose clock is set back shows the right total and no impossible time', '', async page => {
		await page.eval(() => {
			let at = 1e12
			Date.now = () => (at -= 3_600_000)
		})
		await page.fill('#count-n', '16', 'change')
		await page.push('#count-go')
		await page.waitFor(isDone)
		equal((await page.eval(shown)).totals, Q16)
		not.match(await page.eval(text, '#count'), /NaN|-\d|Invalid/)
	})

	it.inChromium('a count in a tab without animation frames shows its total in the title', '', async page => {
		await page.fill('#count-n', '16', 'change')
		await page.eval(() => {
			window.requestAnimationFrame = () => 0
			$('#count-go').click()
		})
		await page.waitFor(() => document.title.includes('14,772,512'))
	})

	it.opened('a count in a tab that freezes for long reaches its total', '&n=16', async page => {
		await page.waitFor(`() => $('#count-cancel') || (${isDone})()`)
		await page.eval(standStill, 7000)
		await comesTo(page, Q16)
	})
}

const {opened} = chromiumSuite('faults around a walk', {from: 'web', until: '[part=code] [aria-current]'})

opened('a walk plays on after its tab was frozen', 'n=8&step=1', async page => {
	await page.eval(() => document.querySelector('n-queens').play())
	await page.waitFor(() => moment().step > 3)
	await page.eval(standStill, 7000)
	const {step} = await page.eval(moment)
	await page.waitFor(step => moment().step > step, step)
})

const offline = 'a mode that cannot be fetched shows a message until it can be, and the walk goes on'
opened(offline, 'n=6&step=9', {errors: true}, async page => {
	await page.offline(true)
	await page.push('nav [href*="view=exam"]')
	await page.says('[role=alert]', 'did not load')
	await page.offline(false)
	await page.goBack()
	await page.shows('[data-mode=walk]:not([hidden])')
	await page.press('ArrowRight')
	await page.isAt(10)
	await page.waitFor(() => document.title.includes('step 10'))
	await page.push('nav [href*="view=exam"]')
	await page.shows('#exam-mark')
	await page.gone('[role=alert]')
})
