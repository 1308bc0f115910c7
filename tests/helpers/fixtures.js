const present = fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value?.length > 0))

/** Rows of a fixture: lines of a request, then indented lines of what it shows: figures, `! ` alerts, `NAME VALUE`. */
export function rowsOf(text) {
	const rows = []
	for (const [, request, lines] of text.matchAll(/((?:[^\t\n].*\n)+)((?:\t.*\n)*)/g)) {
		const shown = {figures: [], link: '', blanks: '', alerts: []} // in the order of shownIn
		for (const line of lines.trim().split(/\n\t/)) {
			const [, name, value] = /^(!|title|mode|address|link|blanks|fired)(?: (.*))?$/.exec(line) ?? []
			if (name === '!') shown.alerts.push(value)
			else if (name) shown[name] = value ?? ''
			else shown.figures.push(line)
		}
		rows.push([request.trimEnd(), shown])
	}
	return rows
}

/** Adds what a row of addresses.txt omits: the file, language, mode and address of the request, and for a walk title,
 * address and link of its first figure. */
export function wholeAddress([request, {title: own, ...shown}]) {
	const [path, query = ''] = request.split('?'),
		[, search, n, step] = /^([\w-]+) (\d+)(?: from \d+)?, step (\d+)/.exec(shown.figures[0]) ?? [],
		place = search && `?n=${n}&search=${search}&step=${step}`,
		lang = query.includes('lang=ja') ? 'ja' : 'en',
		mode = new URLSearchParams(query).get('view') ?? 'walk'
	if (path) return [`dist/${request}`, present({lang, ...shown, link: shown.link || (place && `index.html${place}`)})]
	const title = own ?? (place && mode === 'walk' && `${n} × ${n}, step ${Number(step).toLocaleString('en')}`),
		address = mode === 'walk' ? place : `?${query}`
	const whole = {
		title: title && `${title} · ${lang === 'ja' ? 'Nクイーン' : 'N-Queens'}`,
		lang,
		mode,
		address,
		...shown,
	}
	return [query ? `index.html?${query}` : 'index.html', present(whole)]
}

/** Adds what a row of snippets.txt omits: English, and the events of a walk. */
export const wholeSnippet = ({fired = 'begin, measured, step', ...shown}) =>
	present({lang: 'en', ...shown, fired: fired.split(', ').filter(Boolean)})

/** Opens lanes of addresses, one frame per lane, and returns [address, result]. Addresses of a lane share storage, so
 * they run in sequence. A result is taken when it equals `expected[address]`, or after `patience` ms. */
export async function openAll(lanes, expected, read, patience) {
	const openLane = async lane => {
		const frame = document.body.appendChild(document.createElement('iframe')),
			rows = []
		Object.assign(frame, {width: 900, height: 700, style: 'position: absolute; top: 0; left: 0'}) // in view
		for (const address of lane) {
			localStorage.clear()
			await new Promise(done => {
				frame.onload = done
				frame.src = `/${address}`
			})
			const inside = frame.contentWindow,
				wanted = JSON.stringify(expected[address]),
				end = Date.now() + patience
			for (const figure of inside.document.querySelectorAll('n-queens')) await figure.settled
			let seen = await read(inside)
			for (; JSON.stringify(seen) !== wanted && Date.now() < end; seen = await read(inside))
				await new Promise(done => setTimeout(done, 20))
			rows.push([address, seen])
		}
		frame.remove()
		return rows
	}
	return (await Promise.all(lanes.map(openLane))).flat()
}

export async function shownIn({document, location, fired}) {
	const textOf = ({textContent}) => textContent.replace(/\s+/g, ' ').trim(),
		squares = list => list.map(({row, col}) => `${row},${col}`).join(' '),
		all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(one => one.checkVisibility())
	const figureOf = ({mode, n, moment, given, blocked, example, as}) => {
		if (mode === 'board') return `board ${n}: ${squares(given)} | ${squares(blocked)}`.trimEnd()
		if (mode === 'check') return `check ${n} ${example} ${as}`
		if (mode === 'exam') return 'exam'
		const {search, startRow, step, queens} = moment
		const from = startRow ? ` from ${startRow}` : '',
			columns = [...queens].map(col => (col < 0 ? '-' : col)).join(' ')
		return `${search} ${n}${from}, step ${step}: ${columns}`
	}
	const [main] = all('main'),
		figures = all('n-queens').filter(({updateComplete}) => updateComplete)
	for (const figure of figures) await figure.settled
	const link = document.querySelector('a[href^="index.html"]')?.getAttribute('href'),
		blanks = all('label', main).map(label => /Blank \((\w)\)/.exec(textOf(label))?.[1]),
		alerts = [document, ...figures.map(({shadowRoot}) => shadowRoot)].flatMap(root => all('[role=alert] > *', root))
	const seen = {
		title: main?.dataset.mode && document.title,
		lang: document.documentElement.lang,
		mode: main?.dataset.mode,
		address: main?.dataset.mode && location.search,
		figures: figures.map(figureOf),
		link,
		blanks: blanks.join(''),
		alerts: alerts.map(alert => textOf(alert).slice(0, 60).trimEnd()).filter(Boolean),
		fired,
	}
	return Object.fromEntries(Object.entries(seen).filter(([, value]) => value?.length > 0))
}
