// The search tree: a drawing (icicle.js), a breadcrumb trail, and, for keyboards and screen readers, a tree with one
// expanded path. One tree item is in the tab order.

import {html, nothing} from 'lit-html'
import {searchNames} from '../searches/names.js'
import {isPlain} from '../ui/keys.js'
import {captionView} from './glossary.js'
import {cellsBelow, nodeOn, presentPath, nodeState, sum, currentPath, rootPlace} from './branches.js'
import {fittedIcicle, hit} from './icicle.js'

const AIM_PX = 5

export function treeView(moment, context) {
	const {tree, at, onNode, onOpen, onPoint} = context,
		words = context.words.views.tree,
		caption = captionView(words.title, 'tree', context)
	const none = searchNames(moment).items && html`<p class="remark">${words.none}</p>`
	if (!tree) return html`<figure class="tree" part="tree">${caption}${none}</figure>`
	const way = currentPath(moment, presentPath(moment)),
		step = (text, path) => html`<button class="plain"
		aria-current=${path.length === tree.open.length} @click=${() => onOpen(path)}>${text}</button>`
	const aim = act => event => act(aimed(event, moment, tree))
	return html`<figure class="tree" part="tree">
	${caption}
	<p class="trail">${[
		tree.open.length > 0 ? step(words.whole, []) : '',
		...tree.open.map((col, depth) => step(String(at(col)), tree.open.slice(0, depth + 1))),
	]}
		<button class="plain" @click=${() => onOpen(way.slice(0, -1))}>${words.nearer}</button></p>
	<canvas aria-hidden="true" @pointermove=${aim(found => onPoint(found?.path ?? null))}
		@pointerleave=${() => onPoint(null)} @click=${aim(found => found && clicked(found, context))}
		@dblclick=${aim(found => onOpen(found?.path ?? []))}></canvas>
	<div role="tree" class="hidden" aria-label=${words.label} @keydown=${event => onKey(event, onNode, onOpen)}
		@focusin=${event => onPoint(pathIn(event.target))}
		@focusout=${() => onPoint(null)}>${itemsOf(moment, context)}</div>
	<p class="remark">${described(moment, context, tree.focus ?? way)}</p>
	</figure>`
}

function aimed(event, {n}, tree) {
	const canvas = event.currentTarget,
		{left, top} = canvas.getBoundingClientRect()
	return hit(tree, n, fittedIcicle(canvas, canvas.clientWidth, tree, n), event.clientX - left, event.clientY - top)
}

function clicked({path, wide, closed, isCut}, {onNode, onOpen}) {
	if (wide < AIM_PX) onOpen(path.slice(0, -1))
	else if (closed) onOpen(path)
	else if (!isCut) onNode(path)
}

function described(moment, {words, at, tree}, path) {
	const {n} = moment,
		texts = words.views.tree,
		{branch, depth} = nodeOn(tree.root, n, path)
	const isCut = depth === path.length - 1 && branch.children !== null
	const place = path.length === 0 ? texts.root : texts.place(at(rowOf(moment, tree, path)), at(path.at(-1)))
	const below = () => {
		if (isCut) return texts.cut
		if (path.length === n - moment.given.length) return tree.boards ? texts.board : texts.solution
		if (depth < path.length) return texts.closed
		if (branch.children?.length === 0) return texts.deadEnd
		return branch.nodes ? texts.below(sum(branch.nodes) - 1, branch.nodes.at(-1), tree.boards) : texts.uncounted
	}
	return texts.node(place, below(), texts.states[nodeState(moment, tree, path, isCut)])
}

function rowOf({n, rows, frontier}, {root}, path) {
	const last = path.length - 1,
		{branch, depth} = nodeOn(root, n, path.slice(0, last))
	return depth === last ? branch.row : frontier ? last : rows[last]
}

function itemsOf(moment, context, path = [], cell = rootPlace(context.tree.root, moment.n), position = 1, of = 1) {
	const {open, focus} = context.tree,
		{n} = moment,
		{branch} = cell,
		isOn = path => path.every((col, depth) => col === open[depth]),
		tabbed = focus && isOn(focus.slice(0, -1)) ? focus : focus ? [] : open
	const isOpen = branch?.children?.length > 0 && isOn(path),
		canOpen = branch && branch.row >= 0 && branch.children?.length !== 0
	const cells = isOpen ? cellsBelow(cell, n) : []
	return html`<div role="treeitem" data-path=${path.join(' ')}
		tabindex=${String(path) === String(tabbed) ? 0 : -1}
		aria-level=${path.length + 1} aria-posinset=${position} aria-setsize=${of}
		aria-expanded=${canOpen ? String(isOpen) : nothing}>${described(moment, context, path)}</div>
	${cells.map((next, i) => itemsOf(moment, context, [...path, next.col], next, i + 1, cells.length))}`
}

const pathIn = item => (item.dataset.path ?? '').split(' ').filter(Boolean).map(Number)

function onKey(event, onNode, onOpen) {
	const item = event.target,
		path = pathIn(item),
		items = [...event.currentTarget.children],
		i = items.indexOf(item)
	if (i < 0 || !isPlain(event)) return
	const expanded = item.getAttribute('aria-expanded'),
		isOpen = expanded === 'true',
		above = path.slice(0, -1)
	const act = {
		ArrowUp: () => items[i - 1]?.focus(),
		ArrowDown: () => items[i + 1]?.focus(),
		Home: () => items[0].focus(),
		End: () => items.at(-1).focus(),
		ArrowRight: () => (isOpen ? items[i + 1].focus() : expanded && onOpen(path)),
		ArrowLeft: () =>
			isOpen && path.length > 0 ? onOpen(above) : items.find(other => other.dataset.path === above.join(' ')).focus(),
		Enter: () => onNode(path),
	}[event.key]
	if (!act) return
	event.preventDefault()
	act()
}
