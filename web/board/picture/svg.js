// Boards as SVG text: the drawing of figure.js, recorded. Invariants: the same panels and words give the same text;
// it asks for nothing from elsewhere; its first child is a title, so that it says what it is wherever it is put.

import {drawFigure, layoutOf} from './figure.js'
import {escaped, Recorder} from '../recorder.js'

/**
 * @typedef {import('./figure.js').Panel} Panel
 * @typedef {{title: string, desc: string, source: string}} Words  what it is, what is to be seen, and where it is from
 */

/** Panels that make one picture; more would be a book. */
export const MOST_PANELS = 60

/** One board. @param {import('./figure.js').Moment} moment
 * @param {import('./figure.js').Look & Words & {head?: string, caption?: string, id?: string}} options */
export const boardSvg = (moment, {head, caption, ...options}) => svgOf([{moment, head, caption}], options, 1)

/** Boards side by side, each with its caption: the steps of a walk.
 * @param {Panel[]} panels  1 … MOST_PANELS, of one size
 * @param {import('./figure.js').Look & Words & {across?: number, id?: string}} options  id: where a page has several */
export const storyboardSvg = (panels, {across = 3, ...options}) => svgOf(panels, options, across)

/** @param {Panel[]} panels @param {import('./figure.js').Look & Words & {id?: string}} options
 * @param {number} across */
function svgOf(panels, {title, desc, source, id, ...look}, across) {
	const layout = layoutOf(panels, look, across)
	const recorder = new Recorder(id)
	drawFigure(recorder, panels, look, layout)
	const {width, height} = layout
	const language = look.language ? ` lang="${escaped(look.language)}"` : '',
		size = ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" role="img"${language}${size}>` +
		`<title>${escaped(title)}</title><desc>${escaped(`${desc} ${source}`.trim())}</desc>${recorder.body}</svg>`
	)
}
