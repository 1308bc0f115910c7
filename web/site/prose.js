// The markup of paragraphs in the files of words:
//   `code`   **strong**   {fact} a number of facts.js   [words](address) a link
//   [words](figure: 120)   a link that sets a figure: to a step, or `next solution`, `search flags 1313`
// A block is a string (a paragraph) or an object with one property, `figure` or a name in BLOCKS. Unknown facts, and
// links to unknown figures, throw.

import {escaped} from '../board/recorder.js'
import {count} from '../words/numbers.js'
import {GROWTH} from './facts.js'
import {attributes, code, html, raw, tableView} from './html.js'

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\{(\w+)\}|\[([^\]]+)\]\(([^)]+)\)/g

/** Formulas that must stay on one line. */
const FORMULA = /(\bn|\d) ([=×]) (?=\d)/g
const COUNTED = /(\d|<\/data>) (?=[\u3041-\u9fff])/g

export function driving(act) {
	const [first, ...rest] = act.trim().split(/\s+/)
	if (/^\d+$/.test(first)) return {'data-step': first}
	if (first === 'search') return {'data-search': rest[0], 'data-step': rest[1]}
	if (first === 'next') return {'data-next': rest.join(' ')}
	throw new Error(`a link says “${act}”; allowed: a step, next KIND, search ID STEP`)
}

export function proseWith({facts = {}, figures = {}} = {}) {
	const fact = name => {
		if (!(name in facts)) throw new Error(`there is no fact “${name}”`)
		return html`<data value="${facts[name]}" data-fact="${name}">${count(facts[name])}</data>`
	}

	const link = (words, to) => {
		const driven = /^([\w-]+):\s+(.+)$/.exec(to)
		if (!driven) return html`<a href="${to}">${inline(words)}</a>`
		const [, id, act] = driven
		if (!(id in figures)) throw new Error(`there is no figure “${id}”`)
		const figure = {href: `#figure-${id}`, 'data-n-queens': `figure-${id}`, 'data-search': figures[id].search}
		return html`<a ${attributes({...figure, ...driving(act)})}>${inline(words)}</a>`
	}

	const marked = ([, text, strong, name, words, to]) => {
		if (text !== undefined) return code(text)
		if (strong !== undefined) return html`<strong>${inline(strong)}</strong>`
		return name !== undefined ? fact(name) : link(words, to)
	}

	function inline(text) {
		let out = '',
			end = 0
		for (const match of text.matchAll(INLINE)) {
			out += escaped(text.slice(end, match.index)) + marked(match)
			end = match.index + match[0].length
		}
		return raw((out + escaped(text.slice(end))).replace(COUNTED, '$1\u00a0').replace(FORMULA, '$1\u00a0$2\u00a0'))
	}

	const items = all => all.map(item => html`<li>${inline(item)}</li>`)
	const BLOCKS = {
		list: all => html`<ul>${items(all)}</ul>`,
		steps: all => html`<ol>${items(all)}</ol>`,
		growth: head => BLOCKS.table([head, ...GROWTH.map(row => row.map(count))]),
		code: text => html`<pre tabindex="0">${code(text.trim())}</pre>`,
		details: ([title, ...all]) => html`<details><summary>${inline(title)}</summary><div>${blocks(all)}</div></details>`,
		table([heads, ...rows]) {
			const inlined = rows.map(row => row.map(inline))
			return tableView(heads.map(inline), inlined, {role: 'group'})
		},
	}

	const block = item => {
		if (typeof item === 'string') return html`<p>${inline(item)}</p>`
		const [[name, content]] = Object.entries(item)
		return BLOCKS[name](content)
	}
	const blocks = all => all.map(block)

	return {inline, blocks}
}
