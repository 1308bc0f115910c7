#!/bin/sh
# With its optimizer on, gif-encoder-2 1.0.5 reuses the colours of the last frame if at least 90 percent of the pixels match. The
# pixels that do not match are then drawn in the old colours. One square of 64 that turns red, the mark of a conflict, is 1.6 percent
# of the picture: `octree` draws it as an ordinary dark square, so the step cannot be seen; `neuquant` draws it in a colour of
# neither frame. Animations of a search are just such pictures: each step changes a square or two.
# Instead: leave the optimizer off, or call `setThreshold(99)`; both keep the red.
#
# Expected: the colours are reused only if they suffice for the new frame. No guess was written down.
# Versions: gif-encoder-2 1.0.5, omggif 1.0.10; Node.js 20.
# Output seen, for a square that is 240,217,181 and turns 200,0,0:
#   octree, no optimizer    200,0,0
#   octree, optimizer       181,136,99
#   octree, threshold 99    200,0,0
#   neuquant, no optimizer  197,0,0
#   neuquant, optimizer     0,0,0
#   neuquant, threshold 99  197,0,0
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress gif-encoder-2@1.0.5 omggif@1.0.10 >&2
cat > animate.js <<'JS'
import GIFEncoder from 'gif-encoder-2'
import omggif from 'omggif'

const size = 80
const marked = 4 * (size * 25 + 25)

function board(conflict) {
	const pixels = new Uint8Array(4 * size * size)
	for (let index = 0; index < size * size; index++) {
		const row = Math.floor(index / size / 10)
		const column = Math.floor((index % size) / 10)
		const plain = (row + column) % 2 ? [181, 136, 99] : [240, 217, 181]
		pixels.set([...(conflict && row === 2 && column === 2 ? [200, 0, 0] : plain), 255], 4 * index)
	}
	return pixels
}

function secondFrame(algorithm, optimizer, threshold) {
	const encoder = new GIFEncoder(size, size, algorithm, optimizer)
	if (threshold) encoder.setThreshold(threshold)
	encoder.start()
	encoder.addFrame(board(false))
	encoder.addFrame(board(true))
	encoder.finish()
	const pixels = new Uint8Array(4 * size * size)
	new omggif.GifReader(encoder.out.getData()).decodeAndBlitFrameRGBA(1, pixels)
	return pixels.slice(marked, marked + 3).join()
}

const red = colour => /^(19\d|20\d),0,0$/.test(colour)
for (const algorithm of ['octree', 'neuquant']) {
	const [plain, hidden, strict] = [[false], [true], [true, 99]].map(options => secondFrame(algorithm, ...options))
	console.log(`${`${algorithm}, no optimizer`.padEnd(23)} ${plain}`)
	console.log(`${`${algorithm}, optimizer`.padEnd(23)} ${hidden}`)
	console.log(`${`${algorithm}, threshold 99`.padEnd(23)} ${strict}`)
	if (!red(plain) || red(hidden) || !red(strict)) process.exitCode = 1
}
JS
node animate.js
