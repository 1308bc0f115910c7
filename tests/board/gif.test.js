import {equal, is, ok, test} from '#test'
import {boardMoment} from '#web/board/moment.js'
import {PAPER} from '#web/board/picture/figure.js'
import {animationGif, gifFile, indexed, PALETTE} from '#web/board/picture/gif.js'
import {abortable, messageOf} from '../helpers/rejection.js'
import {randomFrom, rows} from '../helpers/walks.js'

// A strict reader: requires one colour table and frames as wide as the picture, without interlacing.
function framesOf(bytes) {
	let at = 0
	const byte = () => bytes[at++]
	const short = () => byte() + 256 * byte()
	const blocks = () => {
		const all = []
		for (let length; (length = byte()); at += length) all.push(...bytes.subarray(at, at + length))
		return all
	}
	const expect = (is, what) => {
		if (!is) throw new Error(`not a GIF of ours: ${what} at ${at}`)
	}

	expect(String.fromCharCode(...bytes.subarray(0, 6)) === 'GIF89a', 'signature')
	at = 6
	const [width, height, flags] = [short(), short(), byte()]
	expect(flags & 0x80, 'one colour table for all')
	at += 2
	const colors = Array.from({length: 2 << (flags & 7)}, () => [byte(), byte(), byte()])
	const gif = {width, height, loops: null, comment: '', delays: [], frames: []}
	let control = {transparent: -1, delay: 0},
		shown = Array(width * height).fill(null)
	for (;;) {
		const kind = byte()
		if (kind === 0x3b) break
		if (kind === 0x21) {
			const label = byte(),
				data = label === 0xff ? [(at += 12), blocks()][1] : blocks()
			if (label === 0xf9) control = {transparent: data[0] & 1 ? data[3] : -1, delay: 10 * (data[1] + 256 * data[2])}
			else if (label === 0xfe) gif.comment = new TextDecoder().decode(Uint8Array.from(data))
			else if (label === 0xff) gif.loops = data[1] + 256 * data[2]
			else expect(false, `extension ${label}`)
			continue
		}
		expect(kind === 0x2c && short() === 0, 'a frame at the left edge')
		const [top, wide, high] = [short(), short(), short()]
		expect(wide === width && top + high <= height && byte() === 0, 'whole rows')
		const indices = unpacked(byte(), blocks())
		expect(indices.length === wide * high, `${indices.length} pixels`)
		shown = shown.map((color, i) => {
			const index = indices[i - top * width]
			return index === undefined || index === control.transparent ? color : colors[index]
		})
		gif.delays.push(control.delay)
		gif.frames.push(shown.flat())
	}
	expect(at === bytes.length, 'nothing after the end')
	return gif
}

function unpacked(size, data) {
	const clear = 1 << size,
		end = clear + 1,
		out = []
	let table, bits, before
	const reset = () => {
		table = Array.from({length: end + 1}, (_, i) => [i])
		bits = size + 1
		before = null
	}
	reset()
	for (let bit = 0; ; ) {
		let code = 0
		if (bit + bits > 8 * data.length) throw new Error('a code goes on beyond the data')
		for (let i = 0; i < bits; i++, bit++) code |= ((data[bit >> 3] >> (bit & 7)) & 1) << i
		if (code === clear) reset()
		else if (code === end) {
			const left = data.length - ((bit + 7) >> 3)
			if (left > 0) throw new Error(`${left} bytes after the last code`)
			return out
		} else {
			const entry = table[code] ?? [...before, before[0]]
			out.push(...entry)
			if (before && table.length < 4096) table.push([...before, entry[0]])
			before = entry
			if (table.length === 1 << bits && bits < 12) bits++
		}
	}
}

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
	const gif = framesOf(await animationGif(panels, canvas, {...options, onProgress: part => parts.push(part)}))
	equal(gif.delays, [250, 250, 250, 250, 2000])
	equal(parts, [0.2, 0.4, 0.6, 0.8, 1])
	is(gif.comment, Object.values(WORDS).join('\n'))
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
