// The explaining views of a figure. When the pointer is over an item, they mark it on the board; a click on a line of
// code or a tree node goes to its step.

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
import style from '#styles/views'
import {sentences} from '#words/searches'
import views from '#words/views'
import glossary from '#words/glossary'
import code from '#words/code'
import {shorten} from './attributes.js'
import {addScript} from './lazy-scripts.js'
import {KnownTree} from './tree.js'

const momentsIn = once(text => read(text ?? ''))
const MOMENTS = {words: ['120:caption;240:caption']}

const SIDE = {code: codeView, arrays: arraysView, stack: stackView, tree: treeView}

/** Above this n, arrays are large, and views change only as often as announcements. */
const LARGE_N = 16

export class Explained {
	#figure
	#tree
	#paint

	constructor(figure) {
		this.#figure = figure
		this.#tree = new KnownTree(
			(...part) => figure.effects.query('tree', ...part),
			() => figure.surface.requestUpdate(),
		)
	}

	get #shown() {
		const {root, open, focus} = this.#tree,
			{type} = this.#figure
		return root ? {root, open, focus, stops: type.stopsAtFirst, boards: type.tests === 'columns'} : null
	}

	context() {
		const {pointing, options} = this.#figure.state
		return {
			...pointing,
			glossed,
			termed,
			lit: pointing.square ?? pointing.chosen,
			tree: this.#shown,
			language: options.listing,
			onLine: this.#runTo,
			onNode: this.#goTo,
			onOpen: path => this.#tree.expand(path),
			onPoint: path => this.#tree.point(path),
		}
	}

	views(context) {
		const {state} = this.#figure,
			{moments} = momentsIn(state.options.moments),
			view = () => momentsView(moments, state.moment.step, context)
		return [...(moments.length > 0 ? [{name: 'moments', view: view()}] : []), ...this.#sides(context)]
	}

	faultsIn(text) {
		const {moments, stepless, long} = momentsIn(text),
			rejected = part => ({name: 'moments', value: shorten(part), allowed: MOMENTS}),
			says = () => this.#figure.words.views.moments.long(long, moments.length)
		return [...stepless.map(rejected), ...(long ? [{...rejected(text), says}] : [])]
	}

	#sides(context) {
		const {state, type} = this.#figure,
			{options, moment, labels} = state
		if (!lazySearches() && type.isFurther) return []
		const now = moment.n > LARGE_N ? labels.moment : moment,
			momentOf = name => (name === 'tree' ? labels.moment : now)
		return options.views
			.filter(name => SIDE[name] && !lackedBy(moment.search).includes(name))
			.map(name => ({
				name,
				get view() {
					return SIDE[name](momentOf(name), context)
				},
			}))
	}

	moved() {
		const {options, moment} = this.#figure.state
		if (options.views.includes('tree')) this.#tree.of(moment)
	}

	get marks() {
		const {pointing} = this.#figure.state
		return (pointing.cell || pointing.overlay) && {drawBelow: drawCells(pointing)}
	}

	fitted(size, canvas) {
		return this.#shown && fittedIcicle(canvas, size, this.#shown, this.#figure.state.moment.n)
	}

	paint(ctx, geometry, colors, pixels) {
		const {words, state, at, surface} = this.#figure
		if (!this.#paint) {
			this.#paint = iciclePainter()
			return surface.requestUpdate() // the first painting is long and gets a separate frame
		}
		const isLeft = this.#paint(ctx, state.moment, {words, at, tree: this.#shown, colors, pixels}, geometry)
		if (isLeft) surface.requestUpdate()
	}

	#runTo = async (kinds, isThere) => {
		const {state, act} = this.#figure,
			from = state.moment.step
		for (const kind of kinds) {
			await act.byHand('next', [kind])
			if (this.#figure.state.missing) return
		}
		if (!isThere(this.#figure.state.moment)) act.seek(from)
	}

	#goTo = path => {
		const {state, act} = this.#figure,
			shown = this.#shown
		if (nodeState(state.moment, shown, path) === 'never') return
		const ordinal = nodeOrdinal(state.moment, shown.root, path)
		if (ordinal === null) return this.#tree.expand(path)
		if (ordinal === 0) act.first()
		else act.byHand('reach', ['place', ordinal])
	}
}

const wordModules = {code, glossary, sentences, views}

addScript('study', {style, wordModules, Explained})

export {style, wordModules}
