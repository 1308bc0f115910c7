// A SCORM package as a file: dist/lms.js, which embeds the package's files, because a page opened from disk cannot
// fetch.

import {strToU8, unzipSync} from 'fflate'
import carried from '#scorm'
import {carriedFor, coursePages} from './scorm.js'
import {zipFiles} from './zip.js'

export function zipPackage(course) {
	const pages = Object.entries(coursePages(course)).map(([name, text]) => [name, strToU8(text)])
	return zipFiles({...Object.fromEntries(pages), ...carriedFor(course, unzipSync(carried))})
}
