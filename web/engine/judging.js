// Judges programs in a worker or on the page's thread. Bytes arrive in pieces; then the trace can be walked.

import {kinds, lines, arrays as searches} from '#searches'
import {closed} from './calls.js'
import {CheckInstance} from './check-instance.js'
import {createInstance} from './instance.js'
import {Recording, RecordedInstance} from './recorded-instance.js'
import {WalkInstance} from './walk-instance.js'
import {serveWalks, Walking} from './walking.js'

/** Maximum of stored events (128 MB); later ones are judged but not stored. */
const MOST_EVENTS = 2 ** 24
const MOST_PRINTED = 5_000

export default function begin(port) {
	const checks = new Map()
	let opened = 0
	const place = id => searches.findIndex(search => search.id === id)
	const host = {
		async open(module, {n, search, isRecorded, ...options}) {
			const id = ++opened
			const instance = new CheckInstance(await createInstance(module))
			instance.start({...options, n: n ?? 0, search: search === undefined ? -1 : place(search)})
			checks.set(id, {instance, recording: isRecorded ? new Recording(MOST_EVENTS) : null})
			return id
		},
		put(id, bytes) {
			const {instance, recording} = checks.get(id) ?? fail()
			instance.put(bytes, recording && (words => recording.add(words)))
		},
		end(id) {
			const {instance, recording} = checks.get(id) ?? fail()
			const judgement = instance.end(recording && (words => recording.add(words)))
			if (recording) checks.set(id, {recording, n: judgement.n})
			else checks.delete(id)
			return judgement
		},
		async walk(id, module) {
			const {recording, n} = checks.get(id) ?? fail(),
				walked = ++opened
			const alike = new WalkInstance(await createInstance(module), {kinds, lines, searches})
			alike.start({search: 'flags', n, startRow: 0})
			checks.set(walked, {walking: new Walking(new RecordedInstance(recording, n, kinds, alike), {n})})
			return walked
		},
		stepBy: (id, line) => (checks.get(id) ?? fail()).recording.stepBy(line),
		lineOf: (id, step) => (checks.get(id) ?? fail()).recording.line(step),
		close(id) {
			checks.get(id)?.walking?.close()
			checks.delete(id)
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

	serveWalks(port, host, id => (checks.get(id) ?? fail()).walking)
}

function fail() {
	throw closed()
}

const boardText = (n, rowAt) =>
	[...Array(n).keys()]
		.map(row => {
			const queens = rowAt(row)
			return `${[...Array(n).keys()].map(col => ((queens >>> col) & 1 ? 'Q' : '.')).join(' ')}\n`
		})
		.join('')
