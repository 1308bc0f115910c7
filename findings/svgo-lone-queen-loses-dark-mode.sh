#!/bin/sh
# SVGO 4 moves a rule into the `style` attribute of an element when the rule matches exactly one element. It does so even if a media
# query, `@supports` or `:hover` overrides that rule; the attribute wins over all of them, and the override is then deleted as unused.
# So a drawing of one queen stays black in dark mode and red in print, while the same drawing with two queens keeps its style
# sheet. A test on a full board does not show it. With `multipass`, two queens fare no better: mergePaths makes them one element.
# Instead: switch off inlineStyles for drawings whose style sheet has at-rules or states; that alone keeps the style sheet.
#
# Expected: a rule with an override elsewhere in the style sheet is not moved. No guess was written down.
# Version: svgo 4.1.0; Node.js 20.
# Output seen, without the opening tag:
#   dark, 1 queen           <path d="M0 0h1v1" style="fill:#000"/>
#   print, 1 queen          <path d="M0 0h1v1" style="fill:red"/>
#   hover, 1 queen          <path d="M0 0h1v1" style="fill:#000"/>
#   print, 2 queens         <style>.queen{fill:red}@media print{.queen{fill:#000}}</style><path d="M0 0h1v1M3 0h1v1" class="queen"/>
#   print, 2 queens, twice  <path d="M0 0h1v1m2-1h1v1" style="fill:red"/>
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress svgo@4.1.0 >&2
cat > optimize.js <<'JS'
import {optimize} from 'svgo'

const queens = count => [0, 3].slice(0, count).map(column => `<path class="queen" d="M${column} 0h1v1"/>`).join('')
const short = (rules, count, options) =>
	optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><style>${rules}</style>${queens(count)}</svg>`, options)
		.data.replace(/^<svg[^>]*>|<\/svg>$/g, '')

const dark = '.queen{fill:#000}@media (prefers-color-scheme:dark){.queen{fill:#fff}}'
const print = '.queen{fill:red}@media print{.queen{fill:#000}}'
const hover = '.queen{fill:#000}.queen:hover{fill:red}'
const seen = {
	'dark, 1 queen': short(dark, 1),
	'print, 1 queen': short(print, 1),
	'hover, 1 queen': short(hover, 1),
	'print, 2 queens': short(print, 2),
	'print, 2 queens, twice': short(print, 2, {multipass: true}),
}
console.log(Object.entries(seen).map(([name, text]) => `${name.padEnd(23)} ${text}`).join('\n'))
const kept = Object.values(seen).map(text => text.includes('<style>'))
process.exitCode = kept.join() === 'false,false,false,true,false' ? 0 : 1
JS
node optimize.js
