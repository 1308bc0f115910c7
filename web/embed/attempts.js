// The learner's record in a SCORM package, as text. Invariant: invalid text is ignored.

/** count: number of saves, which identifies the newest record; attempt: from 1; best: highest score of all attempts,
 * 0 … 1; isDone: all questions of an attempt were answered; progress: answers from the frame, or null
 * @typedef {{count: number, attempt: number, best: number, isDone: boolean, progress: any}} Kept */

export const NOTHING_KEPT = {count: 0, attempt: 1, best: 0, isDone: false, progress: null}

/** Returns the record in a text if it is newer than `known`, else `known`. The frame validates `progress`. */
export function newerState(known, text) {
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
		return known
	}
}
