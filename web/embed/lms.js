// Calls to a SCORM runtime, 1.2 or 2004. Invariant: nothing throws, even if the runtime is missing or a call fails.

const WAYS = {
	1.2: {
		object: 'API',
		calls: {begin: 'LMSInitialize', get: 'LMSGetValue', set: 'LMSSetValue', commit: 'LMSCommit', end: 'LMSFinish'},
		names: {
			learner: 'cmi.core.student_id',
			mode: 'cmi.core.lesson_mode',
			exit: 'cmi.core.exit',
			score: 'cmi.core.score',
		},
		time: ['cmi.core.session_time', seconds => clockOf(seconds)],
		mostState: 4096,
		fields: ({isDone, isPassed, score}) => ({
			'cmi.core.lesson_status': isDone ? (successOf(isPassed) ?? 'completed') : 'incomplete',
			...(score !== null && {'cmi.core.score.raw': percent(score)}),
		}),
		answer: ({answer, expected, result}) => ({
			...{student_response: answer, 'correct_responses.0.pattern': expected, result},
			time: new Date().toTimeString().slice(0, 8),
		}),
		results: {right: 'correct', wrong: 'wrong', shown: 'neutral'},
	},
	2004: {
		object: 'API_1484_11',
		calls: {begin: 'Initialize', get: 'GetValue', set: 'SetValue', commit: 'Commit', end: 'Terminate'},
		names: {learner: 'cmi.learner_id', mode: 'cmi.mode', exit: 'cmi.exit', score: 'cmi.score'},
		time: ['cmi.session_time', seconds => `PT${Math.round(seconds * 100) / 100}S`],
		mostState: 64_000,
		fields: ({isDone, isPassed, score}) => ({
			'cmi.completion_status': isDone ? 'completed' : 'incomplete',
			'cmi.success_status': (isDone && successOf(isPassed)) || 'unknown',
			...(score !== null && {'cmi.score.raw': percent(score), 'cmi.score.scaled': String(score)}),
		}),
		answer: ({answer, expected, result}) => ({
			...{learner_response: answer, 'correct_responses.0.pattern': expected, result},
			timestamp: new Date().toISOString().replace(/\dZ$/, 'Z'), // the standard allows two decimals of a second
		}),
		results: {right: 'correct', wrong: 'incorrect', shown: 'neutral'},
	},
}

const successOf = isPassed => (isPassed === null ? null : isPassed ? 'passed' : 'failed')

const percent = score => String(Math.round(score * 10_000) / 100)

const two = number => String(number).padStart(2, '0')
const clockOf = seconds =>
	`${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(Math.floor(seconds) % 60)}`

function objectOf(from, name) {
	const seen = new Set(),
		ahead = [from]
	for (let at; (at = ahead.shift()); ) {
		if (seen.has(at)) continue
		seen.add(at)
		try {
			if (at[name]) return at[name]
			ahead.push(...[at.parent, at.opener].filter(Boolean))
		} catch {
			// Reading a window of another origin throws.
		}
	}
	return null
}

/** Finds and initializes the runtime in a parent window, or returns null. A platform may offer two versions of SCORM:
 * `version`, that of the package, is tried first. */
export function lmsAround(from, version) {
	const versions = [version, ...Object.keys(WAYS).filter(other => other !== version)]
	for (const one of versions) {
		const object = objectOf(from, WAYS[one].object)
		if (object && call(object, WAYS[one].calls.begin, '')) return runtimeOf(object, WAYS[one])
	}
	return null
}

function call(object, name, ...args) {
	try {
		return String(object[name](...args)) === 'true'
	} catch {
		return false
	}
}

function runtimeOf(object, way) {
	const begun = performance.now(),
		waiting = []

	function get(name) {
		try {
			return String(object[way.calls.get](name) ?? '')
		} catch {
			return '' // the platform failed
		}
	}

	const set = (name, value) => call(object, way.calls.set, name, value)
	const setAll = values => Object.entries(values).every(([name, value]) => set(name, value))
	const commit = () => call(object, way.calls.commit, '')

	function keepAnswers() {
		while (waiting.length > 0) {
			const [{id, ...rest}] = waiting,
				name = `cmi.interactions.${Number(get('cmi.interactions._count'))}`
			const isKept = setAll({[`${name}.id`]: id, [`${name}.type`]: 'fill-in'})
			if (!isKept) return false
			for (const [key, value] of Object.entries(rest)) if (!set(`${name}.${key}`, value)) return false
			waiting.shift()
		}
		return true
	}

	const isRecording = !/^(browse|review)$/.test(get(way.names.mode)),
		learner = get(way.names.learner),
		state = get('cmi.suspend_data'),
		/** SCORM 1.2 makes `cmi.interactions` optional. */
		hasJournal = get('cmi.interactions._children') !== ''
	set(way.names.exit, 'suspend')
	return {
		...{isRecording, learner, state},

		answered({id, answer, expected, result}) {
			if (hasJournal) waiting.push({id, ...way.answer({answer, expected, result: way.results[result]})})
		},

		/** text: state, which the platform returns later; score: 0 … 1 or null; isPassed: null without a pass mark. */
		keep({text, ...result}) {
			if (!isRecording) return true
			const range = result.score === null ? {} : {min: '0', max: '100'}
			for (const [end, value] of Object.entries(range)) set(`${way.names.score}.${end}`, value)
			if (text.length > way.mostState) return false
			return setAll({...way.fields(result), 'cmi.suspend_data': text}) && keepAnswers() && commit()
		},

		leave() {
			const [name, textOf] = way.time
			set(name, textOf((performance.now() - begun) / 1000))
			commit()
			call(object, way.calls.end, '')
		},
	}
}
