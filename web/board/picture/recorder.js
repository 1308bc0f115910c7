// What views/board.js draws on a canvas, written down as SVG: as much of a CanvasRenderingContext2D as that drawing uses. So
// one drawing serves the screen, pictures and files.
//
// Invariants: transformations are moves and scalings, the same in x and y. What is filled or stroked twice in a row with the
// same paint becomes one element, so nothing translucent may overlap itself. Every element it writes is closed.

const PRECISION = 100

const round = number => String(Math.round(number * PRECISION) / PRECISION)
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text as XML holds it; what it cannot hold is left out. @param {string|number} text */
export const escaped = text =>
	String(text)
		.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
		.replace(/[&<>"]/g, char => ENTITIES[char])

const PAINT = {
	fillStyle: '#000',
	strokeStyle: '#000',
	lineWidth: 1,
	lineCap: 'butt',
	globalAlpha: 1,
	globalCompositeOperation: 'source-over',
	font: '400 10px sans-serif',
	textAlign: 'start',
	textBaseline: 'alphabetic',
	dash: '',
	scaling: 1,
	x: 0,
	y: 0,
}
const ANCHORS = { center: 'middle', end: 'end', right: 'end' }
/** How far below the middle of a line of text its letters stand, of the font's size. */
const BASELINE = { middle: 0.35, top: 0.8, bottom: -0.2 }
/** Everything that moves, scales and paints is kept and restored as one. */
const NAMES = Object.keys(PAINT)

export class Recorder {
	/** @type {string} */ fillStyle
	/** @type {string} */ strokeStyle
	/** @type {number} */ lineWidth
	/** @type {string} */ lineCap
	/** @type {number} */ globalAlpha
	/** @type {string} */ globalCompositeOperation
	/** @type {string} */ font
	/** @type {string} */ textAlign
	/** @type {string} */ textBaseline

	#kept = []
	/** @type {{tag: string, d: string, text: string}[]} */ #elements = []
	#path = ''
	/** Paths filled by name: path data → id. @type {Map<string, string>} */ #named = new Map()

	#id

	/** @param {string} [id]  what its names begin with; one page may hold several drawings */
	constructor(id = 'n-queens') {
		Object.assign(this, PAINT)
		this.#id = id
	}

	/** What was drawn. @returns {string} */
	get body() {
		const defs = [...this.#named].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('')
		return (
			(defs && `<defs>${defs}</defs>`) +
			this.#elements.map(({ tag, d, text }) => (d ? `<path d="${d}"${tag}/>` : text)).join('')
		)
	}

	// --- the state ---------------------------------------------------------------------------------------------

	save() {
		this.#kept.push(Object.fromEntries(NAMES.map(name => [name, this[name]])))
	}
	restore() {
		Object.assign(this, this.#kept.pop())
	}
	translate(x, y) {
		Object.assign(this, { x: this.x + x * this.scaling, y: this.y + y * this.scaling })
	}
	scale(by) {
		this.scaling *= by
	}
	setLineDash(lengths) {
		this.dash = lengths.map(length => round(length * this.scaling)).join(' ')
	}

	// --- paths -------------------------------------------------------------------------------------------------

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
	/** A whole circle. */
	arc(x, y, radius) {
		const r = round(radius * this.scaling),
			width = round(2 * radius * this.scaling)
		this.#path += `M${this.#at(x - radius, y)}a${r} ${r} 0 1 1 ${width} 0a${r} ${r} 0 1 1 -${width} 0z`
	}
	#rectangle = (x, y, width, height) =>
		`M${this.#at(x, y)}h${round(width * this.scaling)}v${round(height * this.scaling)}h${round(-width * this.scaling)}z`

	// --- what is seen ------------------------------------------------------------------------------------------

	/** On paper there is nothing to wipe away. */
	clearRect() {}

	fillRect(...rectangle) {
		this.#add(this.#filled(), this.#rectangle(...rectangle))
	}
	strokeRect(...rectangle) {
		this.#add(this.#stroked(), this.#rectangle(...rectangle))
	}
	stroke() {
		this.#add(this.#stroked(), this.#path)
	}

	/** A path that may be filled many times, and is written once. @param {string} d */
	pathOf(d) {
		const short = d.replace(/\d+\.\d{5,}/g, number => String(Number(Number(number).toFixed(4))))
		if (!this.#named.has(short)) this.#named.set(short, `${this.#id}-path-${this.#named.size}`)
		return this.#named.get(short)
	}
	/** @param {string} [id]  from `pathOf`; the present path if left out */
	fill(id) {
		if (id === undefined) return this.#add(this.#filled(), this.#path)
		this.#elements.push({
			tag: '',
			d: '',
			text: `<use xlink:href="#${id}" transform="translate(${this.#at(0, 0)}) scale(${round(this.scaling)})"${this.#filled()}/>`,
		})
	}

	fillText(text, x, y) {
		if (text === '') return
		const [, weight, size, family] = /** @type {RegExpExecArray} */ (/^(\d+) ([\d.]+)px (.*)$/.exec(this.font))
		const anchor = ANCHORS[this.textAlign]
		const [left, line] = this.#at(x, y + Number(size) * (BASELINE[this.textBaseline] ?? 0)).split(' ')
		const type = ` font-size="${round(Number(size) * this.scaling)}" font-family="${escaped(family)}"${weight === '400' ? '' : ` font-weight="${weight}"`}`
		const place = `x="${left}" y="${line}"${anchor ? ` text-anchor="${anchor}"` : ''}`
		this.#elements.push({ tag: '', d: '', text: `<text ${place}${type}${this.#filled()}>${escaped(text)}</text>` })
	}

	#filled = () => ` fill="${escaped(this.fillStyle)}"${this.#opacity('fill')}`
	#opacity = what => (this.globalAlpha === 1 ? '' : ` ${what}-opacity="${this.globalAlpha}"`)

	#stroked() {
		const cap = this.lineCap === 'butt' ? '' : ` stroke-linecap="${this.lineCap}"`
		const dash = this.dash && ` stroke-dasharray="${this.dash}"`
		return ` fill="none" stroke="${escaped(this.strokeStyle)}" stroke-width="${round(this.lineWidth * this.scaling)}"${cap}${dash}${this.#opacity('stroke')}`
	}

	/** Joined to the element before where its paint is the same; dashes begin anew with each. */
	#add(tag, d) {
		if (this.globalCompositeOperation === 'destination-over') return void this.#elements.unshift({ tag, d, text: '' })
		const last = this.#elements.at(-1)
		if (last?.tag === tag && !this.dash) last.d += d
		else this.#elements.push({ tag, d, text: '' })
	}
}
