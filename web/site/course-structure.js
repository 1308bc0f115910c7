// The course structure of a cmi5 package, cmi5.xml: an assignable unit for each item of a course. Pure.

import {escaped} from '../board/recorder.js'

/** @param {{file: string, title: string, isAsking: boolean}[]} items @param {import('./scorm.js').Course} course
 * @param {string} id  of the package */
export function courseStructure(items, {title, lang, pass = null}, id) {
	const texts = (name, text) => `<${name}><langstring lang="${lang}">${escaped(text)}</langstring></${name}>`,
		named = text => texts('title', text) + texts('description', text)
	const unit = ({file, title, isAsking}) => {
		const mark = isAsking && pass ? ` masteryScore="${pass / 100}"` : ''
		return `  <au id="urn:${id}:${file}" launchMethod="AnyWindow" moveOn="${mark ? 'Passed' : 'Completed'}"${mark}>
    ${named(title)}<url>${file}</url>
  </au>`
	}
	return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="urn:${id}:course">${named(title)}</course>
${items.map(unit).join('\n')}
</courseStructure>
`
}
