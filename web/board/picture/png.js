// A board as PNG.

import {drawFigure, figureLayout} from './figure.js'

const SCALE = 2

/** @import {Look, Moment} from './figure.js'  @param {HTMLCanvasElement} canvas  resized @param {Look} look @returns
 * {Promise<Blob>} */
export function boardPng(moment, canvas, look) {
	const panels = [{moment}],
		layout = figureLayout(panels, look)
	drawFigure(sized(canvas, layout, SCALE), panels, look, layout)
	return new Promise(done => canvas.toBlob(done))
}

export function sized(canvas, {width, height}, scale) {
	canvas.width = width * scale
	canvas.height = height * scale
	const ctx = canvas.getContext('2d', {willReadFrequently: true})
	ctx.setTransform(scale, 0, 0, scale, 0, 0)
	return ctx
}
