import {readText} from './folder.js'
import {$, $$, figure, text} from './shorthand.js'

export const Q12 = ['14200', '1787']
export const Q16 = ['14772512', '1846955']

export const indexWith = script => readText('index.html').replace('<head>', `<head><script>${script}</script>`)

export const shown = () => ({
	totals: $$('#count data').map(data => data.value),
	matches: $$('#count p:has([href*=oeis])').map(text),
	orbits: $$('#count dl[aria-label] dd').map(text),
	status: text('#count [role=status]'),
})

export const isDone = () => $$('#count data').length === 2

export const isOpen = () => $('#count-go') ?? figure()?.length

export const comesTo = (page, totals) => page.becomes(() => $$('#count data').map(data => data.value), totals)

export const stored = key =>
	new Promise(done => {
		const open = indexedDB.open('n-queens-counts')
		open.onerror = () => done(false)
		open.onsuccess = () => {
			const read = open.result.transaction('counts').objectStore('counts').get(key)
			read.onerror = () => done(false)
			read.onsuccess = ({target: {result}}) => done(result?.done > 0 || result?.total !== undefined)
			open.result.close()
		}
	})
