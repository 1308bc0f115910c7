// Boards as SVG text: the drawing of figure.js, recorded. Invariants: it asks for nothing from elsewhere; its first
// child is a title, so that it says what it is wherever it is put.

import {drawFigure, layoutOf} from './figure.js'
import {escaped, Recorder} from '../recorder.js'

/**
 * @import {Look, Panel} from './figure.js'
 * @typedef {{title: string, desc: string, source: string}} Words  what it is, what is to be seen, where it is from
 */

export const MOST_PANELS = 60

/** 1 … MOST_PANELS boards of one size, so many side by side; id: where a page has several such pictures.
 * @type {(panels: Panel[], options: Look & Words & {across?: number, id?: string}) => string} */
export function boardsSvg(panels, {title, desc, source, across = 1, id, ...look}) {
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
