// A SCORM package as a file: dist/lms.js, which embeds the package's files, because pages from disk cannot read them.

import {strToU8, unzipSync} from 'fflate'
import carried from '#scorm'
import {carriedFor, pagesOf} from './scorm.js'
import {zippedOf} from './zip.js'

/** @param {import('./scorm.js').Course} course */
export function packageOf(course) {
	const pages = Object.entries(pagesOf(course)).map(([name, text]) => [name, strToU8(text)])
	return zippedOf({...Object.fromEntries(pages), ...carriedFor(course, unzipSync(carried))})
}
