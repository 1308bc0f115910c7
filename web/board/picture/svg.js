// Boards as SVG text, without ids and <use>: sanitizers remove them, and equal ids of two pictures in a page clash.

import {drawFigure, figureLayout} from './figure.js'
import {escaped, Recorder} from '../recorder.js'

/** @typedef {{title: string, desc: string, source: string}} Words */

export const MOST_PANELS = 60

export function boardsSvg(panels, {title, desc, source, across = 1, ...style}) {
	const layout = figureLayout(panels, style, across),
		recorder = new Recorder(),
		{width, height} = layout
	drawFigure(recorder, panels, style, layout)
	const language = style.language ? ` lang="${escaped(style.language)}"` : '',
		size = ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
		more = escaped(`${desc} ${source}`.trim())
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" role="img"${language}${size}>` +
		`<title>${escaped(title)}</title>${more && `<desc>${more}</desc>`}${recorder.body}</svg>`
	)
}
