#!/bin/sh
# PptxGenJS 4.0.1 puts an SVG picture twice into a presentation: as SVG, and as PNG for programs that cannot draw SVG. In Node.js the
# file `image-1-1.png` is the SVG itself under another name, and [Content_Types].xml says image/png. Programs that use the fallback,
# older versions of PowerPoint and LibreOffice among them, find no picture there; newer ones draw the board, so the author sees nothing.
# Instead: draw the board as PNG first, with resvg-js or a canvas, and add that; or replace the file in the finished zip.
#
# Expected: a PNG, or no fallback. The guess was a blank placeholder.
# Versions: pptxgenjs 4.0.1, jszip 3.10.1; Node.js 20.
# Output seen:
#   image-1-1.png begins with <svg
#   image-1-2.svg begins with <svg
#   png is image/png
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts pptxgenjs@4.0.1 jszip@3.10.1 >&2
cat > slide.js <<'JS'
const JSZip = require('jszip')
const PptxGenJS = require('pptxgenjs')

const board = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="1" height="1"/></svg>'

async function run() {
	const slides = new PptxGenJS()
	const data = `data:image/svg+xml;base64,${Buffer.from(board).toString('base64')}`
	slides.addSlide().addImage({data, x: 1, y: 1, w: 4, h: 4})
	const zip = await JSZip.loadAsync(await slides.write({outputType: 'nodebuffer'}))
	const starts = []
	for (const path of ['image-1-1.png', 'image-1-2.svg']) {
		const start = (await zip.file(`ppt/media/${path}`).async('nodebuffer')).subarray(0, 4).toString('latin1')
		console.log(`${path} begins with ${start}`)
		starts.push(start)
	}
	const types = await zip.file('[Content_Types].xml').async('string')
	const [, type] = types.match(/Extension="png" ContentType="([^"]*)"/)
	console.log(`png is ${type}`)
	process.exitCode = starts.every(start => start === '<svg') && type === 'image/png' ? 0 : 1
}
run()
JS
node slide.js
