#!/bin/sh
# custom-element-vuejs-integration types the listener of an event `queens-move` as the property "onqueens-move". Vue takes a property
# for a listener only where a capital or another sign follows `on`. So code that follows these types compiles, hears nothing, and
# its function is written into the page as the text of an attribute. Every event of a custom element that begins with a small letter
# is hit; Vue calls the function of "onQueens-move".
#
# Guess before the run: Vue takes any property that begins with `on` and holds a function for a listener.
# Versions: custom-element-vuejs-integration 1.4.0, vue 3.5.13, jsdom 22.1.0; Node.js 20.
# Output seen:
#   typed: onqueens-move
#   heard: onQueens-move
#   drawn: <queens-board onqueens-move="() => heard.push('onqueens-move')"></queens-board>
# Instead: type the listener as `onQueensMove`, which Vue takes for the event `queens-move`; templates write `@queens-move`.
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress custom-element-vuejs-integration@1.4.0 vue@3.5.13 jsdom@22.1.0 >&2
cat > listen.js <<'JS'
import {readFileSync} from 'node:fs'
import {generateVuejsTypes} from 'custom-element-vuejs-integration'
import {JSDOM} from 'jsdom'

const declaration = {
	kind: 'class',
	name: 'QueensBoard',
	customElement: true,
	tagName: 'queens-board',
	events: [{name: 'queens-move', type: {text: 'CustomEvent'}}],
}
const log = console.log
console.log = () => {}
generateVuejsTypes(
	{schemaVersion: '1.0.0', modules: [{kind: 'javascript-module', path: 'board.js', declarations: [declaration]}]},
	{outdir: '.', fileName: 'vue.d.ts'},
)
const typed = readFileSync('vue.d.ts', 'utf8').match(/"(on.*queens-move)"/i)[1]

const {window} = new JSDOM('<main></main>')
Object.assign(globalThis, {window})
for (const name of ['document', 'Element', 'SVGElement', 'MathMLElement', 'HTMLElement', 'Node', 'Event']) globalThis[name] = window[name]
const {createApp, h} = await import('vue')
const heard = []
const listeners = {'onqueens-move': () => heard.push('onqueens-move'), 'onQueens-move': () => heard.push('onQueens-move')}
createApp({render: () => h('queens-board', listeners)}).mount('main')
const board = window.document.querySelector('queens-board')
board.dispatchEvent(new window.CustomEvent('queens-move'))
log(`typed: ${typed}\nheard: ${heard.join(' ')}\ndrawn: ${board.outerHTML}`)
process.exitCode = typed === 'onqueens-move' && heard.join() === 'onQueens-move' && board.hasAttribute('onqueens-move') ? 0 : 1
JS
NODE_ENV=production node listen.js
