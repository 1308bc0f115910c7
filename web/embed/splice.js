// SPLICE messages between a frame and a learning platform (cssplice.org, iframe protocol). Invariant: of all responses,
// only the first to our own request is used.

let sent = 0
const from = Math.random().toString(36).slice(2, 10)

export const spliced = (subject, data = {}) => ({subject, message_id: `n-queens-${from}-${++sent}`, ...data})

export function spliceWith(send) {
	const request = spliced('SPLICE.getState')
	let isWaiting = true
	send(request)
	return {
		stateIn(data) {
			if (!isWaiting || data?.subject !== `${request.subject}.response` || data.message_id !== request.message_id)
				return null
			isWaiting = false
			const {state} = data
			if (typeof state === 'string') return state
			return state && typeof state === 'object' ? JSON.stringify(state) : null
		},
		report: (score, progress) => send(spliced('SPLICE.reportScoreAndState', {score, state: JSON.parse(progress)})),
		event: (name, data) => send(spliced('SPLICE.sendEvent', {name, data})),
	}
}
