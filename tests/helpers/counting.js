// What laws about the mode that counts look at and do. Most of these run in the page: they use nothing from outside
// themselves.

import * as assert from 'uvu/assert'

export const COUNTED = {timeout: 120_000}

export const shown = () => {
	const plain = element => element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
	const text = selector => plain(document.querySelector(`#count ${selector}`))
	const all = (selector, read) => [...document.querySelectorAll(selector)].map(read)
	return {
		go: text('#count-go'),
		sentence: text('.count > .sentence'),
		totals: all('#count data', data => data.value),
		matches: all('#count .match', plain),
		orbits: all('.orbits dd', plain),
		status: text('.count [role=status]'),
		fault: text('.fault'),
		parts: text('.parts'),
	}
}

export const isDone = () => document.querySelectorAll('#count data').length === 2
/** The second figure has all it shows. */
export const walkedAll = () => document.querySelector('#nodes tbody tr:last-child td')?.textContent === '856,189'
export const isPaused = () =>
	document.getElementById('count-go').textContent === 'Resume' && document.querySelector('#count progress').value

export const isOpen = () => document.getElementById('count-go') ?? document.querySelector('n-queens')?.length

export const press = (page, id) => page.eval(id => document.getElementById(id).click(), id)

/** The same page in another visit offers to take up nothing. */
export async function offersNothing(page, web) {
	await page.goto(`${web}/index.html?view=count`)
	await page.waitFor(() => /takes about/.test(document.querySelector('.estimate')?.textContent))
	const {go, parts} = await page.eval(shown)
	assert.equal([go, parts], ['Count', ''])
}

/** What is kept: a part's units done, when more than so many; of a result, that it is. */
export const kept = (key, beyond = 0) =>
	new Promise(done => {
		const open = indexedDB.open('n-queens-counts')
		open.onerror = () => done(false)
		open.onsuccess = () => {
			const read = open.result.transaction('counts').objectStore('counts').get(key)
			read.onerror = () => done(false)
			read.onsuccess = () => done(read.result?.done > beyond ? read.result.done : read.result?.total !== undefined)
			open.result.close()
		}
	})
