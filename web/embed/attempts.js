// What the page of a SCORM package keeps of its learner, as a text: in the platform, and in this browser until the
// platform takes it. Invariant: of a text that is no such record nothing is believed.

/** count: of what was kept, so that the newest is known; attempt: from 1; best: score of all attempts, 0 … 1; isDone:
 * all was answered in one of them; progress: the frame's, null: nothing is answered
 * @typedef {{count: number, attempt: number, best: number, isDone: boolean, progress: any}} Kept */

/** @type {Kept} */
export const NOTHING_KEPT = {count: 0, attempt: 1, best: 0, isDone: false, progress: null}

/** The record that a text is, where it is newer than another; else that one. What the frame makes of `progress` is the
 * frame's to say. @param {Kept} known @param {unknown} text @returns {Kept} */
export function newerOf(known, text) {
	try {
		const {count, attempt, best, isDone, progress} = JSON.parse(String(text))
		const isRecord =
			[count, attempt].every(number => Number.isSafeInteger(number) && number > 0) &&
			typeof best === 'number' &&
			best >= 0 &&
			best <= 1 &&
			typeof isDone === 'boolean' &&
			progress !== undefined
		return isRecord && count > known.count ? {count, attempt, best, isDone, progress} : known
	} catch {
		return known // nothing was kept, or by something else
	}
}
