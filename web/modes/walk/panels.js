// The explaining views as panels next to the board. The figure's `views` lists the open panels in order. Its
// `data-panels`, such as `large:code shown:arrays`, names the enlarged panel, and the visible one on a narrow screen.

import {html, nothing} from 'lit-html'
import {plain} from '../../ui/fields.js'
import {menuView} from '../../ui/menu.js'
import {store, stored} from '../../ui/storage.js'
import {lackedBy} from '../../searches/lazy-searches.js'
import {EXPLAINING} from './address.js'

/** The first drawing adds panels one by one, because all at once would take long. */
export function panelsAround({wordsNow, open}) {
	let come = 1
	let finger = null

	function panelsView(views, host) {
		// The first drawing has no panels, because they would move the playback buttons on a phone.
		if (come === 1) return nothing
		const names = views.map(({name}) => name),
			explaining = EXPLAINING.filter(name => !lackedBy(host.moment.search).includes(name)),
			now = arrangementOf(host),
			w = wordsNow(),
			large = names.includes(now.large) ? now.large : '',
			shown = names.includes(now.shown) ? now.shown : names[0]
		const arrange = change => {
			host.dataset.panels = Object.entries({large, shown, ...change})
				.flatMap(entry => (entry[1] ? entry.join(':') : []))
				.join(' ')
			store('arrangement', host.dataset.panels)
			host.requestUpdate()
		}
		const add = name => open(EXPLAINING.filter(one => one === name || openIn(host).includes(one)))
		const choose = name => {
			if (!names.includes(name)) add(name)
			arrange({shown: name})
		}
		const tab = name => html`<button type="button" aria-pressed=${String(name === shown)}
      @click=${() => choose(name)}>${w.explainingViews[name]}</button>`
		const actView = ([act, change]) => html`<button type="button" @click=${change}>${w.handles[act]}</button>`
		const arrangeView = (name, acts) =>
			menuView('handles', '⋯', acts.map(actView), {title: w.handles.menu(w.explainingViews[name])})
		const panel = ({name, view}, i) => {
			const isLarge = name === large,
				ahead = [...names.slice(0, i - 1), name, names[i - 1], ...names.slice(i + 1)]
			const acts = [
				i > 0 && !large && ['ahead', () => open(ahead)],
				[isLarge ? 'restore' : 'enlarge', () => arrange({large: isLarge ? '' : name})],
				!isLarge && ['fold', () => open(openIn(host).filter(one => one !== name))],
			].filter(Boolean)
			return html`<div class="panel" data-panel=${name} ?data-shown=${name === shown} ?data-large=${isLarge}>
        ${arrangeView(name, acts)}${view}</div>`
		}
		const roomFor = name => html`<div class="panel" data-panel=${name} data-coming><i class=${name}></i></div>`
		const begin = Object.assign(event => (finger = touched(event)), {passive: true})
		const end = event => {
			const next = explaining[explaining.indexOf(shown) + swipeOf(finger, event)]
			if (next && event.currentTarget.previousElementSibling.offsetHeight > 0) choose(next)
		}
		const closed = explaining.filter(name => !names.includes(name))
		const opener = name => plain(w.explainingViews[name], () => add(name))
		return html`<div class="tabs" role="group" aria-label=${w.explaining}>${explaining.map(tab)}</div>
      <div class="panels" ?data-large=${large !== ''} @touchstart=${begin}
      @touchend=${end}>${views.slice(0, come - 1).map(panel)}
      ${views.length === come ? roomFor(names[come - 1]) : nothing}
      ${closed.length > 0 ? html`<p class="closed">${w.explaining} ${closed.map(opener)}</p>` : nothing}</div>`
	}

	function rendered(host) {
		if (come > Math.max(1, openIn(host).length)) return
		come++
		host.updateComplete.then(() => host.requestUpdate(true))
	}

	return {drawn: keepLitInSight, panelsView, rendered}
}

const openIn = host => host.views.filter(name => EXPLAINING.includes(name))

function touched(event) {
	const [{clientX: x, clientY: y}] = event.changedTouches,
		path = event.composedPath()
	const scrolled = () => path.map(({scrollLeft}) => scrollLeft).join()
	return {x, y, before: scrolled(), scrolled}
}

function swipeOf({x, y, before, scrolled}, {changedTouches: [{clientX, clientY}]}) {
	const right = clientX - x
	return Math.abs(right) > Math.max(48, 2 * Math.abs(clientY - y)) && scrolled() === before ? -Math.sign(right) : 0
}

function arrangementOf(host) {
	host.dataset.panels ??= stored('arrangement') ?? ''
	return Object.fromEntries(host.dataset.panels.split(' ').map(entry => entry.split(':')))
}

function keepLitInSight(tree) {
	const lit = [...tree.querySelectorAll('.listing .lit')]
	if (lit.length === 0) return
	const {offsetHeight: line, offsetTop, parentElement: listing} = lit[0],
		{clientHeight, scrollHeight, scrollTop} = listing,
		top = offsetTop - listing.offsetTop,
		bottom = lit.at(-1).offsetTop + lit.at(-1).offsetHeight - listing.offsetTop
	if (top >= scrollTop && bottom <= scrollTop + clientHeight - line) return
	const centred = Math.floor((clientHeight - bottom + top) / 2 / line),
		least = Math.ceil((top + clientHeight - scrollHeight) / line)
	// Values printed over a line stick out 3 px above it.
	listing.scrollTop = top - line * Math.max(centred, least, 0) - 3
}
