// uvu's tests and assertions. These suites report an error of `before` and fail; those of uvu 0.5.6 drop it, print
// `(0 / N)` and exit with 0.

import {suite as uvuSuite} from 'uvu'

export {test} from 'uvu'
export * from 'uvu/assert'

export function suite(title) {
	const test = uvuSuite(title),
		{before} = test
	const reported = hook =>
		before(async context => {
			try {
				await hook(context)
			} catch (error) {
				console.error(`before ${title}: ${error?.stack ?? error}`)
				process.exitCode = 1
				throw error
			}
		})
	test.before = Object.assign(reported, {each: before.each})
	return test
}
