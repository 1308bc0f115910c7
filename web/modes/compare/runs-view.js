// What runs from many seeds ask and tell: fields, a sentence, a table beside what is published, a histogram. Pure.

import {html, nothing, svg} from 'lit-html'
import {BEGINNINGS} from '../../engine/chance.js'
import {LIMITS} from '../../engine/known.js'
import {named, numberField, select} from '../../ui/fields.js'
import {keyView} from '../../ui/plot.js'
import {faultView, wrongView} from '../../ui/refusals.js'
import {marked} from '../../words/marked.js'
import {refusalSentence} from '../../words/index.js'
import {figuresOf, PUBLISHED, publishedOf} from './published.js'

/** @param {import('./runs.js').Runs} runs @param {any} all  the mode's words */
export function runsView(runs, all) {
	const words = all.runs,
		{wrong, fault, part, told} = runs
	const refusal = wrong && {...wrong, name: words.fields[wrong.name], instead: all.count(runs.wanted[wrong.name])}
	return html`<section class="runs" aria-labelledby="runs-title">
	<h3 id="runs-title">${words.title}</h3>
	<p>${words.about}</p>
	${publishedView(runs, words)}
	${askView(runs, all)}
	${wrongView(refusal && refusalSentence(all.core, refusal), 'runs-wrong')}
	<div class="part">${
		part === null ? '' : html`<progress max="1" .value=${part} aria-label=${words.progress}></progress>`
	}</div>
	${faultView(fault && faultOf(fault, all))}
	<div class=${told || part !== null ? 'outcome' : nothing}>
		<p class="sentence" role="status">${told ? marked(words.told(told.sample)) : ''}</p>
		${told ? tableView(told, all) : ''}</div>
	${histogramView(runs, words)}
	</section>`
}

const faultOf = ({argument, value, allowed, message}, {core}) =>
	allowed ? refusalSentence(core, {name: argument, value, allowed}) : core.noEngine(message)

function publishedView(runs, words) {
	const now = publishedOf(runs.wanted)
	const one = name => html`<button class="plain" data-published=${name} aria-pressed=${name === now}
	@click=${() => runs.choose(PUBLISHED[name].run)}>${words.published[name]}</button>`
	return html`<div class="classics flow" role="group" aria-label=${words.publishedLabel}>${Object.keys(PUBLISHED).map(
		one,
	)}</div>`
}

function askView(runs, {runs: words, searches, count}) {
	const {wanted, wrong, part} = runs
	const list = (name, options) =>
		select({id: `runs-${name}`, label: words.fields[name], value: wanted[name], options, act: chosen(name)})
	const chosen = name => value => runs.choose({[name]: value})
	const number = (name, digits) =>
		html`<label class="field"><span>${words.fields[name]}</span>${numberField({
			...{id: `runs-${name}`, digits, value: count(wanted[name])},
			wrong: wrong?.name === name ? 'runs-wrong' : undefined,
			act: text => runs.typed(name, text),
		})}</label>`
	return html`<div class="wanted flow">
	${list(
		'search',
		runs.types.map(({id}) => [id, searches[id]?.name ?? id]),
	)}
	${number('n', 9)}
	${runs.type.takesLimits ? LIMITS.map(name => number(name, 9)) : ''}
	${list('begin', named(BEGINNINGS, words.beginnings))}
	${number('runs', 9)}
	${number('seed', 9)}
	<button id="runs-go" class="main" @click=${() => (part === null ? runs.run() : runs.cancel())}>${
		part === null ? words.run : words.cancel
	}</button></div>`
}

function tableView(told, {runs: words, searches}) {
	const name = publishedOf(told.wanted),
		of = words.of(told.wanted, searches[told.wanted.search]?.name),
		by = name ? words.sources[PUBLISHED[name].by] : ''
	const heads = [words.measure, words.here, ...(name ? [words.there] : [])]
	const row = ({name: figure, value, error, published}) => html`<tr data-figure=${figure}>
	<th scope="row">${words.figures[figure]}</th>
	<td><data value=${value}>${words.exactly(figure, value, error)}</data></td>
	${name ? html`<td>${published === null ? words.unsaid : words.roughly(figure, published)}</td>` : ''}</tr>`
	return html`<table>
	<thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
	<tbody>${figuresOf(told).map(row)}</tbody></table>
	<p class="small">${of} ${words.errors} ${by}</p>`
}

const BOX = 'M8.5 2.5H19.5V13.5H8.5Z'

function histogramView({told, part}, words) {
	const key = [
		[svg`<path d=${BOX} class="filled accent"/>`, words.ends.solved],
		[svg`<path d=${BOX} class="muted"/>`, words.ends.stuck],
	]
	return html`<figure ?hidden=${!told && part === null}><div class="plot" aria-hidden="true"></div>${keyView(key, true)}
	<figcaption>${words.histogram}</figcaption></figure>`
}
