#!/bin/sh
# svg-to-pdfkit 0.1.8 paints a colour that it cannot read black, and does not call `warningCallback`. It cannot read var(), not even
# the fallback in it, nor hsl(), nor rgb() without commas. So a board whose squares are `fill="var(--dark, #b58863)"`, as pages with a
# dark mode write them, comes into the PDF as black squares, and black queens on them are gone. #rrggbb, named colours,
# currentColor and classes in a <style> are right.
# Instead: write plain colours before the conversion, for example those that getComputedStyle gives in a browser.
#
# Expected: the colour, the fallback or a warning. The guess was that <style> and currentColor are ignored; they are not.
# Versions: svg-to-pdfkit 0.1.8, pdfkit 0.20.2; Node.js 20.
# Output seen:
#   #b58863 is 181,136,99, 0 warnings
#   var(--dark, #b58863) is 0,0,0, 0 warnings
#   hsl(27 36% 55%) is 0,0,0, 0 warnings
#   rgb(181 136 99) is 0,0,0, 0 warnings
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts svg-to-pdfkit@0.1.8 pdfkit@0.20.2 >&2
cat > square.js <<'JS'
const PDFDocument = require('pdfkit')
const svgToPdf = require('svg-to-pdfkit')

function paint(colour) {
	const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect fill="${colour}" width="1" height="1"/></svg>`
	const warnings = []
	const page = new PDFDocument({compress: false})
	let text = ''
	page.on('data', part => (text += part.toString('latin1')))
	const ended = new Promise(done => page.on('end', done))
	svgToPdf(page, square, 0, 0, {warningCallback: warning => warnings.push(warning)})
	page.end()
	return ended.then(() => {
		const [, ...parts] = text.match(/([\d.]+) ([\d.]+) ([\d.]+) scn/)
		return `${parts.map(part => Math.round(255 * part))}, ${warnings.length} warnings`
	})
}

async function run() {
	const seen = []
	for (const colour of ['#b58863', 'var(--dark, #b58863)', 'hsl(27 36% 55%)', 'rgb(181 136 99)']) {
		seen.push(await paint(colour))
		console.log(`${colour} is ${seen.at(-1)}`)
	}
	const black = '0,0,0, 0 warnings'
	process.exitCode = seen.join() === ['181,136,99, 0 warnings', black, black, black].join() ? 0 : 1
}
run()
JS
node square.js
