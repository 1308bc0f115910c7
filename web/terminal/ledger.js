// The ledger of a count (c/cli/ledger.h): a file with a line for each finished unit. Invariants: correct lines stay on
// disk; only lines of a graphics card that has counted wrongly are removed. `flock` can lock the file (doc/cluster.md).

import {closeSync, existsSync, fsyncSync, ftruncateSync, openSync} from 'node:fs'
import {readFileSync, renameSync, writeFileSync, writeSync} from 'node:fs'
import {lineIn, shardLine, VERSION} from '../engine/shard-lines.js'
import {Tally} from '../engine/tally.js'

const SYNC_AFTER_MS = 60_000
const LONGEST_KERNELS = 30

export const note = sentence => process.stderr.write(`count.mjs: ${sentence}\n`)

/** @param {string} sentence @returns {never} */
export function fail(sentence) {
	note(sentence)
	process.exit(2)
}

export class Ledger {
	counts = new Map()
	/** Units that a graphics card has counted. */ onCard = new Set()
	kernels = new Set()
	#name
	#shard
	#n
	#file
	#size = 0
	#synced = Date.now()

	constructor(name, {n, shard}) {
		this.#name = name
		this.#n = n
		this.#shard = shard
		try {
			const lines = existsSync(name) ? readFileSync(name, 'latin1').split('\n') : ['']
			const torn = lines.pop()
			lines.forEach((line, i) => this.#read(line, i + 1))
			this.#file = openSync(name, 'a')
			this.#size = lines.reduce((size, line) => size + line.length + 1, 0)
			if (torn) ftruncateSync(this.#file, this.#size)
		} catch (error) {
			this.#failTo(error)
		}
	}

	#read(text, number) {
		const line = lineIn(text)
		const where = `${this.#name} line ${number}`
		const {index, of, units} = this.#shard
		if (line.fault === 'old') fail(`${where} is not of version ${VERSION}: count it again`)
		if (line.fault && this.counts.size === 0) fail(`${this.#name} is not a ledger: line ${number} is not a unit`)
		if (line.fault) return note(`${where} is damaged; its unit is counted again`)
		if (line.n !== this.#n) fail(`${where} is of n ${line.n}, not of n ${this.#n}`)
		if (line.units !== units) fail(`${where} is of ${line.units} units, not of ${units}`)
		if (line.first !== line.last) fail(`${where} has several units; a ledger has one per line`)
		if (line.first % of !== index - 1) fail(`${where} has unit ${line.first}, which is not of shard ${index}/${of}`)
		if (this.counts.has(line.first)) fail(`${where} has unit ${line.first} again: delete one of the two`)
		this.counts.set(line.first, line.count)
		const kernels = line.kernel?.split('+') ?? []
		for (const kernel of kernels) this.kernels.add(kernel)
		if (kernels.includes('webgpu')) this.onCard.add(line.first)
	}

	append(counted, kernel) {
		const lines = counted.map(([unit, count]) => shardLine({n: this.#n, shard: this.#shard}, count, kernel, unit))
		const text = lines.map(line => `${line}\n`).join('')
		try {
			if (writeSync(this.#file, text) < text.length) throw new Error('no space left on device')
			this.#size += text.length
			if (Date.now() - this.#synced > SYNC_AFTER_MS) this.#sync()
		} catch (error) {
			ftruncateSync(this.#file, this.#size)
			this.#failTo(error)
		}
		for (const [unit, count] of counted) this.counts.set(unit, count)
	}

	drop(units) {
		const dropped = new Set(units)
		for (const unit of dropped) this.counts.delete(unit)
		const isLeft = line => !dropped.has(lineIn(line).first)
		const text = readFileSync(this.#name, 'latin1').split('\n').filter(isLeft).join('\n')
		writeFileSync(`${this.#name}.mended`, text, {flush: true})
		renameSync(`${this.#name}.mended`, this.#name)
		closeSync(this.#file)
		this.#file = openSync(this.#name, 'a')
		this.#size = text.length
	}

	#sync() {
		fsyncSync(this.#file)
		this.#synced = Date.now()
	}

	close() {
		this.#sync()
		closeSync(this.#file)
	}

	#failTo({message}) {
		fail(`${this.#name} cannot be written: ${message}; its lines are safe`)
	}
}

export class NotedTally extends Tally {
	#ledger
	#kernels

	constructor(plan, ledger) {
		super({...plan, isEach: ledger !== null})
		this.#ledger = ledger
		this.#kernels = ledger?.kernels ?? new Set()
		if (ledger) this.restore([...ledger.counts].sort(([a], [b]) => a - b).map(counted => this.#restored(counted)))
	}

	get kernels() {
		const names = [...this.#kernels].join('+')
		return names.length > LONGEST_KERNELS || this.#kernels.has('many') ? 'many' : names
	}

	finish(ticket, sum, took, sums, kernel = 'wasm') {
		const range = super.finish(ticket, sum, took)
		if (!range) return undefined
		for (const name of kernel.split('+')) this.#kernels.add(name)
		const counted = i => [this.#unit(range.first + i), BigInt(sums[i])]
		this.#ledger?.append([...sums.keys()].map(counted), kernel)
		return range
	}

	retractCard() {
		const ranges = super.retractCard()
		const unitsIn = (first, end) => [...Array(end - first).keys()].map(i => this.#unit(first + i))
		this.#ledger?.drop(ranges.flatMap(([first, end]) => unitsIn(first, end)))
		return ranges
	}

	#unit(place) {
		return this.plan.shard.index - 1 + place * this.plan.shard.of
	}

	#restored([unit, sum]) {
		const {index, of} = this.plan.shard
		return {unit: (unit - index + 1) / of, sum, isOnCard: this.#ledger.onCard.has(unit)}
	}
}
