// Steps of a walk as an animated GIF, for pages that allow no scripts. All frames share one palette: the colours of the
// paper and those between a drawn colour and the ground under it, of which the edges of lines and letters are made.
//
// Invariants: a decoded frame is the frame that was drawn, each pixel in the nearest colour of the palette. Before and
// after each frame is drawn, read and packed the thread is free: each takes some 5 ms on a 2.6 GHz core.

import gifenc from 'gifenc'
import {drawFigure, layoutOf, PAPER} from './figure.js'
import {sized} from './png.js'

/** Frames of one animation; longer ones are too large for a page and too long for a reader. */
export const MOST_FRAMES = 200
const SHORTEST_MS = 20 // browsers slow down what is faster
const LAST_MS = 2000

const GROUNDS = ['paper', 'light', 'dark'],
	DRAWN = ['ink', 'muted', 'accent', 'good'],
	BETWEEN = 19

const rgb = color => [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16))
const mixed = (a, b, part) => a.map((value, i) => Math.round(value + (b[i] - value) * part))
const between = (a, b) =>
	Array.from({length: BETWEEN}, (_, i) => mixed(rgb(PAPER[a]), rgb(PAPER[b]), (i + 1) / (BETWEEN + 1)))

/** Red, green and blue; fewer than 256, so that one number is left for what stays as it was. */
export const PALETTE = [
	...[...GROUNDS, ...DRAWN, 'line'].map(name => rgb(PAPER[name])),
	...GROUNDS.flatMap(ground => DRAWN.flatMap(drawn => between(ground, drawn))),
]
const UNCHANGED = PALETTE.length

/**
 * Each pixel's colour by its number in the palette.
 * @param {Uint8ClampedArray|Uint8Array} pixels  RGBA, A is not looked at
 * @param {Map<number, number>} known  numbers by colour, added to: the few colours of a drawing come again and again
 * @returns {Uint8Array}
 */
export function indexed(pixels, known) {
	const frame = new Uint8Array(pixels.length / 4)
	let last = -1,
		index = 0
	for (let i = 0; i < frame.length; i++) {
		const red = pixels[4 * i],
			green = pixels[4 * i + 1],
			blue = pixels[4 * i + 2]
		const color = (red << 16) | (green << 8) | blue
		if (color !== last) {
			index = known.get(color) ?? gifenc.nearestColorIndex(PALETTE, [red, green, blue])
			known.set((last = color), index)
		}
		frame[i] = index
	}
	return frame
}

/** A GIF that frames are added to. @param {number} width @param {number} height @param {{loop?: boolean}} [options] */
export function gifFile(width, height, {loop = true} = {}) {
	const file = gifenc.GIFEncoder()
	/** @type {Uint8Array|null} */
	let before = null
	return {
		/** @param {Uint8Array} frame  numbers of the palette @param {number} delay  milliseconds */
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
				dispose: 1, // each stays for the next one
			})
		},
		/** @param {string} comment  for people who look into the file; the format asks for ASCII, and UTF-8 is the same
		 *   where that suffices and legible where not @returns {Uint8Array} */
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

/**
 * @typedef {object} Making
 * @property {() => Promise<void>} breathe  lets the thread do other things
 * @property {number} [speed]  steps a second; the last stays for two seconds at least
 * @property {boolean} [loop]
 * @property {AbortSignal} [signal]
 * @property {(part: number) => void} [onProgress]
 */

/**
 * @param {import('./figure.js').Panel[]} panels  1 … MOST_FRAMES, of one size
 * @param {HTMLCanvasElement|OffscreenCanvas} canvas  drawn on, its size changed
 * @param {import('./figure.js').Look & import('./svg.js').Words & Making} options
 * @returns {Promise<Uint8Array>}  throws the signal's reason when it is aborted
 */
export async function animationGif(panels, canvas, options) {
	const {title, desc, source, speed = 2, loop, signal, onProgress, breathe, ...look} = options
	const free = async () => {
		await breathe()
		signal?.throwIfAborted()
	}
	const layout = layoutOf(panels, look, 0),
		{width, height} = layout
	const ctx = sized(canvas, layout, 1),
		file = gifFile(width, height, {loop}),
		known = new Map()
	const delay = Math.max(SHORTEST_MS, 1000 / speed)
	for (const [i, panel] of panels.entries()) {
		await free()
		drawFigure(ctx, [panel], look, {...layout, captions: [layout.captions[i]]})
		await free()
		const frame = indexed(ctx.getImageData(0, 0, width, height).data, known)
		await free()
		file.add(frame, i < panels.length - 1 ? delay : Math.max(LAST_MS, delay))
		onProgress?.((i + 1) / panels.length)
	}
	await free()
	return file.end([title, desc, source].filter(Boolean).join('\n'))
}
