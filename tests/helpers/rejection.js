// What fails, and what waits, for tests of all that can be asked, watched and aborted.

import * as assert from 'uvu/assert'

/** What a promise is rejected with. */
export const rejection = promise =>
	promise.then(
		() => assert.unreachable('it should reject'),
		error => error,
	)

/** The message that a promise is rejected with. */
export const refusal = async promise => (await rejection(promise)).message

/** A listener that throws. */
export const throwing = message => () => {
	throw new Error(message)
}

/** A signal that is aborted already. */
export const aborted = message => AbortSignal.abort(new Error(message))

/** After all that waits on this thread. */
export const soon = () => new Promise(done => void setImmediate(done))
