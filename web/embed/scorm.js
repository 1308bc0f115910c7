// The page of a SCORM or cmi5 package: connects a figure in a frame (SPLICE) with a platform (lms.js, cmi5.js).
// Invariants: answers stay in this browser until the platform accepts them; all tabs with this page continue from the
// newest answers.

import own from '#words/lms'
import {forget, store, stored} from '../ui/storage.js'
import {firstLanguage, wordsIn} from '../words/index.js'
import {NOTHING_KEPT, newerState} from './attempts.js'
import {launched} from './cmi5.js'
import {lmsAround} from './lms.js'

const {lang, dataset} = document.documentElement,
	{id, version, frame: address, pass: mark, attempts: most} = dataset,
	words = wordsIn(firstLanguage(lang), own),
	pass = mark === undefined ? null : Number(mark) / 100,
	attempts = most === undefined ? Infinity : Number(most),
	asks = dataset.asks !== undefined

/** lms: the platform, with the methods of lms.js, or null; place: key of the answers in this browser's storage */
let lms = null,
	place = '',
	isRejectedLaunch = false
let state = NOTHING_KEPT
let isGone = false,
	isRejected = false,
	tally = {asked: 0, total: null}

function takesUp(text) {
	const before = state
	state = newerState(state, text)
	return state !== before
}

function save() {
	state = {...state, count: state.count + 1}
	store(place, JSON.stringify(state))
	hand()
}

async function hand() {
	const {best, isDone} = state,
		isPassed = pass === null ? null : best >= pass
	isGone = !(await lms.keep({
		text: JSON.stringify(state),
		score: asks ? best : null,
		isDone: isDone || !asks,
		isPassed,
	}))
	if (!isGone) forget(place)
	draw()
}

const frame = document.createElement('iframe')
function show() {
	const isLimited = lms && Number.isFinite(attempts),
		attempt = isLimited ? `&attempt=${state.attempt < attempts ? 'next' : 'last'}` : ''
	frame.setAttribute('src', address + attempt)
}

const MOST_LETTERS = 250

const square = one => (one?.row >= 0 ? `R${one.row + 1}C${one.col + 1}` : String(one ?? ''))
const textOf = answer => [answer].flat().map(square).join(' ').slice(0, MOST_LETTERS)

const LISTENERS = {
	'lti.frameResize': ({height}) => void (frame.style.height = `${Number(height) || 0}px`),
	'SPLICE.getState': ({message_id}) =>
		lms &&
		frame.contentWindow.postMessage({subject: 'SPLICE.getState.response', message_id, state: state.progress}, '*'),
	'SPLICE.sendEvent': ({name, data}) => {
		if (name === 'n-queens-answer') record(data)
		if (name === 'n-queens-score') tally = data
	},
	'SPLICE.reportScoreAndState': report,
}

function record({question, answer, expected, right}) {
	const result = answer === null ? 'shown' : right ? 'right' : 'wrong'
	lms?.answered({id: question.replace(':', '-'), answer: textOf(answer), expected: textOf(expected), result})
}

function report({score, state: progress}) {
	if (!lms) return
	const {asked, total} = tally,
		isForgotten = asked === 0 && state.progress !== null
	if (isForgotten && state.attempt >= attempts) {
		isRejected = true
		show() // the new frame requests the stored answers
		return draw()
	}
	const attempt = state.attempt + Number(isForgotten),
		isDone = state.isDone || (total !== null && asked >= total)
	state = {...state, attempt, best: Math.max(state.best, score), isDone, progress: asked > 0 ? progress : null}
	isRejected = false
	save()
	if (isForgotten) show()
}

addEventListener('message', ({source, data}) => {
	if (source === frame.contentWindow && typeof data?.subject === 'string') LISTENERS[data.subject]?.(data)
})

const status = document.createElement('p')
status.setAttribute('role', 'status')

function draw() {
	const {attempt, best, progress} = state,
		isOver = state.isDone && progress !== null
	const texts = [
		Number.isFinite(attempts) && asks && words.attempt(attempt, attempts),
		isOver && !isGone && words.result(best),
		isOver && !isGone && pass !== null && (best >= pass ? words.passed : words.failed)(pass),
		isOver && attempt < attempts && (Number.isFinite(attempts) ? words.next : words.again),
		(isRejected || (isOver && attempt >= attempts)) && words.noMore,
		isGone && words.gone,
	]
	status.textContent = (isRejectedLaunch ? [words.relaunch] : texts).filter(Boolean).join(' ')
}

const style = new CSSStyleSheet()
style.replaceSync(`:root{color-scheme:light dark}body{margin:0;font:400 0.875rem/1.5 system-ui,sans-serif}
iframe{display:block;width:100%;height:40rem;border:0}
p{margin:0;padding:0.25rem 0.75rem;max-width:60rem}p:empty{display:none}`)
document.adoptedStyleSheets = [style]

async function begin() {
	const launch = () => launched(location.search).catch(() => void (isRejectedLaunch = true))
	lms = version === 'cmi5' ? await launch() : lmsAround(window, version)
	place = `scorm ${id} ${lms?.learner}`
	if (isRejectedLaunch) draw()
	if (lms) {
		takesUp(lms.state)
		const wasLost = takesUp(stored(place)) // the browser has newer answers than the platform
		draw()
		if (wasLost || !asks) hand()
	}
	frame.title = document.title
	show()
	document.body.append(status, frame)
}

addEventListener('storage', ({key, newValue}) => {
	if (!lms || !key?.endsWith(place) || !takesUp(newValue)) return
	isGone = false
	show()
	draw()
})
addEventListener('online', () => isGone && hand())
addEventListener('pagehide', () => {
	if (isGone) hand()
	lms?.leave()
})
addEventListener('pageshow', ({persisted}) => persisted && lms && location.reload())

begin()
