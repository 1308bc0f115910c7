// The template of a figure, with its sentences and announcements for screen readers. Captions are the author's
// children with `data-step="120"` or `data-step="120-130"`: the steps at which they are visible.

import {html, nothing} from 'lit-html'
import {MOST_SQUARES} from '../board/geometry.js'
import {lazySearches} from '../searches/lazy-searches.js'
import {squaresView} from '../board/squares.js'
import {rejectionsView} from '../ui/rejections.js'
import {countsView} from '../views/counts.js'
import {narrationView, sentence} from '../views/narration.js'
import {timelineView} from '../views/timeline.js'
import {unmarked} from '../words/marked.js'
import {rejectionSentence} from '../words/index.js'
import {explains} from './attributes.js'
import {controlsView} from './controls.js'
import {scripts} from './lazy-scripts.js'
import {hasFault, hasNoWalk, hasOpenQuestion, lastStep, wantedStep} from './state.js'

const STEPS = /^\s*(\d{1,16})(?:\s*[-\u2013]\s*(\d{1,16}))?\s*$/

const stepsOf = child => STEPS.exec(child.getAttribute('data-step') ?? '')

/** Slots for the author's children, as {nodes, shown}. Without a walk one visible slot holds all children. */
function captionsAt({step}, {host, state, part}) {
	if (part) return []
	if (state.options.mode !== 'walk' || hasNoWalk(state)) return [{nodes: [...host.childNodes], shown: true}]
	return [...host.children].filter(stepsOf).map(child => {
		const [, from, to = from] = stepsOf(child)
		return {nodes: [child], shown: step >= +from && step <= +to}
	})
}

/** Assigns only changed slots: each assignment makes WebKit rebuild the figure, which loses the scroll position. */
export function assignCaptions(root, figure) {
	captionsAt(figure.state.moment, figure).forEach(({nodes}, i) => {
		const slot = root.querySelectorAll('slot')[i],
			assigned = slot.assignedNodes()
		if (nodes.length !== assigned.length || nodes.some((node, j) => node !== assigned[j])) slot.assign?.(...nodes)
	})
}

export function figureView(figure) {
	const {host, surface, state, options, act} = figure,
		{isDark, isForced, rem, isFromRight} = surface.around,
		context = {words: figure.words, at: figure.at, act, ...figure.explained?.context()}
	const theme = options.theme === 'auto' || isForced ? (isDark ? 'dark' : 'light') : options.theme
	const side = figure.explained?.views(context) ?? [],
		around = views => figure.around?.panelsView?.(views, host) ?? views.map(({view}) => view)
	return html`<span class="page" @transitionend=${surface.readSurroundings}></span><div class="room"></div><div
  class="fit"><div part="figure"
  class=${classesOf(figure)} tabindex=${figure.around ? nothing : -1}
  lang=${context.words.language} data-theme=${theme} ?data-rtl=${isFromRight}
  .style=${`--_rem:${rem}px;${state.quiz ? scripts.questions.veil(context.words) : ''}`}
  @pointerover=${figure.use} @focusin=${figure.use} @keydown=${figure.onKey}
  @keypress=${figure.onKey} @keyup=${figure.onKey}
  @click=${({target}) => target.closest?.('.term') ?? act.point('term', '')}>
  ${mainView(figure, context)}
  ${side.length > 0 || figure.around ? html`<div class="side" part="side">${around(side)}</div>` : nothing}
  ${options.views.includes('counts') ? countsView(state.moment, context) : nothing}
  <p class="hidden" role="status"
  aria-live=${host.getAttribute('aria-live') ?? 'polite'}>${announced(figure, context)}</p>
  </div></div>`
}

/** Classes for style sheets, because `:has()` would restyle the whole figure for each added element. */
function classesOf(figure) {
	const {options, state, part} = figure
	return [
		'figure',
		(options.moments || options.views.some(explains)) && 'sided',
		options.questions && 'asks',
		hasOpenQuestion(state) && 'asking',
		hasFault(state) && 'rejects',
		part && 'played',
		captionsAt(state.moment, figure).some(({shown}) => shown) && 'captioned',
	]
		.filter(Boolean)
		.join(' ')
}

function mainView(figure, context) {
	const {host, state, options, around} = figure,
		slots = captionsAt(state.moment, figure).map(({shown}) => html`<slot class="caption" ?hidden=${!shown}></slot>`),
		/** False in the main page's first drawing, which has only board and sentence, to be quick. */
		isWhole = !around || state.geometry
	const faults = hasFault(state) ? faultsView(figure) : nothing
	if (hasNoWalk(state) && host.childElementCount > 0) return html`<div class="main" part="main">${faults}${slots}</div>`
	const shown = (view, draw) => (options.views.includes(view) ? draw() : nothing)
	const board = () => html`<div class="board" part="board"><canvas
  aria-hidden="true"></canvas>${isWhole ? boardSquares(figure, context) : nothing}</div>`
	const questions = () =>
		state.quiz ? scripts.questions.questionsView(figure, context) : html`<div class="questions"></div>`
	return html`<div class="main" part="main">
  ${faults}
  ${figure.part ? html`<div id=${options.mode}></div>` : shown('board', board)}
  ${sentenceView(figure, context)}
  ${slots}
  ${options.questions ? questions() : nothing}
  ${isWhole ? shown('timeline', () => lineView(figure, context)) : nothing}
  ${isWhole ? controlsView(figure, context) : nothing}
  </div>`
}

function boardSquares({state: {labels, pointing, geometry}}, context) {
	const view = labels.moment.n > MOST_SQUARES ? lazySearches()?.largeView : squaresView
	return view?.(labels.moment, {...pointing, ...context, geometry}, html)
}

function lineView({state, around, effects}, {words, act}) {
	const {known, marks, ticks, options} = state,
		first = options.from,
		step = Math.max(wantedStep(state), first),
		length = lastStep(state),
		last = Math.max(length ?? known, step, first + 1),
		line = {step, first, last, length, marks, ticks, words, onSeek: act.seek}
	return timelineView(around?.timeline?.(line, effects) ?? line)
}

/** @param {any} fault  a validation error or, with a message, an error of the engine */
export const faultSentence = (words, fault) =>
	!fault.message || fault.allowed?.words || fault.allowed?.high
		? rejectionSentence(words, fault)
		: words.noEngine(fault.message)

const faultsView = ({words, state: {rejections, fault}}) =>
	rejectionsView(words, rejections, fault ? faultSentence(words, fault) : '')

/** The step's sentence, the progress of a long walk, or a message that a jump found nothing. Screen readers get the
 * progress once, from `announced`. A page that sets `aria-live="off"` shows its own sentences. */
function sentenceView({state, host, type}, context) {
	const {words, act} = context,
		{busy, known, missing, moment, options} = state,
		isWanted = options.views.includes('narration'),
		isEndless = moment.n > 24 && !type.stopsAtFirst
	if (!isWanted && host.getAttribute('aria-live') === 'off') return nothing
	if (busy)
		return html`<p class="narration" part="narration"><span aria-hidden="true">${words.walking(known, isEndless)}</span>
      <button type="button" class="plain" @click=${act.stop}>${words.stop}</button></p>`
	const more = missing ? missingText(missing, context) : ''
	return isWanted || more ? narrationView(moment, context, more) : nothing
}

function announced(figure, context) {
	const {busy, missing, spoken, options} = figure.state,
		{words, at} = context
	if (options.mode !== 'walk') return ''
	if (busy) return words.walkingBriefly
	if (missing) return missingText(missing, context)
	const captions = captionsAt(spoken.moment, figure)
		.filter(({shown}) => shown)
		.flatMap(({nodes}) => nodes.map(node => node.textContent.trim()))
	const question = spoken.quiz && scripts.questions.questionsText(figure, context, spoken)
	return [unmarked(sentence(spoken.moment, words, at)), ...captions, question].join(' ').trim()
}

function missingText({kind, back}, {words, at}) {
	const {kind: sort = kind, row, col} = kind
	if (sort === 'test' && row + col >= 0) return words.noNext(words.testOf(at(row), at(col)))
	const names = [sort].flat().map(one => words.jumps[one] ?? words.code?.kinds[one] ?? one)
	return (back ? words.noPrevious : words.noNext)(names.join(' / '))
}
