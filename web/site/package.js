// Writes a SCORM package. Its files are embedded in dist/lms.js, because pages on disk cannot fetch.

import {unzipSync} from 'fflate'
import carried from '#scorm'
import {zipCourse} from './zip.js'

export const zipPackage = course => zipCourse(course, unzipSync(carried))
