import {unreachable} from '#test'

export const rejection = promise =>
	promise.then(
		() => unreachable('it should reject'),
		error => error,
	)

export const messageOf = async promise => (await rejection(promise)).message

export const throwing = message => () => {
	throw new Error(message)
}

export function abortable() {
	const controller = new AbortController()
	return {signal: controller.signal, abort: (message = 'enough') => controller.abort(new Error(message))}
}

export const aborted = message => AbortSignal.abort(new Error(message))

export const soon = () => new Promise(done => void setImmediate(done))
