// Boards as SVG text, recorded from figure.js. Invariants: it loads nothing; its first child is a title, its name
// wherever it is embedded.

import {drawFigure, figureLayout} from './figure.js'
import {escaped, Recorder} from '../recorder.js'

/**
 * @import {Look, Panel} from './figure.js'
 * @typedef {{title: string, desc: string, source: string}} Words
 */

export const MOST_PANELS = 60

/** Draws 1 … MOST_PANELS boards of one size, `across` per row; id: unique among the page's pictures.
 * @type {(panels: Panel[], options: Look & Words & {across?: number, id?: string}) => string} */
export function boardsSvg(panels, {title, desc, source, across = 1, id, ...look}) {
	const layout = figureLayout(panels, look, across),
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
