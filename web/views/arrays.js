// View of the search's arrays. Elements that the last test read are numbered in the order of reading.

import {html, nothing, svg} from 'lit-html'
import {frame} from '../board/marks.js'
import {lazySearches} from '../searches/lazy-searches.js'
import {moveFocus, placeInList} from '../ui/grid.js'
import {cellPosition, indexSteps, indexText, shownArrays, valueText} from '../searches/names.js'
import {searchScreen} from '../searches/search.js'

const LONGEST_LINE = 16

const knownArrays = moment => shownArrays(moment).filter(({shape}) => shape)

const cellAt = (moment, array, row, col) => ({name: array.name, i: cellPosition(moment, array, row, col)})

function readCells(moment) {
	const {event, search, frontier} = moment,
		arrays = knownArrays(moment),
		{lookedAt} = searchScreen(search)
	if (event.kind !== 'test' || event.verdict === 'closed') return []
	if (lookedAt) return lookedAt(moment).map(([row, col]) => cellAt(moment, arrays[0], row, col))
	if (frontier) {
		const [{name, cells}] = arrays
		return cells.slice(0, event.by ? event.by.row + 1 : undefined).map((_, i) => ({name, i}))
	}
	const looked = arrays.filter(({shape}) => shape !== 'row')
	const last = looked.findIndex(({shape}) => shape === event.by?.line)
	return looked.slice(0, last < 0 ? undefined : last + 1).map(array => cellAt(moment, array, event.row, event.col))
}

function writtenCells(moment) {
	const {kind, row, col} = moment.event
	const written = knownArrays(moment).filter(({shape}) => shape !== 'bit')
	return ['place', 'remove'].includes(kind) ? written.map(array => cellAt(moment, array, row, col)) : []
}

export function isOfCell(moment, cell, row, col) {
	const array = shownArrays(moment).find(({name}) => name === cell?.name)
	return array !== undefined && cellPosition(moment, array, row, col) === cell.i
}

export function overlayText(moment, overlay, row, col) {
	const array = knownArrays({...moment, frontier: null}).find(({name}) => name === overlay)
	return array && written(array, cellPosition(moment, array, row, col))
}

export const drawCells =
	({cell, overlay}) =>
	(ctx, moment, {colors}, g) => {
		const {n} = moment,
			side = g.cell,
			squares = [...Array(n * n).keys()].map(i => [Math.floor(i / n), i % n])
		ctx.save()
		Object.assign(ctx, {fillStyle: colors.accent, strokeStyle: colors.accent, lineWidth: 1.5})
		for (const [row, col] of cell ? squares.filter(square => isOfCell(moment, cell, ...square)) : []) {
			ctx.globalAlpha = 0.2
			ctx.fillRect(col * side, row * side, side, side)
			ctx.globalAlpha = 1
			frame(ctx, g, [row, col], 2)
		}
		Object.assign(ctx, {fillStyle: colors.ink, globalAlpha: 0.8, textAlign: 'right', textBaseline: 'bottom'})
		ctx.font = `400 ${Math.min(13, side * 0.3)}px ${colors.font}`
		for (const [row, col] of overlay && side >= 18 ? squares : [])
			ctx.fillText(overlayText(moment, overlay, row, col) ?? '', (col + 0.94) * side, (row + 0.98) * side)
		ctx.restore()
	}

const written = (array, i) => indexText(array, i).replace('][', ',')

const squareOf = ({event}, {lit}) => lit ?? (event.row !== null && event.col !== null ? event : null)

export function arraysView(moment, context) {
	const words = context.words.views.arrays,
		reads = readCells(moment),
		writes = writtenCells(moment),
		textOf = cell => elementText(moment, cell)
	const point = event => context.act.point('cell', cellOf(event.target)),
		leave = () => context.act.point('cell', null)
	const read = reads.length > 0 && words.read(reads.slice(-3).map(textOf), reads.length),
		wrote = writes.length > 0 && words.written(writes.map(textOf))
	return html`<figure class="arrays" part="arrays">
	<figcaption>${moment.frontier ? words.list : words.title}</figcaption>
	${lazySearches()?.pictures[moment.search]?.(moment, context, {html, svg})}
	<div @pointerover=${point} @pointerleave=${leave} @focusin=${point} @focusout=${leave} 
		@keydown=${event => moveFocus(event, placeInList)}>
		${shownArrays(moment).map(array => arrayView(moment, context, array, reads, writes))}
	</div>
	<p class="remark">${read || wrote || nothing}</p>
	</figure>`
}

function elementText(moment, {name, i}) {
	const array = shownArrays(moment).find(array => array.name === name)
	if (array.cells[i] === undefined) return `${name}[${i}]`
	return `${name}[${indexText(array, i)}] = ${valueText(moment, array, i)}`
}

function arrayView(moment, context, array, reads, writes) {
	const {name, width, cells} = array,
		words = context.words.views.arrays,
		square = squareOf(moment, context)
	const across = width || Math.ceil(cells.length / Math.ceil(cells.length / LONGEST_LINE))
	const wide = width || cells.length || 1,
		cellView = cellViewOf(moment, context, array, reads, writes)
	const rows = [...Array(cells.length / wide).keys()].map(row => cells.slice(row * wide, (row + 1) * wide))
	const rowView = (row, r) => html`<div role="row">${row.map((cell, i) => cellView(cell, r * wide + i))}</div>`
	const steps = indexSteps(moment, array, square).map((step, i) => `${i > 0 ? name : ''}[${step}]`)
	return html`<div class="array">
	<p>${nameView(moment, context, array)}<code>${steps.join(' = ')}</code></p>
	${
		rows.length === 0
			? html`<p class="remark">${words.empty}</p>`
			: html`<div role="grid" aria-label=${name} class=${width > 0 ? 'pictured' : 'list'}
					.style=${`--wide:${across}`} data-small=${width > 12}>${rows.map(rowView)}</div>`
	}
	</div>`
}

function nameView(moment, {words, overlay, act}, array) {
	const {name} = array
	if (moment.frontier || !array.shape) return html`<code>${name}</code>`
	return html`<button class="plain" aria-pressed=${overlay === name}
		title=${words.views.arrays.overlay(name)}
		@click=${() => act.point('overlay', overlay === name ? null : name)}>${name}</button>`
}

function cellViewOf(moment, {words, cell, lit}, array, reads, writes) {
	const {name, cells, holdsNumbers} = array
	const looks = new Map(reads.flatMap((read, i) => (read.name === name ? [[read.i, i + 1]] : [])))
	const isThat = (other, i) => other?.name === name && other.i === i
	const own = writes.find(write => write.name === name),
		pointed = cell ?? (lit && cellAt(moment, array, lit.row, lit.col))
	const tabbed = cell?.name === name && cell.i < cells.length ? cell.i : 0
	return (value, i) => {
		const states = [
			looks.has(i) && 'read',
			isThat(reads.at(-1), i) && 'last',
			isThat(own, i) && 'written',
			isThat(pointed, i) && 'lit',
			!holdsNumbers && ['', 'on', 'wall'][value],
		]
		const label = words.views.arrays.cell(elementText(moment, {name, i}), looks.get(i), isThat(own, i))
		return html`<span role="gridcell" data-name=${name} data-i=${i} tabindex=${i === tabbed ? 0 : -1}
		class=${states.filter(Boolean).join(' ')} aria-label=${label}>
		<b>${holdsNumbers && (moment.frontier || value) ? valueText(moment, array, i) : ''}</b><i
		data-at=${written(array, i)}></i></span>`
	}
}

function cellOf(target) {
	const {name, i} = target.closest('[data-i]')?.dataset ?? {}
	return name === undefined ? null : {name, i: +i}
}
