// What a frame and a learning platform around it say to each other by SPLICE (cssplice.org, iframe protocol; Runestone,
// PreTeXt and Doenet speak it): the answers kept are asked for once, score and answers go out with each answer.
// Invariant: of what comes in, only the response to the question that was asked is believed, and only the first one.

let sent = 0
const from = Math.random().toString(36).slice(2, 10)

export const spliced = (subject, data = {}) => ({subject, message_id: `n-queens-${from}-${++sent}`, ...data})

/** @param {(message: any) => void} tell */
export function spliceWith(tell) {
	const asking = spliced('SPLICE.getState')
	let isAsked = true
	tell(asking)
	return {
		/** The answers kept, as a text for `progress`; null: the message is something else, or there are none. Some
		 * platforms hand back the text of what was reported. */
		stateIn(data) {
			if (!isAsked || data?.subject !== `${asking.subject}.response` || data.message_id !== asking.message_id)
				return null
			isAsked = false
			const {state} = data
			if (typeof state === 'string') return state
			return state && typeof state === 'object' ? JSON.stringify(state) : null
		},
		/** score: 0 … 1; progress: answers as JSON. */
		report: (score, progress) => tell(spliced('SPLICE.reportScoreAndState', {score, state: JSON.parse(progress)})),
		event: (name, data) => tell(spliced('SPLICE.sendEvent', {name, data})),
	}
}
