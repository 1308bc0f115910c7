#!/bin/sh
# The type generators for Solid, Svelte and Vue treat an event's type in a custom elements manifest as the type of its `detail`.
# The manifest's schema has it as the type of the event itself, so every listener is typed CustomEvent<CustomEvent<…>>, and a
# native event such as ToggleEvent becomes CustomEvent<ToggleEvent>, with a `detail` that never comes.
#
# Guess before the run: the type of the manifest is copied as it stands.
# Versions: custom-element-solidjs-integration 1.9.0, -svelte-integration 1.2.0, -vuejs-integration 1.4.0; Node.js 20.
# Output seen:
#   solid   CustomEvent<CustomEvent<{ step: number }>>   CustomEvent<ToggleEvent>
#   svelte  CustomEvent<CustomEvent<{ step: number }>>   CustomEvent<ToggleEvent>
#   vue     CustomEvent<CustomEvent<{ step: number }>>   CustomEvent<ToggleEvent>
# Instead: write the few lines of types for each framework from the manifest, with the type of the event as it stands.
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress custom-element-solidjs-integration@1.9.0 custom-element-svelte-integration@1.2.0 \
	custom-element-vuejs-integration@1.4.0 >&2
cat > generate.js <<'JS'
import {readFileSync} from 'node:fs'
import {generateSolidJsTypes} from 'custom-element-solidjs-integration'
import {generateSvelteTypes} from 'custom-element-svelte-integration'
import {generateVuejsTypes} from 'custom-element-vuejs-integration'

const declaration = {
	kind: 'class',
	name: 'QueensBoard',
	customElement: true,
	tagName: 'queens-board',
	events: [
		{name: 'queens-move', type: {text: 'CustomEvent<{step: number}>'}},
		{name: 'queens-toggle', type: {text: 'ToggleEvent'}},
	],
}
const manifest = {schemaVersion: '1.0.0', modules: [{kind: 'javascript-module', path: 'board.js', declarations: [declaration]}]}
const log = console.log
console.log = () => {}
const seen = Object.entries({solid: generateSolidJsTypes, svelte: generateSvelteTypes, vue: generateVuejsTypes}).map(([name, generate]) => {
	generate(structuredClone(manifest), {outdir: '.', fileName: `${name}.d.ts`})
	const types = readFileSync(`${name}.d.ts`, 'utf8')
	return [name, ...types.matchAll(/"on:?queens-(?:move|toggle)"\?: \(e: (.*)\) => void/g)].map(part => (Array.isArray(part) ? part[1] : part.padEnd(6)))
})
log(seen.map(line => line.join('  ')).join('\n'))
const wrapped = ([, move, toggle]) => move === 'CustomEvent<CustomEvent<{ step: number }>>' && toggle === 'CustomEvent<ToggleEvent>'
process.exitCode = seen.every(wrapped) ? 0 : 1
JS
node generate.js
