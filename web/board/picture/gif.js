// Animated GIFs of a walk. All frames share one palette: the colours of the drawing, and mixtures for antialiased
// edges.

import gifenc from 'gifenc'
import {drawFigure, figureLayout, PAPER, sized} from './figure.js'

export const MOST_FRAMES = 200
const SHORTEST_MS = 20 // browsers prolong shorter delays
const LAST_MS = 2000

const GROUNDS = ['paper', 'light', 'dark']
const DRAWN = ['ink', 'muted', 'accent', 'good']
const BETWEEN = 19

const rgb = color => [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16))
const mixed = (a, b, part) => a.map((value, i) => Math.round(value + (b[i] - value) * part))
const between = (a, b) =>
	[...Array(BETWEEN).keys()].map(i => mixed(rgb(PAPER[a]), rgb(PAPER[b]), (i + 1) / (BETWEEN + 1)))

/** At most 255 colours, because one index means "unchanged". */
export const PALETTE = [
	...[...GROUNDS, ...DRAWN, 'line'].map(name => rgb(PAPER[name])),
	...GROUNDS.flatMap(ground => DRAWN.flatMap(drawn => between(ground, drawn))),
]
const UNCHANGED = PALETTE.length

export function indexed(rgba, known) {
	const frame = new Uint8Array(rgba.length / 4)
	let last = -1
	let index = 0
	for (let i = 0, at = 0; i < frame.length; i++, at += 4) {
		const color = (rgba[at] << 16) | (rgba[at + 1] << 8) | rgba[at + 2]
		if (color !== last) {
			index = known.get(color) ?? gifenc.nearestColorIndex(PALETTE, [...rgba.subarray(at, at + 3)])
			known.set((last = color), index)
		}
		frame[i] = index
	}
	return frame
}

export function gifFile(width, height, {loop = true} = {}) {
	const file = gifenc.GIFEncoder()
	let before = null
	return {
		add(frame, delay) {
			const shown = before,
				pixels = frame.slice()
			if (shown) for (let i = 0; i < pixels.length; i++) if (pixels[i] === shown[i]) pixels[i] = UNCHANGED
			before = frame
			file.writeFrame(pixels, width, height, {
				delay,
				palette: shown ? null : PALETTE,
				repeat: loop ? 0 : -1,
				transparent: shown !== null,
				transparentIndex: UNCHANGED,
				dispose: 1, // keep this frame below the next one
			})
		},
		/** Writes a comment in UTF-8, although GIF specifies ASCII, and ends the file. */
		end(comment) {
			const text = new TextEncoder().encode(comment)
			file.stream.writeBytes([0x21, 0xfe])
			for (let at = 0; at < text.length; at += 255) {
				const block = text.subarray(at, at + 255)
				file.stream.writeBytes([block.length, ...block])
			}
			file.stream.writeByte(0)
			file.finish()
			return file.bytes()
		},
	}
}

/** @import {Style, Panel} from './figure.js'
 * @import {Words} from './svg.js'
 * @typedef {import('../../engine/job.js').Watched & {breathe: () => Promise<void>, speed?: number, loop?: boolean}}
 *   Making  breathe: yields to other tasks; speed: steps a second */

/** @param {Panel[]} panels  1 … MOST_FRAMES, of one size @param {HTMLCanvasElement|OffscreenCanvas} canvas
 * @param {Style & Words & Making} options @returns {Promise<Uint8Array>} */
export async function animationGif(panels, canvas, options) {
	const {title, desc, source, speed = 2, loop, signal, onProgress, breathe, ...style} = options
	const free = async () => {
		await breathe()
		signal?.throwIfAborted()
	}
	const layout = figureLayout(panels, style, 0),
		{width, height} = layout
	const ctx = sized(canvas, layout, 1),
		file = gifFile(width, height, {loop}),
		known = new Map()
	const delay = Math.max(SHORTEST_MS, 1000 / speed)
	for (const i of panels.keys()) {
		await free()
		drawFigure(ctx, [panels[i]], style, {...layout, captions: [layout.captions[i]]})
		await free()
		const frame = indexed(ctx.getImageData(0, 0, width, height).data, known)
		await free()
		file.add(frame, i < panels.length - 1 ? delay : Math.max(LAST_MS, delay))
		onProgress?.((i + 1) / panels.length)
	}
	await free()
	return file.end([title, desc, source].filter(Boolean).join('\n'))
}
