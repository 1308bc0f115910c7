#!/bin/sh
# @guidepup/virtual-screen-reader 0.33.0 tells a test what a screen reader would say. In jsdom it says other things than any reader.
# A solution in a closed <details> or in a closed popover is read aloud; an open and a closed <details> sound the same. A picture,
# role="img" with a name, has no children for a reader, but the signs of its squares are read after its name.
# A board in an open shadow root is not there: the text before and after it is read, no word of the board. So a test that a custom
# board says nothing of its solution always passes, and a test that a puzzle hides its solution fails when it does hide it.
# Instead: browsers' own accessibility trees (DevTools protocol `Accessibility.getFullAXTree`, WebDriver's computed role and label).
#
# Expected: "Solution", then nothing until it is opened; "Board" alone for the picture; the grid of the shadow root. The guess was
# that shadow roots are missing; details, popovers and pictures were not guessed.
# Versions: @guidepup/virtual-screen-reader 0.33.0, jsdom 26.1.0; Node.js 20.
# Output seen:
#   closed details: group | Solution | 2 4 1 3 | end of group
#   open details: group | Solution | 2 4 1 3 | end of group
#   closed popover: 2 4 1 3
#   picture: image, Board | . Q . . | end of image, Board
#   shadow root: before | after
# Exits with 1 when that has changed. Needs Node.js 20 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts \
	@guidepup/virtual-screen-reader@0.33.0 jsdom@26.1.0 >&2
cat > read.js <<'JS'
import {JSDOM} from 'jsdom'

const {window} = new JSDOM('<!doctype html><title>Boards</title><body></body>', {
	url: 'https://example.org/',
	pretendToBeVisual: true,
})
const {document} = window
for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name]
const replaced = ['Event', 'CustomEvent', 'MutationObserver', 'Node', 'KeyboardEvent', 'Element', 'HTMLElement']
for (const name of replaced) globalThis[name] = window[name]
Object.assign(globalThis, {window, document})
const {virtual} = await import('@guidepup/virtual-screen-reader')

async function read(html, prepare) {
	document.body.innerHTML = html
	prepare?.()
	await virtual.start({container: document.body})
	while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next()
	const phrases = await virtual.spokenPhraseLog()
	await virtual.stop()
	return phrases.slice(1, -1).join(' | ')
}

function addBoard() {
	const root = document.querySelector('x-board').attachShadow({mode: 'open'})
	root.innerHTML = '<div role="grid" aria-label="Board"><div role="row"><span role="gridcell">queen</span></div></div>'
}

const solution = '<summary>Solution</summary>2 4 1 3'
const seen = {
	'closed details': await read(`<details>${solution}</details>`),
	'open details': await read(`<details open>${solution}</details>`),
	'closed popover': await read('<div popover>2 4 1 3</div>'),
	picture: await read('<span role="img" aria-label="Board">. Q . .</span>'),
	'shadow root': await read('before<x-board></x-board>after', addBoard),
}
for (const [name, phrases] of Object.entries(seen)) console.log(`${name}: ${phrases}`)
const details = 'group | Solution | 2 4 1 3 | end of group'
const expected = [details, details, '2 4 1 3', 'image, Board | . Q . . | end of image, Board', 'before | after']
process.exit(Object.values(seen).join('\n') === expected.join('\n') ? 0 : 1)
JS
node read.js
