// The explaining views of a figure, what the reader points at in them, and jumps to the step of a line of code or a
// tree node.

import {lazySearches, lackedBy} from '../searches/lazy-searches.js'
import {once} from '../engine/job.js'
import {read} from '../searches/moments.js'
import {arraysView, drawCells} from '../views/arrays.js'
import {nodeOrdinal, nodeState} from '../views/branches.js'
import {codeView} from '../views/code.js'
import {glossed, termed} from '../views/glossary.js'
import {fittedIcicle, iciclePainter} from '../views/icicle.js'
import {momentsView} from '../views/moments.js'
import {stackView} from '../views/stack.js'
import {treeView} from '../views/tree.js'
import {shorten} from './attributes.js'
import {KnownTree} from './tree.js'

const momentsIn = once(text => read(text ?? ''))
const MOMENTS = {words: ['120:caption;240:caption']}

const SIDE = {code: codeView, arrays: arraysView, stack: stackView, tree: treeView}

/** On larger boards, whose arrays have hundreds of elements, these views change only as often as announcements. */
const LARGE_N = 16

export class Explained {
	#figure
	#tree
	#paint

	constructor(figure) {
		this.#figure = figure
		this.#tree = new KnownTree((...part) => figure.journey.query('tree', ...part), figure.redraw)
	}

	get #shown() {
		const {root, open, focus} = this.#tree,
			{type} = this.#figure
		return root ? {root, open, focus, stops: type.stopsAtFirst, boards: type.tests === 'columns'} : null
	}

	context() {
		const {pointing, options, transport, set} = this.#figure,
			pointer = what => value => pointing.at(what, value)
		return {
			...pointing,
			glossed,
			termed,
			lit: pointing.square ?? pointing.chosen,
			tree: this.#shown,
			onCell: pointer('cell'),
			onOverlay: pointer('overlay'),
			onTerm: pointer('term'),
			language: options.listing,
			onLanguage: language => set('listing', language),
			onLine: this.#runTo,
			onFrame: place => transport.act.next({kind: 'leave', ...place}),
			onNode: this.#goTo,
			onOpen: path => this.#tree.expand(path),
			onPoint: path => this.#tree.point(path),
		}
	}

	views(context) {
		const {options, journey, transport} = this.#figure,
			{moments} = momentsIn(options.moments),
			view = () => momentsView(moments, journey.moment.step, {...context, onMoment: transport.act.seek})
		return [...(moments.length > 0 ? [{name: 'moments', view: view()}] : []), ...this.#sides(context)]
	}

	faultsIn(text) {
		const {moments, stepless, long} = momentsIn(text),
			rejected = part => ({name: 'moments', value: shorten(part), allowed: MOMENTS}),
			says = () => this.#figure.words.views.moments.long(long, moments.length)
		return [...stepless.map(rejected), ...(long ? [{...rejected(text), says}] : [])]
	}

	#sides(context) {
		const {options, journey, announcer, type} = this.#figure
		if (!lazySearches() && type.isFurther) return []
		const now = journey.moment.n > LARGE_N ? announcer.announced : journey.moment,
			momentOf = name => (name === 'tree' ? announcer.announced : now)
		return options.views
			.filter(name => SIDE[name] && !lackedBy(journey.moment.search).includes(name))
			.map(name => ({
				name,
				get view() {
					return SIDE[name](momentOf(name), context)
				},
			}))
	}

	drawn() {
		const {options, journey} = this.#figure
		if (options.views.includes('tree')) this.#tree.of(journey.moment)
	}

	get marks() {
		const {pointing} = this.#figure
		return (pointing.cell || pointing.overlay) && {drawBelow: drawCells(pointing)}
	}

	fitted(size, canvas) {
		return this.#shown && fittedIcicle(canvas, size, this.#shown, this.#figure.journey.moment.n)
	}

	paint(ctx, geometry, colors, pixels) {
		const {words, journey, at, redraw} = this.#figure
		if (!this.#paint) {
			this.#paint = iciclePainter()
			return redraw() // the first painting is long and gets its own frame
		}
		if (this.#paint(ctx, journey.moment, {words, at, tree: this.#shown, colors, pixels}, geometry)) redraw()
	}

	#runTo = (kinds, isThere) =>
		this.#figure.transport.byHand(async () => {
			const {journey} = this.#figure,
				from = journey.moment.step
			for (const kind of kinds) {
				await journey.jump('next', kind)
				if (journey.missing) return
			}
			if (!isThere(journey.moment)) journey.seek(from)
		})()

	#goTo = path => {
		const {journey, transport} = this.#figure,
			shown = this.#shown
		if (nodeState(journey.moment, shown, path) === 'never') return
		const ordinal = nodeOrdinal(journey.moment, shown.root, path)
		if (ordinal === null) return this.#tree.expand(path)
		transport.byHand(() => (ordinal === 0 ? journey.seek(0) : journey.reach('place', ordinal)))()
	}
}
