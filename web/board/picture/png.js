// A board as PNG, with words in the file, put between the head and the pixels of what a canvas encoded.

import {drawFigure, layoutOf} from './figure.js'

const SCALE = 2

/**
 * @import {Look, Moment} from './figure.js'
 * @import {Words} from './svg.js'
 * @param {Moment} moment @param {HTMLCanvasElement|OffscreenCanvas} canvas  drawn on, its size changed
 * @param {Look & Words} options @returns {Promise<Uint8Array>}
 */
export async function boardPng(moment, canvas, {title, desc, source, ...look}) {
	const panels = [{moment}],
		layout = layoutOf(panels, look),
		ctx = sized(canvas, layout, SCALE)
	drawFigure(ctx, panels, look, layout)
	return withWords(await encoded(canvas), {Title: title, Description: desc, Source: source})
}

export function sized(canvas, {width, height}, scale) {
	canvas.width = width * scale
	canvas.height = height * scale
	const ctx = canvas.getContext('2d', {willReadFrequently: true})
	ctx.setTransform(scale, 0, 0, scale, 0, 0)
	return ctx
}

async function encoded(canvas) {
	const blob = await (canvas.convertToBlob?.() ?? new Promise(done => canvas.toBlob(done)))
	return new Uint8Array(await blob.arrayBuffer())
}

const [SIGNATURE, LENGTH_AND_NAME, CHECK] = [8, 8, 4]

/** `words`: by PNG's keywords. */
export function withWords(png, words) {
	const headEnd = SIGNATURE + LENGTH_AND_NAME + new DataView(png.buffer, png.byteOffset).getUint32(SIGNATURE) + CHECK
	const chunks = Object.entries(words)
		.filter(([, text]) => text)
		.map(([keyword, text]) => textChunk(keyword, text))
	return joined([png.subarray(0, headEnd), ...chunks, png.subarray(headEnd)])
}

const LATIN_1 = /^[\n\u0020-\u007e\u00a1-\u00ff]*$/
const latin1 = text => Uint8Array.from(text, char => char.charCodeAt(0))

/** `tEXt` where its letters suffice, else `iTXt` (UTF-8, not packed, no language named). */
function textChunk(keyword, text) {
	if (LATIN_1.test(text)) return chunk('tEXt', latin1(`${keyword}\0${text}`))
	return chunk('iTXt', joined([latin1(`${keyword}\0\0\0\0\0`), new TextEncoder().encode(text)]))
}

function chunk(name, data) {
	const bytes = joined([new Uint8Array(4), latin1(name), data, new Uint8Array(4)])
	const view = new DataView(bytes.buffer)
	view.setUint32(0, data.length)
	view.setUint32(bytes.length - CHECK, crc32(bytes.subarray(4, bytes.length - CHECK)))
	return bytes
}

function joined(parts) {
	const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
	parts.reduce((at, part) => (bytes.set(part, at), at + part.length), 0)
	return bytes
}

function crc32(bytes) {
	let crc = ~0
	for (const byte of bytes) {
		crc ^= byte
		for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
	}
	return ~crc >>> 0
}
