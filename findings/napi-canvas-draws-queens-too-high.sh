#!/bin/sh
# @napi-rs/canvas 1.1.1 draws an SVG picture, but not the usual ways to centre a sign in a square. `dominant-baseline` and a `dy` in em
# are ignored: the queen stands with its foot on the middle of the square. A `dy` in pixels is halved under `text-anchor="middle"`, and
# lost under "end". `text-anchor` itself is obeyed, so the column looks right and only the row is off; nothing is thrown.
# resvg centres the same text each time, and Chromium 156 does with `dominant-baseline`; its `dy` was not tried.
# Instead: draw queens as paths, or move the text with `transform="translate(0 14)"`, which is obeyed.
#
# Expected: `dy` at least moves the text. The guess about baselines was written down for another program, CairoSVG.
# Versions: @napi-rs/canvas 1.1.1, @resvg/resvg-js 2.6.2, dejavu-fonts-ttf 2.37.3; Node.js 20.
# Output seen, the rows of pixels that a queen of size 40 covers in a square of 80:
#   plain              canvas 11-39  resvg 11-39
#   dominant-baseline  canvas 11-39  resvg 25-53
#   dy .35em           canvas 11-39  resvg 25-53
#   dy 14              canvas 18-46  resvg 25-53
#   dy 14, end         canvas 11-39  resvg 25-53
#   translate 14       canvas 25-53  resvg 25-53
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress @napi-rs/canvas@1.1.1 @resvg/resvg-js@2.6.2 \
	dejavu-fonts-ttf@2.37.3 >&2
cat > draw.js <<'JS'
import {createCanvas, GlobalFonts, loadImage} from '@napi-rs/canvas'
import {Resvg} from '@resvg/resvg-js'

const size = 80
const fontFile = 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf'
GlobalFonts.registerFromPath(fontFile, 'DejaVu Sans')

function rows(pixels) {
	const inked = []
	for (let row = 0; row < size; row++) {
		for (let column = 0; column < size; column++) if (pixels[4 * (size * row + column) + 3] > 127) inked.push(row)
	}
	return `${inked[0]}-${inked.at(-1)}`
}

const seen = {}
const ways = {
	plain: '',
	'dominant-baseline': 'dominant-baseline="central"',
	'dy .35em': 'dy=".35em"',
	'dy 14': 'dy="14"',
	'dy 14, end': 'dy="14" text-anchor="end"',
	'translate 14': 'transform="translate(0 14)"',
}
for (const [name, attribute] of Object.entries(ways)) {
	const anchor = attribute.includes('anchor') ? '' : 'text-anchor="middle"'
	const text = `<text x="40" y="40" font-size="40" font-family="DejaVu Sans" ${anchor} ${attribute}>♛</text>`
	const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${text}</svg>`
	const context = createCanvas(size, size).getContext('2d')
	context.drawImage(await loadImage(Buffer.from(picture)), 0, 0)
	const font = {fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans'}
	const resvg = new Resvg(picture, {font}).render().pixels
	seen[name] = [rows(context.getImageData(0, 0, size, size).data), rows(resvg)]
	console.log(`${name.padEnd(18)} canvas ${seen[name][0]}  resvg ${seen[name][1]}`)
}
const column = renderer => Object.values(seen).map(covered => covered[renderer]).join(' ')
const off = column(0) === '11-39 11-39 11-39 18-46 11-39 25-53'
process.exitCode = off && column(1) === '11-39 25-53 25-53 25-53 25-53 25-53' ? 0 : 1
JS
node draw.js
