// The compare mode: two searches next to each other. Playback stops while its boards are out of view.

import {html} from 'lit-html'
import {sentences as searchSentences} from '#words/searches'
import {boardOf, playHere} from '../../ui/play.js'
import {rejectionsView} from '../../ui/rejections.js'
import {makeScreen} from '../../ui/screen.js'
import {marked, unmarked} from '../../words/marked.js'
import {sentence} from '../../views/narration.js'
import * as comparison from './comparison.js'
import {boardChoice, clockView, searchChoice} from './controls.js'
import {makeCurvePlot} from './curve-plot.js'
import {lessonTexts} from './lesson.js'
import {SIDES, sideWalk} from './state.js'
import {studyIn} from './study.js'
import {meaningView, tableView} from './table.js'

const SAY_EVERY_MS = 2000
const OF_FIGURE = /^(Arrow|Home$|End$|Tab$|Escape$|\?$|[al]$)/i

let place, page, screen, curvePlot, study, inView, tellDrawn
let announced = '',
	saidAt = 0

export function open(itsPlace, itsPage) {
	place = itsPlace
	page = itsPage
	const {values, words, walk, searches, changed} = page
	screen = makeScreen(place, words, {
		ahead: () => true, // the figures draw their boards
		...{view: compareView, drawn, keys, shown: comparison.begin, hidden: comparison.pause},
	})
	const {drawSoon, failed} = screen
	curvePlot = makeCurvePlot()
	study = studyIn(place, {walk, searches}, drawSoon)
	comparison.start(values, {walk, changed, drawSoon, failed, drawn: new Promise(done => (tellDrawn = done))})
	inView = new IntersectionObserver(entries => comparison.setVisible(entries.at(-1).isIntersecting))
	const face = screen.face({
		visit: comparison.choose,
		carry: n => n !== comparison.choice.n && comparison.choose({n}),
		query: () => comparison.choice,
		title: title => `${screen.words.boardTitle(comparison.choice)} · ${title}`,
	})
	const keyOnBoard = event => {
		if (event.target.localName !== 'n-queens' || OF_FIGURE.test(event.key)) return
		event.stopPropagation()
		if (face.key(event)) event.preventDefault()
	}
	place.addEventListener('keydown', keyOnBoard, {capture: true})
	return face
}

function drawn() {
	tellDrawn()
	const {choice, playing, sides} = comparison,
		courses = comparison.courses(),
		{words} = screen
	inView.observe(place.querySelector('.sides'))
	curvePlot.draw(place, {clock: choice.clock, at: playing ? null : choice.at, courses, words})
	study.draw(words)
	for (const {figure} of sides) {
		if (figure.lang !== words.language) figure.lang = words.language
		figure.setAttribute('labels', String(base()))
		figure.theme = page.theme()
	}
}

const toggle = ({repeat}) => void (repeat || comparison.toggle()),
	move = name => () => comparison.move(name),
	faster = by => () => comparison.faster(by)
const keys = {
	...{' ': toggle, k: toggle, Escape: comparison.stop},
	...{ArrowRight: move('forward'), ArrowLeft: move('back'), Home: move('first'), End: move('last')},
	...{'+': faster(1), '=': faster(1), ';': faster(1), '-': faster(-1)},
}

function base() {
	const countsFrom = side => comparison.typeOf(sideWalk(comparison.choice, side).search).countsFrom
	return page.labels() ?? Math.min(...SIDES.map(countsFrom))
}

function seenNow(words) {
	const at = comparison.pair?.choice ?? comparison.choice,
		from = base(),
		moments = comparison.moments()
	return {
		moments,
		sentences: moments.map(moment =>
			sentence(moment, {...words, ...words.core, sentences: searchSentences[words.language]}, index => index + from),
		),
		lesson: lessonTexts(moments, at),
	}
}

function compareView(words, late) {
	const seen = seenNow(words),
		{moments, sentences, lesson} = seen,
		{choice, sides, rejections, pair} = comparison,
		{core} = words,
		{fault} = screen
	const searches = SIDES.map(side => sideWalk(choice, side).search),
		isLonger = searches.some(search => comparison.typeOf(search).takesChance)
	const sideView = side => {
		const area = part => `grid-area:${part}-${'ab'[side]}`
		return html`<div class="side" .style=${area('head')}>${searchChoice(side, words, base())}</div>
	<div class="board" .style=${area('board')}>${late(1 + side, () => sides[side].figure)}</div>
	<div class="say" .style=${area('say')}>
		<p class="sentence"><i aria-hidden="true">${words.sides[side]}</i> ${pair ? marked(sentences[side]) : ''}</p>
		<div class="flow">${playHere(() => boardOf(sides[side].figure), {words, go: page.go}, `play-${'ab'[side]}`)}
			<p class="ended">${moments[side].outcome ? words.ended(lesson.sides[side]) : ''}</p></div></div>`
	}
	return html`<h2 class="hidden">${words.name}</h2>
	${boardChoice(words)}
	${rejectionsView(core, rejections, fault && core.noEngine(fault))}
	<div class=${`sides ${isLonger ? 'longer' : ''}`}>${SIDES.map(sideView)}
		<p class="taught sentence">${pair ? marked(words.lesson(lesson)) : ''}</p>
		${tableView(moments, searches, words)}
		${clockView(words)}
	</div>
	${meaningView(words)}
	${late(3, () => html`${curvePlot.view(words, choice.clock)}${study.view(words)}`)}
	<p class="hidden" role="status" aria-live="polite">${announce(seen, words)}</p>`
}

function announce({lesson, sentences}, words) {
	const {pair, working, playing} = comparison
	if (!pair) return ''
	if (working) return words.working
	if (playing && performance.now() - saidAt < SAY_EVERY_MS) return announced
	saidAt = performance.now()
	announced = playing ? unmarked(words.lesson(lesson)) : words.announced(words.sides, sentences.map(unmarked))
	return announced
}
