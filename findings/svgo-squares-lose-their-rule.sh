#!/bin/sh
# SVGO 4 rewrites the shapes that a style sheet selects, but not the style sheet. With the default plugins, a board whose dark
# squares come from `.square:nth-child(odd)` becomes one path of one colour, because mergePaths joins neighbours that match only
# by their position. A rule for `rect` stays too, but the rects have become paths: the squares turn black. With `multipass` the
# second pass then deletes the rule that no element matches any more.
# Both are valid drawings, and nothing is reported. A board that is "optimized" on the way into a page or a book loses its pattern.
# Switching off mergePaths and convertShapeToPath does not help: collapseGroups still takes the squares out of their <g>, so that
# <style> is their first neighbour, and odd squares become even ones: the dark squares come out light.
# Instead: give every square a `fill`, or a class for its colour, and no rule that depends on its position or element name.
#
# Guess before the run: merged shapes give the same picture.
# Version: svgo 4.1.0; Node.js 20.
# Output seen, without the opening tag:
#   odd   <style>.square:nth-child(odd){fill:#b58863}</style><path d="M0 0h1v1H0zM1 0h1v1H1zM2 0h1v1H2z" class="square"/>
#   rect  <style>rect{fill:#b58863}</style><path d="M0 0h1v1H0zM2 0h1v1H2z"/>
#   twice <path d="M0 0h1v1H0zm2 0h1v1H2z"/>
#   off   1 of 3 squares is dark, in column 1; before: 2 of 3, in columns 0 and 2
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress svgo@4.1.0 >&2
cat > optimize.js <<'JS'
import {optimize} from 'svgo'

const square = (column, name) => `<rect${name} x="${column}" width="1" height="1"/>`
const board = (rule, squares) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><style>${rule}</style><g>${squares.join('')}</g></svg>`
const short = (drawing, options) => optimize(drawing, options).data.replace(/^<svg[^>]*>|<\/svg>$/g, '')

const odd = short(
	board('.square:nth-child(odd){fill:#b58863}', [0, 1, 2].map(column => square(column, ' class="square"'))),
)
const rects = board('rect{fill:#b58863}', [square(0, ''), square(2, '')])
const once = short(rects)
const twice = short(rects, {multipass: true})
const overrides = {mergePaths: false, convertShapeToPath: false}
const off = short(
	board('.square:nth-child(odd){fill:#b58863}', [0, 1, 2].map(column => square(column, ' class="square"'))),
	{multipass: true, plugins: [{name: 'preset-default', params: {overrides}}]},
)
const dark = off.match(/<[^>]*#b58863[^>]*>/g).map(shape => shape.match(/x="(\d)"/)?.[1] ?? '0')
console.log(`odd   ${odd}\nrect  ${once}\ntwice ${twice}`)
console.log(`off   ${dark.length} of 3 squares is dark, in column ${dark}; before: 2 of 3, in columns 0 and 2`)
const onePath = text => text.match(/<(path|rect)/g).join() === '<path'
const changed = !onePath(odd) || !odd.includes('nth-child') || !once.includes('rect{') || once.includes('<rect')
process.exitCode = changed || twice.includes('#b58863') || dark.join() !== '1' ? 1 : 0
JS
node optimize.js
