// A sheet for a class: a link to each shard, and what came back, added up. Pure.

import {html} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {MAX_COUNT_N} from '../../../engine/known.js'
import {numberIn} from '../../../figure/attributes.js'
import {numberField, plain, select, signView, sizes, small} from '../../../ui/fields.js'
import {ranges} from './sum.js'

/** A sheet longer than this helps nobody; the terminal and its engines do. */
export const MOST_SHARDS = 2000
/** Shown of what was left out. */
const MOST_FAULTS = 5
/** Links to copy or print; where the page is opened from a disk, those of the one who makes the sheet. */
const linkTo = (n, i, of) => `${location.href.replace(/[?#].*$/, '')}?view=count&n=${n}&shard=${i}/${of}`

export function sheetView(sheet, look) {
	const {words: w} = look
	return html`<section class="together" aria-label=${w.sheet}>
		<h2>${w.sheet}</h2>
		<p class="small">${w.about}</p>
		${askView(sheet, look)}
		${linksView(sheet, look)}
		<h2>${w.lines}</h2>
		<label class="small" for="together-lines">${w.linesMeaning}</label>
		<textarea id="together-lines" rows="5" spellcheck="false" autocomplete="off" autocapitalize="off"
			.value=${live(sheet.pasted)} @input=${event => look.act.paste(event.target.value)}></textarea>
		<div role="status">${sheet.sum ? sumView(sheet, look) : ''}</div>
	</section>`
}

function askView({n, of, units, seconds}, {words: w, counting, act}) {
	const boards = sizes(MAX_COUNT_N, n => `${n} × ${n}`).slice(11)
	const most = Math.min(units, MOST_SHARDS)
	const read = (text, field) => {
		const wanted = numberIn(text)
		if (wanted >= 1 && wanted <= most) act.choose({of: wanted})
		else field.value = String(of)
	}
	const number = numberField({id: 'together-of', value: String(of), digits: 6, act: read})
	return html`<div class="ask">
		${select({id: 'together-n', label: counting.board, value: n, options: boards, act: n => act.choose({n})})}
		<label class="field"><span>${w.shards(most)}</span>${number}</label>
	</div>
	<p>${seconds === undefined ? '' : w.each(seconds / of)}</p>`
}

function linksView({n, of}, {words: w, act, copied}) {
	const numbers = [...Array(of).keys()].map(i => i + 1)
	const all = () => numbers.map(i => linkTo(n, i, of)).join('\n')
	const list = () => document.getElementById('together-links')
	const linkView = i => html`<li><a href=${linkTo(n, i, of)}>${linkTo(n, i, of)}</a></li>`
	return html`<p class="acts flow"><button id="together-copy" class="main"
		@click=${() => act.copy('links', all(), list())}>${w.copyLinks}</button>${plain(w.print, () => print())}</p>
	<p class="small" role="status">${{links: w.copied, 'links-failed': w.copyByHand}[copied] ?? ''}</p>
	${small(location.protocol === 'file:' && w.fromDisk)}
	<ol id="together-links" class="links">${numbers.map(linkView)}</ol>`
}

function sumView({n, units, sum, known}, {words: w, counting}) {
	const {lines, done, of, missing, faults} = sum,
		shown = faults.slice(0, MOST_FAULTS).map(({line, why, value}) => w.fault[why](line, value))
	if (faults.length > MOST_FAULTS) shown.push(w.moreFaults(faults.length - MOST_FAULTS))
	const partView = html`<p>${w.there(lines, of, done / units)}</p>
		${missing.length > 0 ? html`<p>${w.missing(ranges(missing))}</p>` : ''}`
	return html`${done === units ? totalView(n, sum.sum, known, counting) : partView}
		${shown.length > 0 ? html`<ul class="wrong">${shown.map(text => html`<li>${text}</li>`)}</ul>` : ''}`
}

function totalView(n, total, known, w) {
	const isRight = total === known
	return html`<p class="total"><span>${w.q(n)}</span> <data value=${total}>${w.count(total)}</data></p>
		<p class="match ${isRight ? 'good' : 'bad'}">${signView(isRight)}
		<span>${isRight ? w.matches(known) : w.differs(known)}</span></p>`
}
