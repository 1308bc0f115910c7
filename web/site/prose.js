// The little markup in which the files of words write paragraphs:
//   `code`   **strong**   {fact} a number of facts.js   [words](address) a link
//   [words](figure: 120)   a link that sets a figure: to a step, or `next solution`, `search flags`,
//                          `search flags 1313`, `play`. Where a figure names its search, each link to it says so:
//                          another link may have set another one
// A block is a string (a paragraph) or an object with one name: list, steps, code, table, formula, note, details,
// figure.
//
// Invariant: whatever is not of this markup is text. A fact that does not exist, or a link to no figure, throws: no
// page is made.

import { attributes, escaped, html, raw } from './html.js'

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\{(\w+)\}|\[([^\]]+)\]\(([^)]+)\)/g

/** What stays on one line: n = 8, 8 × 8; in Japanese also a number and what it counts. */
const FORMULA = /(\bn|\d) ([=×]) (?=\d)/g
const COUNTED = /(\d|<\/data>) (?=[\u3041-\u9fff])/g

/** What a link does to a figure, as the attributes that drive it. @param {string} act */
export function driving(act) {
	const words = act.trim().split(/\s+/)
	if (/^\d+$/.test(words[0])) return { 'data-step': words[0] }
	if (words[0] === 'search') return { 'data-search': words[1], 'data-step': words[2] }
	if (words[0] === 'next' || words[0] === 'previous') return { [`data-${words[0]}`]: words.slice(1).join(' ') }
	if (words[0] === 'play' || words[0] === 'pause') return { [`data-${words[0]}`]: true }
	throw new Error(`a link says “${act}”; allowed: a step, next KIND, previous KIND, search ID [STEP], play, pause`)
}

/**
 *
 * @param {{facts?: Record<string, number|bigint>, figures?: Record<string, any>, count: (n: number|bigint) => string}} known
 */
export function proseWith({ facts = {}, figures = {}, count }) {
	const fact = name => {
		if (!(name in facts)) throw new Error(`there is no fact “${name}”`)
		return html`<data value="${facts[name]}" data-fact="${name}">${count(facts[name])}</data>`
	}

	const link = (words, to) => {
		const driven = /^([\w-]+):\s+(.+)$/.exec(to)
		if (!driven) return html`<a href="${to}">${inline(words)}</a>`
		const [, id, act] = driven
		if (!(id in figures)) throw new Error(`there is no figure “${id}”`)
		return html`<a ${attributes({ href: `#figure-${id}`, 'data-n-queens': `figure-${id}`, 'data-search': figures[id].search, ...driving(act) })}>${inline(words)}</a>`
	}

	function inline(text) {
		let out = '',
			end = 0
		for (const match of text.matchAll(INLINE)) {
			const [all, code, strong, name, words, to] = match
			out += escaped(text.slice(end, match.index))
			out +=
				code !== undefined
					? html`<code>${code}</code>`
					: strong !== undefined
						? html`<strong>${inline(strong)}</strong>`
						: name !== undefined
							? fact(name)
							: link(words, to)
			end = match.index + all.length
		}
		return raw((out + escaped(text.slice(end))).replace(COUNTED, '$1\u00a0').replace(FORMULA, '$1\u00a0$2\u00a0'))
	}

	const BLOCKS = {
		list: items => html`<ul>${items.map(item => html`<li>${inline(item)}</li>`)}</ul>`,
		steps: items => html`<ol>${items.map(item => html`<li>${inline(item)}</li>`)}</ol>`,
		code: text => html`<pre tabindex="0"><code>${text.trim()}</code></pre>`,
		formula: text => html`<p class="formula">${inline(text)}</p>`,
		note: items => html`<div class="note">${blocks(items)}</div>`,
		details: ([title, ...items]) =>
			html`<details><summary>${inline(title)}</summary><div>${blocks(items)}</div></details>`,
		table: ([
			head,
			...rows
		]) => html`<div class="scroll" tabindex="0" role="group"><table><thead><tr>${head.map(cell => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
      <tbody>${rows.map(([first, ...cells]) => html`<tr><th scope="row">${inline(first)}</th>${cells.map(cell => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table></div>`,
	}

	const block = item => {
		if (typeof item === 'string') return html`<p>${inline(item)}</p>`
		const [[name, content]] = Object.entries(item)
		return BLOCKS[name](content)
	}
	const blocks = items => items.map(block)

	return { inline, blocks }
}
