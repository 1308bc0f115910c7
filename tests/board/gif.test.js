import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {boardMoment} from '../../web/board/moment.js'
import {PAPER} from '../../web/board/picture/figure.js'
import {animationGif, gifFile, indexed, PALETTE} from '../../web/board/picture/gif.js'
import {framesOf} from '../helpers/gif.js'
import {abortable, refusal} from '../helpers/rejection.js'
import {randomFrom, rows} from '../helpers/walks.js'

const WORDS = {title: 'A title', desc: 'A description.', source: 'N-Queens, https://example.org/'}

const coloured = frame => [...frame].flatMap(index => PALETTE[index])

test('gifFile() stores frames, delays, comment and loop', () => {
	const random = randomFrom(25)
	for (const [width, height] of rows('1 1, 7 5, 64 33, 300 200')) {
		const loop = width !== 7,
			file = gifFile(width, height, {loop}),
			comment = `n = 8 ${'x'.repeat(600)} 解`,
			delays = [100, 200, 300, 400]
		const frames = delays.map(() =>
			Uint8Array.from({length: width * height}, (_, i) => (i % 11 ? i % 3 : random(PALETTE.length))),
		)
		frames.forEach((frame, i) => file.add(frame, delays[i]))
		const gif = framesOf(file.end(comment))
		equal(gif, {...gif, width, height, loops: loop ? 0 : null, comment, delays, frames: frames.map(coloured)})
	}
})

test('animationGif() lets other tasks run around each drawing; an abort rejects', async () => {
	const panels = Array(5).fill({moment: boardMoment([1, 3, 0, 2])}),
		done = []
	const methods = {
		getImageData(_x, _y, width, height) {
			done.push('read')
			return {data: new Uint8ClampedArray(4 * width * height).fill(done.length)}
		},
		pathOf: d => d,
		clearRect: () => done.at(-1) !== 'drawn' && done.push('drawn'),
	}
	const ctx = new Proxy({}, {get: (_, name) => methods[name] ?? (() => {}), set: () => true}),
		canvas = {width: 0, height: 0, getContext: () => ctx},
		options = {...WORDS, breathe: async () => void done.push('free'), speed: 4},
		parts = []
	const gif = framesOf(await animationGif(panels, canvas, {...options, onProgress: part => parts.push(part)}))
	equal(gif.delays, [250, 250, 250, 250, 2000])
	equal(parts, [0.2, 0.4, 0.6, 0.8, 1])
	is(gif.comment, Object.values(WORDS).join('\n'))
	equal(done, [...panels.flatMap(() => ['free', 'drawn', 'free', 'read', 'free']), 'free'])
	const {signal, abort} = abortable()
	is(await refusal(animationGif(panels, canvas, {...options, signal, onProgress: () => abort()})), 'enough')
})

test("indexed() picks the nearest colour of the palette; the paper's colours are exact", () => {
	const random = randomFrom(26),
		pixels = Uint8Array.from({length: 4 * 2000}, () => random(256))
	const distance = (i, [r, g, b]) =>
		(pixels[4 * i] - r) ** 2 + (pixels[4 * i + 1] - g) ** 2 + (pixels[4 * i + 2] - b) ** 2
	const nearest = i => Math.min(...PALETTE.map(color => distance(i, color)))
	indexed(pixels, new Map()).forEach((index, i) => is(distance(i, PALETTE[index]), nearest(i)))
	for (const color of Object.values(PAPER).filter(color => color.startsWith('#'))) {
		const channels = [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16))
		equal(PALETTE[indexed(Uint8Array.of(...channels, 255), new Map())[0]], channels)
	}
	ok(PALETTE.length < 256)
})

test.run()
