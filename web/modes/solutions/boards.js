// The solutions of one n, fetched on demand, a page of boards at a time. At most MOST_PAGES pages stay in memory.

import {newest} from '../../engine/job.js'

export const PAGE = 48
const MOST_PAGES = 120

const pageOf = number => Math.floor((number - 1) / PAGE)

export function loadedBoards({count, fetch, changed}) {
	const pages = new Map(),
		work = newest()
	let wanted = [],
		fetching = null

	function keep(page, entries) {
		pages.delete(page)
		pages.set(page, entries)
		wanted = wanted.filter(other => other !== page)
		for (const oldest of pages.keys()) if (pages.size > MOST_PAGES) pages.delete(oldest)
	}

	async function fetchWanted() {
		while (wanted.length > 0 && !boards.fault) {
			fetching = wanted[0]
			const from = fetching * PAGE + 1,
				signal = work.begin()
			const onProgress = part => {
				boards.part = part
				changed()
			}
			boards.part = 0
			try {
				keep(fetching, await fetch(from, Math.min(PAGE, count - from + 1), {signal, onProgress}))
			} catch (error) {
				if (!signal.aborted) boards.fault = error
			}
			fetching = null
			changed()
		}
	}

	const boards = {
		part: 0,
		fault: null,
		at: number => pages.get(pageOf(number))?.[(number - 1) % PAGE],
		want(numbers) {
			wanted = [...new Set(numbers.filter(number => number >= 1 && number <= count).map(pageOf))]
			for (const page of wanted) if (pages.has(page)) keep(page, pages.get(page))
			if (fetching === null) fetchWanted()
			else if (!wanted.includes(fetching)) work.stop()
		},
	}
	return boards
}
