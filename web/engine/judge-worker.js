// Judges a program's output, which arrives in pieces, in a worker or on the page's thread. Judged traces can be walked.

import {kinds} from '#searches'
import {serve} from './calls.js'
import {CheckInstance} from './check-instance.js'
import {createInstance} from './instance.js'
import {Recording, RecordedInstance} from './recorded-instance.js'
import {WalkInstance} from './walk-instance.js'
import {Walking} from './walk-worker.js'

/** Maximum number of stored events (128 MB); later ones are judged but not stored. */
const MOST_EVENTS = 2 ** 24
const MOST_PRINTED = 5_000

const host = {
	async open(module, options) {
		const check = new Check(await createInstance(module), options)
		return (method, args) => check[method](...args)
	},
	pasted: async (module, text, options) => new CheckInstance(await createInstance(module)).pasted(text, options),
	async example(module, mistake, n, as) {
		const instance = new CheckInstance(await createInstance(module)),
			shown = as === 'trace' ? ['place', 'remove', 'solution'] : ['solution'],
			bits = shown.reduce((bits, kind) => bits | (1 << kinds.indexOf(kind)), 0),
			printed = []
		for (const {line, rowAt} of instance.printed(mistake, n, bits)) {
			printed.push(as === 'trace' ? line : boardText(n, rowAt))
			if (printed.length === MOST_PRINTED) break
		}
		return printed.join(as === 'trace' ? '' : '\n')
	},
}

export default function begin(port) {
	serve(port, (method, args) => host[method](...args))
}

class Check {
	#instance
	#recording

	constructor(instance, {n = 0, isRecorded, ...options}) {
		this.#instance = new CheckInstance(instance)
		this.#instance.start({...options, n})
		if (isRecorded) this.#recording = new Recording(MOST_EVENTS)
	}

	#record = words => this.#recording?.add(words)

	put(bytes) {
		this.#instance.put(bytes, this.#record)
	}

	end() {
		const judgement = this.#instance.end(this.#record)
		this.#instance = null
		return judgement
	}

	async walk(module, flags) {
		const alike = new WalkInstance(await createInstance(module)),
			{n} = flags
		alike.start(flags)
		return new Walking(new RecordedInstance(this.#recording, n, alike), {n}).run
	}

	stepBy = line => this.#recording.stepBy(line)
	lineOf = step => this.#recording.line(step)
}

const boardText = (n, rowAt) =>
	[...Array(n).keys()]
		.map(row => {
			const queens = rowAt(row)
			return `${[...Array(n).keys()].map(col => ((queens >>> col) & 1 ? 'Q' : '.')).join(' ')}\n`
		})
		.join('')
