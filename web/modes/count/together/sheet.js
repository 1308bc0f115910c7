// A sheet for a class: a link to each shard, and what came back, added up. Pure.

import {html} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {MAX_COUNT_N} from '../../../engine/known.js'
import {numberIn} from '../../../figure/attributes.js'
import {numberField, plain, select, signView, sizes} from '../../../ui/fields.js'
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
	return html`<div class="ask">
		${select({id: 'together-n', label: counting.board, value: n, options: boards, act: n => act.choose({n})})}
		<label class="field"><span>${w.shards(most)}</span>${numberField({id: 'together-of', value: String(of), digits: 6, act: read})}</label>
	</div>
	<p>${seconds === undefined ? '' : w.each(seconds / of)}</p>`
}

function linksView({n, of}, {words: w, act, copied}) {
	const numbers = [...Array(of).keys()].map(i => i + 1)
	const all = () => numbers.map(i => linkTo(n, i, of)).join('\n')
	const list = () => document.getElementById('together-links')
	return html`<p class="acts flow"><button id="together-copy" class="main"
		@click=${() => act.copy('links', all(), list())}>${w.copyLinks}</button>${plain(w.print, () => print())}</p>
	<p class="small" role="status">${{links: w.copied, 'links-failed': w.copyByHand}[copied] ?? ''}</p>
	<ol id="together-links" class="links">${numbers.map(i => html`<li><a href=${linkTo(n, i, of)}>${linkTo(n, i, of)}</a></li>`)}</ol>`
}

function sumView({n, units, sum, known}, {words: w, counting}) {
	const {lines, done, of, missing, faults} = sum,
		isWhole = done === units,
		isRight = isWhole && (known === undefined || sum.sum === known)
	const faultView = ({line, why, value}) => html`<li>${w.fault[why](line, value)}</li>`
	return html`${
		isWhole
			? html`<p class="total"><span>${counting.q(n)}</span> <data value=${sum.sum}>${counting.count(sum.sum)}</data></p>
		<p class="match ${isRight ? 'good' : 'bad'}">${signView(isRight)} <span>${isRight ? counting.matches(known) : counting.differs(known)}</span></p>`
			: html`<p>${w.there(lines, of, done / units)}</p>
		${missing.length > 0 ? html`<p>${w.missing(ranges(missing))}</p>` : ''}`
	}
	${faults.length > 0 ? html`<ul class="wrong">${faults.slice(0, MOST_FAULTS).map(faultView)}${faults.length > MOST_FAULTS ? html`<li>${w.moreFaults(faults.length - MOST_FAULTS)}</li>` : ''}</ul>` : ''}`
}
