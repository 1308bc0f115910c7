#!/bin/sh
# With PARSER_MEDIA_TYPE 'application/xhtml+xml', the setting for XHTML pages and e-books, DOMPurify 3.5.0 compares names as they
# are written, but its list of allowed names holds them in small letters. Each SVG name with a capital is unknown to it: `viewBox`
# and `preserveAspectRatio` are removed, and <linearGradient> goes with what it holds. In HTML the same drawing passes unchanged.
# A board that was sanitized for a book has lost its coordinate system: eight units become eight pixels, cut off or in a corner.
# Instead: pass ADD_TAGS and ADD_ATTR with the names in their own spelling, as in the third line below.
#
# Expected: both media types keep the same drawing. No guess was written down.
# Versions: dompurify 3.5.0, jsdom 22.1.0; Node.js 20.
# Output seen:
#   html   <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><linearGradient id="heat"></linearGradient><path d="M1 1h1v1"></path></svg>
#   xhtml  <svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h1v1"/></svg>
#   named  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><linearGradient id="heat"/><path d="M1 1h1v1"/></svg>
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress dompurify@3.5.0 jsdom@22.1.0 >&2
cat > sanitize.js <<'JS'
import createDOMPurify from 'dompurify'
import {JSDOM} from 'jsdom'

const purify = createDOMPurify(new JSDOM('').window)
const board =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><linearGradient id="heat"></linearGradient><path d="M1 1h1v1"></path></svg>'
const xhtml = {PARSER_MEDIA_TYPE: 'application/xhtml+xml'}
const seen = {
	html: purify.sanitize(board),
	xhtml: purify.sanitize(board, xhtml),
	named: purify.sanitize(board, {...xhtml, ADD_TAGS: ['linearGradient'], ADD_ATTR: ['viewBox']}),
}
console.log(Object.entries(seen).map(([name, text]) => `${name.padEnd(6)} ${text}`).join('\n'))
const kept = Object.values(seen).map(text => /viewBox/.test(text) && /linearGradient/.test(text))
process.exitCode = kept.join() === 'true,false,true' && !/viewBox|linearGradient/.test(seen.xhtml) ? 0 : 1
JS
node sanitize.js
