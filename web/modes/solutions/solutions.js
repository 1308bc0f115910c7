// The mode that shows all solutions, a script of its own: page.js loads it when it is first opened. Wires the choice, the boards as
// they come, the grid and the parts around it to the page; decides nothing itself.
//
// Invariants: what is drawn follows from the choice and from what has come by then; whatever was asked for of an earlier choice
// is broken off or dropped. While the view is hidden it draws nothing and fetches nothing.

import { html, render, nothing } from 'lit'
import { live } from 'lit/directives/live.js'
import * as engine from '../../engine/solutions.js'
import { MAX_SOLUTIONS_N } from '../../engine/known.js'
import { numberIn } from '../../figure/attributes.js'
import { Boards } from './boards.js'
import { chosenView, imagesView, pagerView } from './detail.js'
import { EXERCISE_N, exerciseView, solvedExercise } from './exercise.js'
import { placeAfter } from '../../ui/grid.js'
import { Grid } from './grid.js'
import { isPlain } from '../../ui/keys.js'
import { judged, questionView } from './question.js'
import { Take } from './take.js'
import { chosen, listed, MAX_CLASSES_N, solutionsOf, stepsTo } from './state.js'

/** A board that comes sooner than this is waited for with the one before it on screen. */
const PATIENCE_MS = 200
/** The numbers of all eight images are found unasked up to here; beyond, when one is asked for. */
const NUMBERED_UNASKED_N = 14
/** A walk of more steps takes so long that one should know. */
const FAR_STEPS = 2e9
/** @type {Record<number, string>} by how many boards a class has */
const OWN_SYMMETRY = { 4: '↻ 180°', 2: '↻ 90°' }

/**
 * @param {HTMLElement} host  empty, this view's alone
 * @param {object} page
 * @param {import('./state.js').Choice} page.values
 * @param {any} page.words
 * @param {typeof import('../../engine/index.js').walk} page.walk
 * @param {typeof import('../../engine/index.js').searches} page.searches
 * @param {typeof import('../../engine/index.js').format} page.format
 * @param {() => void} page.changed  the title or what the address says may have
 * @param {(view: string, values: object) => void} page.go  to another view
 */
export function open(host, { values, words, walk, searches, format, changed, go }) {
	let choice = chosen(values)
	let shown = false,
		due = 0
	/** @type {Boards} */ let boards
	/** The list of classes of this n, once it is there. @type {import('../../engine/solutions-instance.js').SolutionClass[]|null} */ let list =
		null
	/** What is known of the chosen board. @type {import('./detail.js').Shown|null} */ let about = null
	let since = 0,
		wrong = ''
	let search = 'flags',
		offered = ['flags']
	let asked = { text: '', verdict: /** @type {import('./question.js').Verdict} */ ({ kind: 'none' }) }
	/** Of the question that is asked. */ let asking = new AbortController()
	/** @type {import('./exercise.js').Exercise|null} */ let exercise = null
	/** @type {Grid|null} */ let grid = null
	let finding = new AbortController()
	let fault = ''
	const away = new Take({ engine, format, changed: drawSoon })

	// --- the choice -------------------------------------------------------------------------------------------

	function choose(change) {
		const before = choice
		choice = chosen(change, choice)
		wrong = ''
		finding.abort()
		if (choice.n !== before.n) begin()
		if (choice.k !== before.k) since = performance.now()
		if (choice.k !== before.k) setTimeout(drawSoon, PATIENCE_MS)
		want()
		changed()
		drawSoon()
	}

	/** Another n: what was known of the one before is forgotten. */
	function begin() {
		const { n } = choice
		boards?.close()
		boards = new Boards({
			count: solutionsOf(n),
			fetch: (from, count, watched) => fetchPage(n, from, count, watched),
			changed: arrived,
		})
		list = null
		about = null
		since = 0
		if (n <= MAX_CLASSES_N) classesOf(n).then(classes => n === choice.n && ((list = classes.list), drawSoon()), failed)
		if (n === EXERCISE_N && !exercise)
			solvedExercise({ walk, searches }, engine).then(solved => ((exercise = solved), drawSoon()), failed)
	}

	async function fetchPage(n, from, count, watched) {
		const entries = []
		for (const board of await engine.boardsFrom(n, from, count, watched))
			entries.push({ board, size: (await engine.canonical(board)).size })
		return entries
	}

	/** The classes of an n as a list, and their places in it by their boards. @type {Map<number, Promise<{list: any[], places: Map<string, number>}>>} */
	const classesByN = new Map()
	function classesOf(n) {
		if (!classesByN.has(n))
			classesByN.set(
				n,
				engine
					.classes(n)
					.then(list => ({ list, places: new Map(list.map(({ board }, place) => [board.join(), place])) })),
			)
		return classesByN.get(n)
	}

	function failed(error) {
		fault = error.message
		drawSoon()
	}

	/** The place of a board's class, from 0; undefined where classes are not listed. */
	async function placeOfClass(n, board) {
		return n > MAX_CLASSES_N ? undefined : (await classesOf(n)).places.get((await engine.canonical(board)).board.join())
	}

	/** Fetches what is to be seen, the chosen board first. */
	function want() {
		if (!shown || fault) return
		const { from, to } = grid && !choice.classes ? grid.range : { from: 0, to: 0 }
		boards.want([choice.k, ...Array.from({ length: to - from }, (_, i) => from + 1 + i)])
		take()
	}

	/** Boards have come, or come closer: mostly those that are scrolled to, which are the grid's alone. */
	function arrived() {
		const isAwaited = about?.k !== choice.k
		if (boards.fault) return failed(boards.fault)
		take()
		if (isAwaited) drawSoon()
		else if (shown) grid?.drawSoon()
	}

	/** Takes up the chosen board once it is here, and finds out what there is to know of it. */
	function take() {
		const { n, k } = choice,
			entry = boards.at(k)
		if (!entry || (about?.k === k && about.board)) return
		finding.abort()
		finding = new AbortController()
		about = { n, k, board: entry.board, part: 1, size: entry.size, place: undefined, images: about?.images ?? null }
		learn(about, finding.signal).catch(error => finding.signal.aborted || failed(error))
	}

	/** @param {import('./detail.js').Shown} known @param {AbortSignal} signal */
	async function learn(known, signal) {
		const { n, k, board } = known
		known.place = await placeOfClass(n, board)
		const images = (await engine.images(board)).map(image => ({
			...image,
			number: image.number === undefined ? (image.board.join() === board.join() ? k : undefined) : Number(image.number),
		}))
		if (signal.aborted) return
		known.images = images
		drawSoon()
		if (n > NUMBERED_UNASKED_N) return
		for (const image of images) await numbered(image, images, signal)
	}

	/** Finds the number of an image, and of those equal to it. */
	async function numbered(image, images, signal) {
		if (image.number !== undefined) return
		const number = Number(await engine.indexOf(image.board, { signal, onProgress: part => tellPart(image, part) }))
		for (const other of images) if (other.board.join() === image.board.join()) other.number = number
		drawSoon()
	}

	function tellPart(image, part) {
		image.part = part
		drawSoon()
	}

	// --- acts -------------------------------------------------------------------------------------------------

	const placeOfChosen = () => (choice.classes ? (about?.k === choice.k ? (about.place ?? -1) : -1) : choice.k - 1)
	const numberAt = place => (choice.classes ? Number(list[place].number) : place + 1)
	const chooseAt = place => (choice.classes && !list ? undefined : choose({ k: numberAt(place) }))

	const act = {
		choose,
		step(key) {
			const to = placeAfter(key, placeOfChosen(), { count: listed(choice), columns: 1 })
			if (to !== undefined && placeOfChosen() >= 0) chooseAt(to)
		},
		submit(event) {
			event.preventDefault()
			const input = host.querySelector('#number'),
				number = numberIn(input.value)
			if (number >= 1 && number <= listed(choice)) return chooseAt(number - 1)
			wrong = input.value.trim() === '' ? '' : input.value
			drawSoon()
		},
		/** Shows an image of the chosen board, finding its number first where it is not known. */
		async showBoard(image) {
			const { signal } = finding
			try {
				if (image.number === undefined) tellPart(image, 0)
				await numbered(image, about.images, signal)
				choose({ k: image.number })
			} catch (error) {
				if (!signal.aborted) failed(error) // otherwise another board was chosen meanwhile
			}
		},
		stop: () => about && choose({ k: about.k }),
		walk: k => go('walk', { n: choice.n, search, solution: k }),
		walkFrom: row => go('walk', { n: EXERCISE_N, search: 'wraparound', 'start-row': row, solution: 1 }),
		search(id) {
			search = id
			drawSoon()
		},
		isFar: k => (stepsTo({ ...choice, k }) > FAR_STEPS ? stepsTo({ ...choice, k }) : 0),
		show: (n, k) => {
			choose({ n, k })
			host.scrollIntoView()
		},
		ask,
	}

	async function ask(text) {
		asking.abort()
		const { signal } = (asking = new AbortController())
		asked = { ...asked, text }
		try {
			const verdict = await judged(text, engine.attacks)
			if (signal.aborted) return
			asked = { text, verdict }
			drawSoon()
			if (verdict.kind !== 'board' || !verdict.board || verdict.n > MAX_SOLUTIONS_N) return
			verdict.number = Number(await engine.indexOf(verdict.board, { signal }))
			verdict.place = await placeOfClass(verdict.n, verdict.board)
			drawSoon()
		} catch (error) {
			if (!signal.aborted) failed(error)
		}
	}

	// --- drawing ----------------------------------------------------------------------------------------------

	function drawSoon() {
		if (shown) due ||= requestAnimationFrame(draw)
	}

	/** The chosen board; while it is being looked for the one before, and, if that lasts, none. @returns {import('./detail.js').Shown} */
	function present() {
		const { n, k } = choice
		if (about && (about.k === k || performance.now() - since < PATIENCE_MS)) return about
		return { n, k, board: null, part: boards.part, size: undefined, place: undefined, images: null }
	}

	function draw() {
		due = 0
		const count = listed(choice),
			{ n, k, classes } = choice
		const now = present(),
			isEmpty = solutionsOf(n) === 0
		const look = {
			words,
			act,
			searches: offered,
			search,
			nameOf: id => words.searches[id]?.name ?? id,
			takeView: away.view(n, now.board ? now : null, words),
		}
		render(
			html`
      ${choicesView()}
      ${fault ? html`<p class="fault" role="alert">${words.fault(fault)}</p>` : nothing}
      ${
				isEmpty
					? html`<p class="sentence">${words.noSolution(n)}</p>`
					: html`
        <section class="chosen"><h2 class="hidden">${words.chosenLabel}</h2>${pagerView({ count, place: placeOfChosen(), wrong, isClasses: classes }, look)}${chosenView(now, look)}</section>`
			}
      <section class="all" ?hidden=${isEmpty}><h2 class="hidden">${words.allLabel}</h2>
        ${count === 0 ? html`<p>${words.noClasses(MAX_CLASSES_N)} <button type="button" class="plain" @click=${() => choose({ classes: false })}>${words.listAll}</button></p>` : nothing}
        <div class="grid" role="grid" ?hidden=${count === 0}></div>
        ${
					count > 1
						? html`<input type="range" id="overview" min="1" max=${count} step="1" .value=${live(String(Math.max(0, placeOfChosen()) + 1))} aria-label=${words.overview} aria-valuetext=${words.placeIn(Math.max(0, placeOfChosen()) + 1, count)}
          @input=${event => chooseAt(Number(event.target.value) - 1)}>`
						: nothing
				}
        <p class="small">${classes ? words.classesMeaning : words.gridHint}</p>
      </section>
      ${isEmpty ? nothing : imagesView(now, look)}
      ${questionView(asked, look)}
      ${n === EXERCISE_N ? exerciseView(exercise, { words, k, act }) : nothing}
      <p class="hidden" role="status" aria-live="polite">${said()}</p>`,
			host,
		)
		drawGrid(count)
	}

	const choicesView = () => html`<div class="ask">
    <label class="select"><span>${words.board}</span><select id="solutions-n" .value=${live(String(choice.n))} @change=${event => choose({ n: Number(event.target.value) })}>
      ${Array.from({ length: MAX_SOLUTIONS_N }, (_, i) => i + 1).map(n => html`<option value=${n} ?selected=${n === choice.n}>${words.boardSize(n)}</option>`)}</select></label>
    <fieldset class="which"><legend>${words.which}</legend>${[false, true].map(classes => html`<label><input type="radio" name="classes" .checked=${live(choice.classes === classes)} @change=${() => choose({ classes })}> ${words.lists(classes, listed({ ...choice, classes }))}</label>`)}</fieldset>
  </div>`

	/** The grid keeps its place in the page, and draws what is in it by itself. */
	function drawGrid(count) {
		if (count === 0 || (choice.classes && !list)) return
		grid ??= new Grid(host.querySelector('.grid'), {
			choose: chooseAt,
			open: place => act.walk(numberAt(place)),
			inView: () => want(),
		})
		const { n, classes } = choice
		grid.show({
			key: `${words.language} ${n} ${classes}`,
			n,
			count,
			chosen: placeOfChosen(),
			label: classes ? words.classesLabel(n) : words.gridLabel(n),
			...(classes ? CLASSES_LISTED : SOLUTIONS_LISTED),
		})
	}

	const below = (place, size, note) => ({
		caption: words.count(place + 1),
		note: `${note}${OWN_SYMMETRY[size] ?? ''}`,
		stands: size in OWN_SYMMETRY,
	})

	const SOLUTIONS_LISTED = {
		board: place => boards.at(place + 1)?.board,
		below: place => below(place, boards.at(place + 1)?.size, ''),
		name(place) {
			const entry = boards.at(place + 1)
			return words.cell(place + 1, entry && words.positions(entry.board), entry?.size)
		},
	}

	const CLASSES_LISTED = {
		board: place => list[place].board,
		below: place => below(place, list[place].size, `×${list[place].size} `),
		name(place) {
			const { board, size, number } = list[place]
			return words.classCell(place + 1, size, Number(number), words.positions(board))
		},
	}

	/** For ears, where the grid does not say it. */
	const said = () =>
		about?.k === choice.k && !host.querySelector('.grid')?.contains(document.activeElement)
			? words.said(choice.k, solutionsOf(choice.n), words.positions(about.board))
			: ''

	searches().then(types => {
		offered = types.filter(({ stopsAtFirst }) => !stopsAtFirst).map(({ id }) => id)
		drawSoon()
	}, failed)
	begin()

	return {
		show() {
			shown = true
			want()
			draw()
			grid?.restore()
		},
		hide() {
			shown = false
			grid?.hide()
			boards.want([])
		},
		/** Other words, or other colours. @param {any} other */
		refresh(other) {
			words = other
			if (shown) draw()
		},
		/** @param {import('./state.js').Choice} wanted */
		visit: wanted => choose(wanted),
		query: () => choice,
		/** @param {string} title  the page's */
		title: title => title,
		/** Does what a key stands for; true when it stands for something. @param {KeyboardEvent} event */
		key(event) {
			if (!isPlain(event) || event.shiftKey) return false
			if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) act.step(event.key)
			else if (event.key === 'w') act.walk(choice.k)
			else if (event.key === 'Escape') act.stop()
			else return false
			return true
		},
		get help() {
			return { keys: words.keys, note: words.keysNote }
		},
	}
}
