import {equal, is, ok, test} from '#test'
import {boardMoment} from '#web/board/moment.js'
import {PAPER} from '#web/board/picture/figure.js'
import {animationGif, gifFile, indexed, PALETTE} from '#web/board/picture/gif.js'
import {abortable, messageOf} from '../helpers/rejection.js'
import {randomFrom} from '../helpers/walks.js'

const WORDS = {title: 'A title', desc: 'A description.', source: 'N-Queens, https://example.org/'}

test('gifFile() ends with the comment, in blocks of 255 bytes at most', () => {
	const comment = `${'n = 8 '.repeat(60)} 解`,
		text = new TextEncoder().encode(comment),
		file = gifFile(1, 1)
	file.add(Uint8Array.of(0), 100)
	const end = [0x21, 0xfe, 255, ...text.subarray(0, 255), text.length - 255, ...text.subarray(255), 0, 0x3b]
	equal([...file.end(comment).subarray(-end.length)], end)
})

test('animationGif() lets other tasks run between drawings; an abort rejects', async () => {
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
	const gif = Buffer.from(await animationGif(panels, canvas, {...options, onProgress: part => parts.push(part)})),
		afterControls = gif.toString('latin1').split('!\xf9\x04').slice(1)
	equal(
		afterControls.map(([, low, high]) => 10 * (low.charCodeAt() + 256 * high.charCodeAt())),
		[250, 250, 250, 250, 2000],
	)
	equal(parts, [0.2, 0.4, 0.6, 0.8, 1])
	ok(gif.includes(Object.values(WORDS).join('\n')))
	equal(done, [...panels.flatMap(() => ['free', 'drawn', 'free', 'read', 'free']), 'free'])
	const {signal, abort} = abortable()
	is(await messageOf(animationGif(panels, canvas, {...options, signal, onProgress: () => abort()})), 'enough')
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
