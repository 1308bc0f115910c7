// A strict reader: one colour table, frames as wide as the picture, no interlacing.

export function framesOf(bytes) {
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
