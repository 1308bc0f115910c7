/** Longer outputs show no lines. In characters. */
const LONGEST_TEXT = 5_000_000
const AROUND = 10

export class Output {
	at = 0
	/** @type {string[]|null} */ lines = null

	constructor(source) {
		this.source = source
	}

	get size() {
		return typeof this.source === 'string' ? this.source.length : this.source.size
	}

	async load(line) {
		this.at = line ?? 1
		if (this.size > LONGEST_TEXT || this.lines) return
		const text = typeof this.source === 'string' ? this.source : await this.source.text()
		this.lines = text.split('\n')
		if (this.lines.at(-1) === '') this.lines.pop()
	}

	around() {
		const {lines, at} = this
		if (!lines) return []
		const from = Math.max(0, Math.min(at - 1 - AROUND, lines.length - 2 * AROUND - 1))
		return lines.slice(from, from + 2 * AROUND + 1).map((text, i) => ({number: from + i + 1, text}))
	}
}
