// Boards as SVG text: the drawing of figure.js, recorded. Invariants: it asks for nothing from elsewhere; its first
// child is a title, so that it says what it is wherever it is put.

import {drawFigure, layoutOf} from './figure.js'
import {escaped, Recorder} from '../recorder.js'

/**
 * @import {Look, Moment, Panel} from './figure.js'
 * @typedef {{title: string, desc: string, source: string}} Words  what it is, what is to be seen, where it is from
 */

export const MOST_PANELS = 60

/** One board.
 * @type {(moment: Moment, options: Look & Words & {head?: string, caption?: string, id?: string}) => string} */
export const boardSvg = (moment, {head, caption, ...options}) => svgOf([{moment, head, caption}], options, 1)

/** Steps of a walk, side by side: 1 … MOST_PANELS boards of one size; id: where a page has several.
 * @type {(panels: Panel[], options: Look & Words & {across?: number, id?: string}) => string} */
export const storyboardSvg = (panels, {across = 3, ...options}) => svgOf(panels, options, across)

function svgOf(panels, {title, desc, source, id = undefined, ...look}, across) {
	const layout = layoutOf(panels, look, across),
		recorder = new Recorder(id),
		{width, height} = layout
	drawFigure(recorder, panels, look, layout)
	const language = look.language ? ` lang="${escaped(look.language)}"` : '',
		size = ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" role="img"${language}${size}>` +
		`<title>${escaped(title)}</title><desc>${escaped(`${desc} ${source}`.trim())}</desc>${recorder.body}</svg>`
	)
}
