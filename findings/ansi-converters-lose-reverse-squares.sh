#!/bin/sh
# Programs draw the dark squares of a board in a terminal with reverse video (SGR 7 and 27, the oldest way that needs no colours).
# Three of six converters of terminal output to HTML drop reverse video without a word: ansi_up, ansi-to-html and fancy-ansi. The
# published board has queens, but no squares. anser, ansi-html-community and ansicolor keep them, and all six keep a background colour.
# A page that shows the output of a program should not use one of the three for boards, or rewrite SGR 7 as colours first.
#
# Expected: a background for the 8 dark squares of a 4 × 4 board, as terminals show. The guess was one converter of six.
# Versions: in the line with `npm install`; Node.js 20.
# Output seen:
#   ansi_up: lost
#   ansi-to-html: lost
#   fancy-ansi: lost
#   anser: shown
#   ansi-html-community: shown
#   ansicolor: shown
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts \
	ansi_up@6.0.6 ansi-to-html@0.7.2 fancy-ansi@0.1.3 anser@2.3.5 ansi-html-community@0.0.8 ansicolor@2.0.3 >&2
cat > board.js <<'JS'
import {AnsiUp} from 'ansi_up'
import ToHtml from 'ansi-to-html'
import {FancyAnsi} from 'fancy-ansi'
import anser from 'anser'
import communityHtml from 'ansi-html-community'
import ansicolor from 'ansicolor'

const columns = [1, 3, 0, 2]

/** `dark` puts the text of a dark square between two escapes. */
function boardWith(dark) {
	const square = (row, column) => {
		const text = columns[row] === column ? ' Q ' : '   '
		return (row + column) % 2 ? dark(text) : text
	}
	return columns.map((_, row) => columns.map((_, column) => square(row, column)).join('')).join('\n')
}

const converters = {
	'ansi_up': text => new AnsiUp().ansi_to_html(text),
	'ansi-to-html': text => new ToHtml().toHtml(text),
	'fancy-ansi': text => new FancyAnsi().toHtml(text),
	'anser': text => anser.ansiToHtml(text),
	'ansi-html-community': text => communityHtml(text),
	'ansicolor': text => [...ansicolor.parse(text)].map(({css, text}) => css + text).join(''),
}
const reversed = boardWith(text => `\x1b[7m${text}\x1b[27m`)
const plain = boardWith(text => text)
const blue = boardWith(text => `\x1b[44m${text}\x1b[49m`)
let isAsSeen = true
for (const [name, convert] of Object.entries(converters)) {
	const isLost = convert(reversed) === convert(plain)
	console.log(`${name}: ${isLost ? 'lost' : 'shown'}`)
	const losesReverse = ['ansi_up', 'ansi-to-html', 'fancy-ansi'].includes(name)
	isAsSeen &&= isLost === losesReverse && convert(blue) !== convert(plain)
}
process.exitCode = isAsSeen ? 0 : 1
JS
node board.js
