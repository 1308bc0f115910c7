#!/bin/sh
# The sanitizer that the Lumi H5P server runs on uploaded SVG files removes every <use>, also one that points into the same file.
# A board that defines its queen once and places it eight times is stored without a queen: a plain board, no error, no warning.
# It removes `role` as well but keeps `aria-label`, so a screen reader may no longer announce the drawing as one picture.
# Instead: write each queen as its own <path>, or upload the board as a PNG file.
#
# Guess before the run: DOMPurify removes <use>. That a server stores what is left, and that `role` goes too, was not guessed.
# Version: @lumieducation/h5p-svg-sanitizer 10.0.4 (with dompurify 3.5.0); Node.js 20.
# Output seen:
#   <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" aria-label="8 queens"><symbol id="queen" viewBox="0 0 1 1"><path d="M0 0h1v1"></path></symbol></svg>
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module", "overrides": {"dompurify": "3.5.0"}}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts @lumieducation/h5p-svg-sanitizer@10.0.4 >&2
cat > sanitize.js <<'JS'
import {readFileSync, writeFileSync} from 'node:fs'
import sanitizer from '@lumieducation/h5p-svg-sanitizer'

const queens = [1, 5, 8, 6, 3, 7, 2, 4].map((row, column) => `<use href="#queen" x="${column}" y="${row - 1}" width="1" height="1"/>`)
writeFileSync(
	'board.svg',
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" role="img" aria-label="8 queens">' +
		`<symbol id="queen" viewBox="0 0 1 1"><path d="M0 0h1v1"/></symbol>${queens.join('')}</svg>`,
)
await new sanitizer.default().sanitize('board.svg')
const stored = readFileSync('board.svg', 'utf8')
console.log(stored)
process.exitCode = stored.includes('<symbol') && stored.includes('aria-label') && !/<use|role=/.test(stored) ? 0 : 1
JS
node sanitize.js
