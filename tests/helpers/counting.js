// What laws about the mode that counts look at and do. Most of these run in the page: they use nothing from outside
// themselves.

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

/** A button of the count is pressed, as what `whenDone` does. */
export const presses = id => `() => document.getElementById('${id}').click()`

/** The count has come so far; then, at once, something is done in the page. @param {string | (() => any)} act */
export const whenDone = (page, part, act) =>
	page.eval(
		`async part => {
			const progress = () => document.querySelector('#count progress')?.value ?? 0
			for (let i = 0; i < 6000 && progress() < part; i++) await new Promise(done => setTimeout(done, 10))
			return (${act})()
		}`,
		part,
	)

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
