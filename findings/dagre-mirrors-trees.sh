#!/bin/sh
# A search tree is drawn with the columns of each row from left to right. @dagrejs/dagre 3.1.3 (and 2.0.4) lays the children of most
# nodes out from right to left, also those of a root with three leaves: in the backtracking tree of n = 5, 6 of 8 nodes with several
# children are mirrored. dagre 0.8.5 and @dagrejs/dagre 1.1.4 keep the order of the edges; so does Graphviz.
# A drawing of the tree then shows the search as if it tried the last column first, here and there, with each edge right.
# Instead: `layout(graph, {disableOptimalOrderHeuristic: true})`, which a tree does not need: edges of a tree do not cross.
#
# Expected: the order of the edges, as before version 2. The guess was that crossing reduction shuffles some nodes; it mirrors whole families.
# Versions: @dagrejs/dagre 3.1.3 and 1.1.4; Node.js 20.
# Output seen:
#   3.1.3: 6 of 8 nodes from right to left, 2 from left to right
#   3.1.3 without the heuristic: 0 of 8 nodes from right to left, 8 from left to right
#   1.1.4: 0 of 8 nodes from right to left, 8 from left to right
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts \
	new@npm:@dagrejs/dagre@3.1.3 old@npm:@dagrejs/dagre@1.1.4 >&2
cat > tree.cjs <<'JS'
const edges = []

function search(n, queens, name) {
	if (queens.length === n) return
	for (let column = 0; column < n; column++) {
		const isFree = queens.every((other, i) => other !== column && Math.abs(other - column) !== queens.length - i)
		if (!isFree) continue
		edges.push([name, `${name} ${column}`])
		search(n, [...queens, column], `${name} ${column}`)
	}
}
search(5, [], 'root')

function childrenOf(name) {
	return edges.filter(([parent]) => parent === name).map(([, child]) => child)
}

function orders({graphlib, layout}, options) {
	const graph = new graphlib.Graph().setGraph({}).setDefaultEdgeLabel(() => ({}))
	const nodes = [...new Set(edges.flat())]
	for (const node of nodes) graph.setNode(node, {width: 20, height: 20})
	for (const [parent, child] of edges) graph.setEdge(parent, child)
	layout(graph, options)
	const families = nodes.map(childrenOf).filter(children => children.length > 1)
	const inOrder = sign =>
		families.filter(children =>
			children.every((child, i) => i === 0 || sign * (graph.node(child).x - graph.node(children[i - 1]).x) > 0),
		).length
	return `${inOrder(-1)} of ${families.length} nodes from right to left, ${inOrder(1)} from left to right`
}

const seen = {
	'3.1.3': orders(require('new')),
	'3.1.3 without the heuristic': orders(require('new'), {disableOptimalOrderHeuristic: true}),
	'1.1.4': orders(require('old')),
}
for (const [name, value] of Object.entries(seen)) console.log(`${name}: ${value}`)
const PLAIN = '0 of 8 nodes from right to left, 8 from left to right'
const MIRRORED = '6 of 8 nodes from right to left, 2 from left to right'
process.exitCode = Object.values(seen).join('; ') === [MIRRORED, PLAIN, PLAIN].join('; ') ? 0 : 1
JS
node tree.cjs
