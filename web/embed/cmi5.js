// A session of cmi5 (github.com/AICC/CMI-5_Spec_Current) with an xAPI 1.0.3 record store, with the interface of lms.js.
// Invariants: statements are sent in order; `completed`, `passed` and `failed` at most once for a registration, and
// `failed` never after `passed`.

const VERBS = 'http://adlnet.gov/expapi/verbs/',
	TERMS = 'https://w3id.org/xapi/cmi5/context/',
	STATE = 'n-queens'
/** Statements that cmi5 defines have the category `cmi5`; statements deciding about completion also have `moveon`. */
const DECIDING = ['completed', 'passed', 'failed']
const DEFINED = ['initialized', 'terminated', ...DECIDING]

/** Makes a UUID. crypto.randomUUID is missing in pages without a secure context. */
const uuid = () => URL.createObjectURL(new Blob()).slice(-36)

const category = name => ({objectType: 'Activity', id: `${TERMS}categories/${name}`})

async function read(address, options) {
	const response = await fetch(address, options)
	if (response.status === 404) return null
	if (!response.ok) throw new Error(`${response.status} ${address}`)
	return response.json()
}

/** Opens the session of a launch address; null if the address names no record store. Rejects if the store does not
 * answer or refuses the launch, as it does after a reload. @param {string} search  the query string */
export async function launched(search) {
	const query = Object.fromEntries(new URLSearchParams(search)),
		{endpoint, fetch: permit, actor = '', registration = '', activityId = ''} = query
	if (!endpoint || !permit) return null
	const {'auth-token': token} = await read(permit, {method: 'POST'})
	if (!token) throw new Error('no token')
	const headers = {
		authorization: `Basic ${token}`,
		'x-experience-api-version': '1.0.3',
		'content-type': 'application/json',
	}
	const base = endpoint.replace(/\/?$/, '/'),
		at = (path, names) => `${base}${path}?${new URLSearchParams(names)}`,
		stateAt = stateId => at('activities/state', {activityId, agent: actor, registration, stateId})
	const launch = await read(stateAt('LMS.LaunchData'), {headers})
	await read(at('agents/profile', {agent: actor, profileId: 'cmi5LearnerPreferences'}), {headers}) // cmi5 demands it
	const kept = (await read(stateAt(STATE), {headers})) ?? {text: '', decided: []}
	const send = (statements, keepalive = false) =>
		fetch(`${base}statements`, {method: 'POST', headers, body: JSON.stringify(statements), keepalive})
	const store = document => fetch(stateAt(STATE), {method: 'PUT', headers, body: JSON.stringify(document)})
	return sessionOf({agent: JSON.parse(actor), registration, activityId, launch, kept, send, store})
}

function statementOf({agent, registration, activityId, launch}, verb, result = null, object = {}) {
	const {contextActivities, extensions, ...template} = launch.contextTemplate ?? {},
		{category: categories = [], ...others} = contextActivities ?? {},
		own = DEFINED.includes(verb) ? ['cmi5', ...(DECIDING.includes(verb) ? ['moveon'] : [])] : []
	const all = [...categories, ...own.map(category)],
		mark = /passed|failed/.test(verb) && launch.masteryScore
	return {
		...{id: uuid(), timestamp: new Date().toISOString(), actor: agent},
		verb: {id: VERBS + verb, display: {en: verb}},
		object: {objectType: 'Activity', id: activityId, ...object},
		...(result && {result}),
		context: {
			...template,
			extensions: {...extensions, ...(mark && {[`${TERMS}extensions/masteryscore`]: mark})},
			registration,
			contextActivities: {...others, ...(all.length > 0 && {category: all})},
		},
	}
}

async function sessionOf(launched) {
	const {agent, activityId, launch, kept, send, store} = launched,
		begun = performance.now(),
		waiting = [],
		isRecording = (launch.launchMode ?? 'Normal') === 'Normal'
	let keeping = Promise.resolve(true)

	const wait = (...about) => waiting.push(statementOf(launched, ...about))
	const duration = () => `PT${Math.round((performance.now() - begun) / 10) / 100}S`

	async function sendWaiting() {
		const statements = [...waiting]
		if (statements.length === 0) return
		const {ok, status} = await send(statements)
		if (!ok) throw new Error(`statements: ${status}`)
		waiting.splice(0, statements.length)
	}

	async function keepNow({text, score, isDone, isPassed}) {
		if (!isRecording) return true
		// The platform's pass mark comes first, then the package's. Without a pass mark, each complete attempt passes.
		const isRight = launch.masteryScore === undefined ? (isPassed ?? true) : score >= launch.masteryScore,
			verbs = isDone ? ['completed', ...(score === null ? [] : [isRight ? 'passed' : 'failed'])] : []
		for (const verb of verbs) {
			if (kept.decided.includes(verb) || (verb === 'failed' && kept.decided.includes('passed'))) continue
			kept.decided.push(verb)
			const result = verb === 'completed' ? {completion: true} : {success: isRight, score: {scaled: score}}
			wait(verb, {...result, duration: duration()})
		}
		kept.text = text
		await sendWaiting()
		return (await store(kept)).ok
	}

	wait('initialized')
	await sendWaiting()
	return {
		...{isRecording, learner: agent.account?.name ?? '', state: kept.text},

		answered({id, answer, expected, result}) {
			const type = 'http://adlnet.gov/expapi/activities/cmi.interaction',
				definition = {type, interactionType: 'fill-in', correctResponsesPattern: [expected]},
				object = {id: `${activityId}/${id}`, definition}
			if (isRecording) wait('answered', {response: answer, success: result === 'right'}, object)
		},

		keep: result => (keeping = keeping.then(() => keepNow(result)).catch(() => false)), // the store failed

		leave() {
			wait('terminated', {duration: duration()})
			send(waiting, true).catch(() => {}) // the page is closing
		},
	}
}
