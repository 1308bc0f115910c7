// The search tree: its drawing (icicle.js), a trail from the whole of it to the part that fills the width, and the
// same for keyboards and screen readers: a tree of which one path is open. Going to a node walks to the moment at
// which its queen is placed. Invariant: exactly one tree item is in the tab order.

import { html, nothing } from 'lit-html'
import { isPlain } from '../ui/keys.js'
import { captionView } from './glossary.js'
import { cellsOf, nodeOn, presentOf, rowsOf, stateOf, sum, wayOf } from './branches.js'
import { hit, icicleGeometry } from './icicle.js'

/** What is drawn narrower than this is not aimed at: its parent is brought nearer instead. */
const AIM_PX = 5

/**
 * @typedef {import('../engine/moment.js').Moment} Moment
 * @typedef {object} Look
 * @property {import('../words/index.js').Words} words
 * @property {(i: number) => number} at
 * @property {import('./branches.js').Tree|null} tree  null until the engine has answered
 * @property {(path: number[]) => void} onNode  go there
 * @property {(path: number[]) => void} onOpen  fill the width with it
 * @property {(path: number[]|null) => void} onPoint
 */

/** @param {Moment} moment @param {Look} look */
export function treeView(moment, look) {
	const { words, tree, onOpen } = look
	const caption = captionView(words.views.tree.title, 'tree', look)
	if (!tree) return html`<figure class="tree" part="tree">${caption}</figure>`
	const trail = tree.open.map((col, depth) => ({ text: String(look.at(col)), path: tree.open.slice(0, depth + 1) }))
	const way = wayOf(moment, presentOf(moment))
	return html`<figure class="tree" part="tree">
    ${caption}
    <p class="trail">${[{ text: words.views.tree.whole, path: [] }, ...trail].map(
			({ text, path }) => html`<button type="button" class="plain"
      aria-current=${path.length === tree.open.length} @click=${() => onOpen(path)}>${text}</button>`,
		)}
      <button type="button" class="plain" @click=${() => onOpen(way.slice(0, -1))}>${words.views.tree.nearer}</button></p>
    <canvas aria-hidden="true" @pointermove=${event => look.onPoint(aimed(event, moment, tree)?.path ?? null)}
      @pointerleave=${() => look.onPoint(null)}
      @click=${event => clicked(aimed(event, moment, tree), look)}
      @dblclick=${event => onOpen(aimed(event, moment, tree)?.path ?? [])}></canvas>
    <div role="tree" class="nodes" aria-label=${words.views.tree.label} @keydown=${event => onKey(event, look)}
      @focusin=${event => look.onPoint(pathIn(event.target))}
      @focusout=${() => look.onPoint(null)}>${itemsOf(moment, look)}</div>
    <p class="remark">${described(moment, look, tree.focus ?? way)}</p>
  </figure>`
}

// --- for hands ----------------------------------------------------------------------------------------

function aimed(event, { n }, tree) {
	const canvas = event.currentTarget,
		{ left, top } = canvas.getBoundingClientRect()
	return hit(tree, n, icicleGeometry(canvas.clientWidth, tree, n), event.clientX - left, event.clientY - top)
}

function clicked(aim, { onNode, onOpen }) {
	if (!aim) return
	if (aim.wide < AIM_PX) onOpen(aim.path.slice(0, -1))
	else if (aim.closed) onOpen(aim.path)
	else if (!aim.isCut) onNode(aim.path)
}

// --- for keys and ears ----------------------------------------------------------------------------------

/** What is known of a path: its node, or that it is cut off. @param {import('./branches.js').Tree} tree */
function known({ root }, n, path) {
	const parent = nodeOn(root, n, path.slice(0, -1))
	const { branch, depth } = nodeOn(root, n, path)
	return {
		branch: depth === path.length ? branch : null,
		isCut: depth === path.length - 1 && parent.branch.children !== null,
	}
}

/** What a node is, as a sentence. @param {Moment} moment @param {Look} look @param {number[]} path */
function described(moment, { words, at, tree }, path) {
	const { n } = moment,
		{ branch, isCut } = known(tree, n, path)
	const place =
		path.length === 0
			? words.views.tree.root
			: words.views.tree.place(at(rowsOf(moment)[path.length - 1]), at(path.at(-1)))
	const state = words.views.tree.states[stateOf(moment, tree, path, isCut)]
	if (isCut) return words.views.tree.node(place, words.views.tree.cut, state)
	const below =
		path.length === n
			? words.views.tree.solution
			: branch?.children?.length === 0
				? words.views.tree.deadEnd
				: branch?.nodes
					? words.views.tree.below(sum(branch.nodes) - 1, branch.nodes.at(-1))
					: branch
						? words.views.tree.uncounted
						: words.views.tree.closed
	return words.views.tree.node(place, below, state)
}

/** The items of a node whose path is open: itself, and its children with theirs. */
function itemsOf(moment, look, path = [], branch = look.tree.root, position = 1, of = 1) {
	const { tree } = look,
		{ n } = moment
	const isOpen = branch?.children?.length > 0 && path.every((col, depth) => col === tree.open[depth])
	const canOpen = path.length < n && branch && branch.children?.length !== 0
	const cells = isOpen ? [...cellsOf(branch, n, path.length, 0)] : []
	const isTabbed = String(path) === String(shown(tree, tree.focus ?? tree.open) ? (tree.focus ?? tree.open) : [])
	return html`<div role="treeitem" data-path=${path.join(' ')} tabindex=${isTabbed ? 0 : -1}
      aria-level=${path.length + 1} aria-posinset=${position} aria-setsize=${of}
      aria-expanded=${canOpen ? String(isOpen) : nothing}>${described(moment, look, path)}</div>
    ${cells.map(({ col, child }, i) => itemsOf(moment, look, [...path, col], child, i + 1, cells.length))}`
}

/** Whether a path has an item. */
const shown = (tree, path) => path.slice(0, -1).every((col, depth) => col === tree.open[depth])

const pathIn = item => (item.dataset.path ?? '').split(' ').filter(Boolean).map(Number)

/** As in any tree: up and down through what is shown, right into a node, left out of it; Enter goes there. */
function onKey(event, { onNode, onOpen }) {
	const item = event.target,
		path = pathIn(item),
		items = [...event.currentTarget.children],
		i = items.indexOf(item)
	if (i < 0 || !isPlain(event)) return
	const expanded = item.getAttribute('aria-expanded'),
		isOpen = expanded === 'true',
		parent = items.find(other => other.dataset.path === path.slice(0, -1).join(' '))
	const act = {
		ArrowUp: () => items[i - 1]?.focus(),
		ArrowDown: () => items[i + 1]?.focus(),
		Home: () => items[0].focus(),
		End: () => items.at(-1).focus(),
		ArrowRight: () => (isOpen ? items[i + 1].focus() : expanded && onOpen(path)),
		ArrowLeft: () => (isOpen && path.length > 0 ? onOpen(path.slice(0, -1)) : parent.focus()),
		Enter: () => onNode(path),
	}[event.key]
	if (!act) return
	event.preventDefault()
	event.stopPropagation()
	act()
}
