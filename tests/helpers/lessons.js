import {JSDOM} from 'jsdom'
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

const documentOf = html => new JSDOM(html).window.document

export function loose(html, sources) {
	const {body} = documentOf(html)
	for (const one of body.querySelectorAll(`svg, pre, code, data, nav, n-queens, table, b, .number, #${sources}`))
		one.remove()
	const linked = Array.from(body.querySelectorAll('[data-step]'), ({dataset}) => dataset.step),
		numbers = body.innerHTML.replace(/<[^>]*>/g, ' ').match(/\d(?:[\d,]*\d)?/g) ?? []
	return numbers.filter(number => !(+number <= 12 || linked.includes(number)))
}

export const figuresIn = html => [...documentOf(html).querySelectorAll('n-queens')]

function* spokenOf(html) {
	for (const figure of figuresIn(html)) {
		const captions = Array.from(figure.querySelectorAll('[data-step]'), ({dataset}) => dataset.step.split('-')),
			own = ['step', 'from', 'to'].map(name => figure.getAttribute(name))
		for (const step of [...own, ...captions.flat()]) if (step) yield [figure.id, step, figure.getAttribute('search')]
	}
	for (const {dataset} of documentOf(html).querySelectorAll('[data-n-queens][data-step]'))
		yield [dataset.nQueens, dataset.step, dataset.search]
}

function* momentsOf(html, figures) {
	for (const [figure, step, named] of spokenOf(html)) {
		const id = figure.replace('figure-', ''),
			search = named ?? 'flags',
			{n, search: usual = 'flags', seed, sideways} = figures[id]
		const chance = Object.entries({seed, sideways}).filter(([, value]) => value !== undefined && search === usual)
		yield {key: `${id} ${search} ${step}`, event: eventAt(n, {search, ...Object.fromEntries(chance)}, +step)}
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
