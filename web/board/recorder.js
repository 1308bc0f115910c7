// Records canvas drawing as SVG. Consecutive shapes of equal paint become one element, so translucent shapes must not
// overlap. Scalings must be equal in x and y.

/** @typedef {Pick<CanvasRenderingContext2D, keyof Recorder & keyof CanvasRenderingContext2D>} Surface */

const round = number => String(Math.round(number * 100) / 100)
const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}
export const escaped = text =>
	String(text)
		.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
		.replace(/[&<>"]/g, char => ENTITIES[char])

const ANCHORS = {center: 'middle', end: 'end', right: 'end'}
const BASELINE = {middle: 0.35, top: 0.8, bottom: -0.2}
export class Recorder {
	fillStyle = '#000'
	strokeStyle = '#000'
	lineWidth = 1
	lineCap = 'butt'
	globalAlpha = 1
	globalCompositeOperation = 'source-over'
	font = '400 10px sans-serif'
	textAlign = 'start'
	textBaseline = 'alphabetic'
	dash = ''
	scaling = 1
	x = 0
	y = 0

	#saved = []
	#elements = []
	#path = ''

	get body() {
		return this.#elements.map(({d, text}) => (d ? `<path d="${d}"${text}/>` : text)).join('')
	}

	save() {
		this.#saved.push({...this})
	}
	restore() {
		Object.assign(this, this.#saved.pop())
	}
	translate(x, y) {
		this.x += x * this.scaling
		this.y += y * this.scaling
	}
	scale(by) {
		this.scaling *= by
	}
	setLineDash(lengths) {
		this.dash = lengths.map(length => round(length * this.scaling)).join(' ')
	}

	#at = (x, y) => `${round(this.x + x * this.scaling)} ${round(this.y + y * this.scaling)}`

	beginPath() {
		this.#path = ''
	}
	moveTo(x, y) {
		this.#path += `M${this.#at(x, y)}`
	}
	lineTo(x, y) {
		this.#path += `L${this.#at(x, y)}`
	}
	arc(x, y, radius) {
		const r = round(radius * this.scaling)
		const width = round(2 * radius * this.scaling)
		this.#path += `M${this.#at(x - radius, y)}a${r} ${r} 0 1 1 ${width} 0a${r} ${r} 0 1 1 -${width} 0z`
	}
	#rectangle(x, y, width, height) {
		const [across, down, back] = [width, height, -width].map(length => round(length * this.scaling))
		return `M${this.#at(x, y)}h${across}v${down}h${back}z`
	}

	clearRect() {}

	fillRect(x, y, width, height) {
		this.#add(this.#filled(), this.#rectangle(x, y, width, height))
	}
	strokeRect(x, y, width, height) {
		this.#add(this.#stroked(), this.#rectangle(x, y, width, height))
	}
	stroke() {
		this.#add(this.#stroked(), this.#path)
	}

	pathOf = d => d
	/** @param {any} [path]  from `pathOf`; default: the current path */
	fill(path) {
		if (path === undefined) return this.#add(this.#filled(), this.#path)
		const place = ` transform="translate(${this.#at(0, 0)}) scale(${round(this.scaling)})"`
		this.#write(`<path d="${path}"${place}${this.#filled()}/>`)
	}

	fillText(text, x, y) {
		if (text === '') return
		const [, weight, size, family] = /^(\d+) ([\d.]+)px (.*)$/.exec(this.font)
		const anchor = ANCHORS[this.textAlign]
		const [left, line] = this.#at(x, y + Number(size) * (BASELINE[this.textBaseline] ?? 0)).split(' ')
		const place = `x="${left}" y="${line}"${anchor ? ` text-anchor="${anchor}"` : ''}`
		const type = ` font-size="${round(Number(size) * this.scaling)}" font-family="${escaped(family)}"`
		const bold = weight === '400' ? '' : ` font-weight="${weight}"`
		this.#write(`<text ${place}${type}${bold}${this.#filled()}>${escaped(text)}</text>`)
	}

	#write(text) {
		this.#elements.push({d: '', text})
	}

	#filled = () => ` fill="${escaped(this.fillStyle)}"${this.#opacity('fill')}`
	#opacity = what => (this.globalAlpha === 1 ? '' : ` ${what}-opacity="${this.globalAlpha}"`)

	#stroked() {
		const width = ` stroke-width="${round(this.lineWidth * this.scaling)}"`
		const cap = this.lineCap === 'butt' ? '' : ` stroke-linecap="${this.lineCap}"`
		const dash = this.dash && ` stroke-dasharray="${this.dash}"`
		return ` fill="none" stroke="${escaped(this.strokeStyle)}"${width}${cap}${dash}${this.#opacity('stroke')}`
	}

	/** Joins a path to the last element if the paint is equal; dashed paths stay separate, because dashes restart. */
	#add(text, d) {
		if (!d) return
		if (this.globalCompositeOperation === 'destination-over') return void this.#elements.unshift({d, text})
		const last = this.#elements.at(-1)
		if (last?.text === text && !this.dash) last.d += d
		else this.#elements.push({d, text})
	}
}
