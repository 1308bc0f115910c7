// The layout of a figure as one template, with its captions: children with the steps that show them, `data-step="120"`
// or `data-step="120-130"`.

import {html, nothing} from 'lit-html'
import {MOST_SQUARES} from '../board/geometry.js'
import {lazySearches} from '../searches/lazy-searches.js'
import {squaresView} from '../board/squares.js'
import {countsView} from '../views/counts.js'
import {explains} from './attributes.js'

const STEPS = /^\s*(\d{1,16})(?:\s*[-\u2013]\s*(\d{1,16}))?\s*$/

const stepsOf = child => STEPS.exec(child.getAttribute('data-step') ?? '')

const hasNoWalk = ({announcer, journey}) => announcer.fault !== '' && !journey.alive

function captionsNow(figure) {
	const {host, journey, options, part} = figure
	if (part) return []
	if (options.mode !== 'walk' || hasNoWalk(figure)) return [{nodes: [...host.childNodes], shown: true}]
	const {step} = journey.moment
	return [...host.children].filter(stepsOf).map(child => {
		const [, from, to = from] = stepsOf(child)
		return {nodes: [child], shown: step >= +from && step <= +to}
	})
}

/** Assigns only changed slots: each assignment makes WebKit rebuild the figure, which loses the scroll position. */
export function assignCaptions(root, figure) {
	const captions = captionsNow(figure)
	root.querySelectorAll('slot').forEach((slot, i) => {
		const assigned = slot.assignedNodes(),
			{nodes} = captions[i]
		if (nodes.length !== assigned.length || nodes.some((node, j) => node !== assigned[j])) slot.assign?.(...nodes)
	})
}

export function figureView(figure) {
	const {host, journey, surface, options, pointing, transport} = figure,
		{isDark, isForced, rem, isFromRight} = surface.around,
		context = makeLook(figure)
	const theme = options.theme === 'auto' || isForced ? (isDark ? 'dark' : 'light') : options.theme
	const side = figure.explained?.views(context) ?? [],
		around = views => figure.around?.panelsView(views, host) ?? views.map(({view}) => view)
	return html`<span class="page" @transitionend=${surface.readSurroundings}></span><div class="room"></div><div
  class="fit"><div part="figure"
  class=${`figure ${stateOf(figure)}`}
  lang=${context.words.language} data-theme=${theme} ?data-rtl=${isFromRight}
  .style=${`--_rem:${rem}px;${figure.quiz?.veil(context.words) ?? ''}`}
  @pointerover=${figure.use} @focusin=${figure.use} @keydown=${transport.onKey}
  @keypress=${transport.onKey} @keyup=${transport.onKey}
  @click=${event => event.target.closest?.('.term') ?? pointing.at('term', '')}>
  ${mainView(figure, context)}
  ${side.length > 0 || figure.around ? html`<div class="side" part="side">${around(side)}</div>` : nothing}
  ${options.views.includes('counts') ? countsView(journey.moment, context) : nothing}
  <p class="hidden" role="status"
  aria-live=${host.getAttribute('aria-live') ?? 'polite'}>${announcement(figure, context)}</p>
  </div></div>`
}

/** Classes for style sheets; `:has()` would restyle the whole figure whenever an element is added or removed. */
function stateOf({options, announcer, part, transport}) {
	const sided = options.moments || options.views.some(explains),
		states = {
			...{sided, asks: options.questions, asking: transport.hasOpenQuestion},
			...{rejects: announcer.rejects, played: part},
		}
	return Object.keys(states)
		.filter(state => states[state])
		.join(' ')
}

function mainView(figure, context) {
	const {host, announcer, transport, quiz, options, around, surface} = figure,
		{words} = context,
		slots = captionsNow(figure).map(({shown}) => html`<slot class="caption" ?hidden=${!shown}></slot>`),
		/** The main page draws the board and its sentence first, because drawing all would be one long task. */
		isWhole = !around || surface.geometry
	if (hasNoWalk(figure) && host.childElementCount > 0)
		return html`<div class="main" part="main">${announcer.faultsView()}${slots}</div>`
	const shown = (view, draw) => (options.views.includes(view) ? draw() : nothing)
	const board = () => html`<div class="board" part="board"><canvas
  aria-hidden="true"></canvas>${isWhole ? boardSquares(figure, context) : nothing}</div>`
	return html`<div class="main" part="main">
  ${announcer.faultsView()}
  ${figure.part ? html`<div id=${options.mode}></div>` : shown('board', board)}
  ${announcer.narrationView(options.views.includes('narration'), context)}
  ${slots}
  ${quiz ? quiz.view(context) : options.questions ? html`<div class="questions"></div>` : nothing}
  ${isWhole ? shown('timeline', () => transport.timelineView(words)) : nothing}
  ${isWhole ? transport.controlsView(words) : nothing}
  </div>`
}

function makeLook({words, pointing, explained, at}) {
	return {words, at, onLight: square => pointing.at('square', square), ...explained?.context()}
}

function boardSquares({announcer, surface, pointing, transport}, {words, at, onLight}) {
	const {geometry} = surface,
		{focused} = pointing
	if (announcer.announced.n > MOST_SQUARES)
		return lazySearches()?.largeView(announcer.announced, {words, at, geometry, pointing}, html)
	return squaresView(announcer.announced, {
		words,
		at,
		geometry,
		focused,
		onHover: onLight,
		onClick: square => square && transport.press(square, true),
		onEnter: square => transport.press(square),
		onFocus: square => square && ['focused', 'chosen'].map(what => pointing.at(what, square)),
		onBlur: () => pointing.at('chosen', null),
	})
}

function announcement(figure, context) {
	if (figure.options.mode !== 'walk') return ''
	const shown = captionsNow(figure).filter(({shown}) => shown)
	const texts = shown.flatMap(({nodes}) => nodes.map(node => node.textContent.trim()))
	return figure.announcer.announcement(context, [...texts, figure.quiz?.text(context)])
}
