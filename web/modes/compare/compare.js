// The compare mode: two searches next to each other. Playback stops while its boards are out of view.

import {html} from 'lit-html'
import {searches as types} from '#searches'
import {sentences as searchSentences} from '#words/searches'
import {boardOf, playHere} from '../../ui/play.js'
import {rejectionsView} from '../../ui/rejections.js'
import {makeScreen} from '../../ui/screen.js'
import {marked, unmarked} from '../../words/marked.js'
import {sentence} from '../../views/narration.js'
import * as comparison from './comparison.js'
import {boardChoice, clockView, searchChoice} from './controls.js'
import {makeCurvePlot} from './curve-plot.js'
import {lessonTexts, walkNames} from './lesson.js'
import {SIDES, sideWalk} from './state.js'
import {studyIn} from './study.js'
import {meaningView, tableView} from './table.js'

const SAY_EVERY_MS = 2000
const OF_FIGURE = /^(Arrow|Home$|End$|Tab$|Escape$|\?$|[al]$)/i

export function open(place, {values, words, walk, searches, changed, go, theme, labels}) {
	const announce = speaker(),
		curvePlot = makeCurvePlot(),
		study = studyIn(place, {walk, searches}, () => screen.drawSoon())
	comparison.start(values, {
		...{walk, types},
		changed,
		drawSoon: () => screen.drawSoon(),
		failed: error => screen.failed(error),
	})
	const countsFrom = side => typeOf(sideWalk(comparison.choice, side).search).countsFrom,
		base = () => labels() ?? Math.min(...SIDES.map(countsFrom))
	const screen = makeScreen(place, words, {
		view: words => compareView({words, curvePlot, study, announce, go, fault: screen.fault, base: base()}),
		drawn,
		shown: comparison.begin,
		hidden: comparison.pause,
		keys: keysOf(),
	})
	const inView = new IntersectionObserver(entries => comparison.setVisible(entries.at(-1).isIntersecting))

	function drawn() {
		const {choice, playing, sides} = comparison,
			courses = comparison.courses(),
			{words} = screen
		inView.observe(place.querySelector('.sides'))
		curvePlot.draw(place, {clock: choice.clock, at: playing ? null : choice.at, courses, words})
		study.draw(words)
		for (const {figure} of sides) {
			if (figure.lang !== words.language) figure.lang = words.language
			figure.setAttribute('labels', String(base()))
			figure.theme = theme()
		}
	}

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

function keysOf() {
	const toggle = ({repeat}) => void (repeat || comparison.toggle()),
		move = name => () => comparison.move(name),
		faster = by => () => comparison.faster(by)
	return {
		...{' ': toggle, k: toggle, Escape: comparison.stop},
		...{ArrowRight: move('forward'), ArrowLeft: move('back'), Home: move('first'), End: move('last')},
		...{'+': faster(1), '=': faster(1), ';': faster(1), '-': faster(-1)},
	}
}

const typeOf = search => types.find(({id}) => id === search)

function seenNow(words, base) {
	const at = comparison.pair?.choice ?? comparison.choice,
		moments = comparison.moments(),
		walks = SIDES.map(side => sideWalk(at, side))
	return {
		moments,
		sentences: moments.map(moment =>
			sentence(moment, {...words, ...words.core, sentences: searchSentences[words.language]}, index => index + base),
		),
		lesson: lessonTexts(moments, at, walkNames(walks, base, words)),
	}
}

function compareView({words, curvePlot, study, announce, go, fault, base}) {
	const seen = seenNow(words, base),
		{moments, sentences, lesson} = seen,
		{choice, sides, rejections, pair} = comparison,
		{core} = words
	const searches = SIDES.map(side => sideWalk(choice, side).search),
		isLonger = searches.some(search => typeOf(search).takesChance)
	const context = {words, choose: comparison.choose, types, base}
	const sideView = side => {
		const area = part => `grid-area:${part}-${'ab'[side]}`
		return html`<div class="side" .style=${area('head')}>${searchChoice(choice, side, context)}</div>
	<div class="board" .style=${area('board')}>${sides[side].figure}</div>
	<div class="say" .style=${area('say')}>
		<p class="sentence"><i aria-hidden="true">${words.sides[side]}</i> ${pair ? marked(sentences[side]) : ''}</p>
		<div class="flow">${playHere(() => boardOf(sides[side].figure), {words, go}, `play-${'ab'[side]}`)}
			<p class="ended">${moments[side].outcome ? words.ended(lesson.sides[side]) : ''}</p></div></div>`
	}
	return html`<h2 class="hidden">${words.name}</h2>
	${boardChoice(choice, context)}
	${rejectionsView(core, rejections, fault && core.noEngine(fault))}
	<div class=${`sides ${isLonger ? 'longer' : ''}`}>${SIDES.map(sideView)}
		<p class="taught sentence">${pair ? marked(words.lesson(lesson)) : ''}</p>
		${tableView(moments, searches, words)}
		${clockView(words)}
	</div>
	${meaningView(words)}
	${curvePlot.view(words, choice.clock)}
	${study.view(words)}
	<p class="hidden" role="status" aria-live="polite">${announce(seen, words)}</p>`
}

function speaker() {
	let announced = '',
		saidAt = 0
	return ({lesson, sentences}, words) => {
		const {pair, working, playing} = comparison
		if (!pair) return ''
		if (working) return words.working
		if (playing && performance.now() - saidAt < SAY_EVERY_MS) return announced
		saidAt = performance.now()
		return (announced = playing
			? unmarked(words.lesson(lesson))
			: words.announced(words.sides, sentences.map(unmarked)))
	}
}
