// A SCORM package as a file: dist/lms.js, which embeds the package's files, because a page opened from disk cannot
// fetch.

import {unzipSync} from 'fflate'
import carried from '#scorm'
import {zipCourse} from './zip.js'

export const zipPackage = course => zipCourse(course, unzipSync(carried))
