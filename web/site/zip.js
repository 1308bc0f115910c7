// A zip of files by name. Invariant: the same files yield the same bytes.

import {strToU8, zipSync} from 'fflate'
import {carriedFor, coursePages} from './scorm.js'

const EARLIEST = '1980-01-01T12:00:00'

export const zipFiles = files => zipSync(files, {level: 9, mtime: EARLIEST})

/** @param {import('./scorm.js').Course} course @param {Record<string, Uint8Array>} files  of dist/, by name */
export function zipCourse(course, files) {
	const pages = Object.entries(coursePages(course)).map(([name, text]) => [name, strToU8(text)])
	return zipFiles({...Object.fromEntries(pages), ...carriedFor(course, files)})
}
