// English words of SCORM packages, for learners and teachers.

import {count} from '../numbers.js'

/** Rounded down, so that no failed attempt shows the pass mark. */
const percent = share => `${count(Math.floor(100 * share + 1e-9))} %`

export default {
	attempt: (attempt, attempts) =>
		attempts === 1 ? 'There is one attempt.' : `Attempt ${attempt} of ${attempts}. The best one counts.`,
	/** best, pass: 0 … 1. */
	result: best => `${percent(best)} submitted.`,
	passed: pass => `Passed: the pass mark is ${percent(pass)}.`,
	failed: pass => `The pass mark is ${percent(pass)}.`,
	/** `again` is used if attempts are unlimited; `next` and `noMore` are used if they are limited. */
	again: 'Clear your answers to start the next attempt.',
	next: 'You may start the next attempt.',
	noMore: 'This was the last attempt: your answers stay as they are.',
	relaunch: 'This session has ended, or the record store does not answer. Open the activity again to be scored.',
	gone: 'The learning platform does not answer. Your answers are stored in this browser and will be submitted once it answers.',
}
