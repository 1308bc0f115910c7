import {equal, is} from '#test'
import {nqueens} from './walks.js'

export const factorial = n => (n === 0 ? 1 : n * factorial(n - 1))

const wordsOf = options => Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])

export function summary(n, options = {}) {
	const {stdout} = nqueens('walk', String(n), ...wordsOf(options), '--summary')
	return Object.fromEntries(Array.from(stdout.matchAll(/(\w+) (\d+)/g), ([, name, value]) => [name, +value]))
}

function eventAt(n, options, step) {
	if (step === 0) return 'start'
	const {stdout} = nqueens('walk', String(n), ...wordsOf({...options, from: step, to: step}))
	return stdout.trim().replace(/^\d+ /, '')
}

const plain = html =>
	html
		.replace(/<(svg|pre|code|data|nav|head|n-queens|table)\b[\s\S]*?<\/\1>/g, ' ')
		.replace(/<b>[^<]*<\/b>|<span class="number">\d+<\/span>/g, ' ')

export function loose(html, sources) {
	const text = plain(html).replace(new RegExp(`<section id="${sources}">[\\s\\S]*?</section>`), '')
	const linked = new Set([...text.matchAll(/data-step="(\d+)"/g)].map(([, step]) => step))
	return Array.from(text.replace(/<[^>]*>/g, ' ').matchAll(/\d(?:[\d,]*\d)?/g), ([number]) => number).filter(
		number => !(+number <= 12 || linked.has(number)),
	)
}

export const FIGURE = /<n-queens id="figure-([\w-]+)"([^>]*)>([\s\S]*?)<\/n-queens>/g

function* spokenOf(html) {
	for (const [, id, attributes, body] of html.matchAll(FIGURE)) {
		const search = /search="([\w-]+)"/.exec(attributes)?.[1] ?? 'flags'
		for (const name of ['step', 'from', 'to']) {
			const step = new RegExp(` ${name}="(\\d+)"`).exec(attributes)?.[1]
			if (step) yield {id, search, step: +step}
		}
		for (const [, from, to = from] of body.matchAll(/data-step="(\d+)(?:-(\d+))?"/g))
			for (const step of [+from, +to]) yield {id, search, step}
	}
	for (const [, id, rest] of html.matchAll(/data-n-queens="figure-([\w-]+)"([^>]*)>/g)) {
		const search = /data-search="([\w-]+)"/.exec(rest)?.[1] ?? 'flags',
			step = /data-step="(\d+)"/.exec(rest)?.[1]
		if (step) yield {id, search, step: +step}
	}
}

function* momentsOf(html, figures) {
	for (const {id, search, step} of spokenOf(html)) {
		const {n, search: usual = 'flags', seed, sideways} = figures[id],
			chance = Object.entries({seed, sideways}).filter(([, value]) => value !== undefined && search === usual)
		yield {key: `${id} ${search} ${step}`, event: eventAt(n, {search, ...Object.fromEntries(chance)}, step)}
	}
}

export function assertClaims(html, figures, claims, language) {
	const used = new Set()
	for (const {key, event} of momentsOf(html, figures)) {
		used.add(key)
		is(claims[key], event, `${language}: ${key}`)
	}
	equal([...used].sort(), Object.keys(claims).sort(), `claims that ${language} makes`)
}
