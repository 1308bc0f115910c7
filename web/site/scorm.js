// Makes a course from a teacher's form, and the files of its SCORM or cmi5 package, as texts by name. Each item is a
// page that has embed/scorm.js. Invariant: the manifest of SCORM lists every file of the package.

import {escaped} from '../board/recorder.js'
import {numberIn} from '../figure/attributes.js'
import {read} from '../searches/moments.js'
import {faultsIn, questionsHash} from '../searches/quiz-data.js'
import {embedQuery} from './snippets.js'

/** @typedef {{title: string, lang: string, version: '1.2'|'2004'|'cmi5', values: Record<string, any>,
 *   moments?: {step: number, caption: string}[], pass?: number|null, attempts?: number|null}} Course
 *   values: the figure's options, as in addresses; moments: each is an item, before the questions; pass: percentage of
 *   right answers, null if answering all is enough; attempts: maximum, null if unlimited */

export const VERSIONS = ['1.2', '2004', 'cmi5']
const MOST_ATTEMPTS = 99

/** Returns a course, or a validation error. values: the figure's options, whose named moments become items; pass:
 * percentage or '' */
export function courseFrom({values: {moments = null, ...values}, title, version, pass, attempts, lang}) {
	const rejections = [
		!VERSIONS.includes(version) && {name: 'version', value: version, allowed: {words: VERSIONS}},
		...faultsIn(values.questions),
		outside('pass', pass, 100),
		outside('attempts', attempts, MOST_ATTEMPTS),
	]
	const course = {
		...{values, version, title: title.trim() || 'N-Queens', lang: lang ?? 'en'},
		...{moments: read(moments ?? '').moments, pass: numberOr(pass), attempts: numberOr(attempts)},
	}
	return {course, rejected: rejections.find(Boolean) || null}
}

const numberOr = text => (text.trim() === '' ? null : (numberIn(text) ?? NaN))

function outside(name, text, high) {
	const number = numberOr(text)
	return number !== null && !(number >= 1 && number <= high) && {name, value: text, allowed: {low: 1, high}}
}

export const packageName = ({version}) => `n-queens-${version === 'cmi5' ? '' : 'scorm-'}${version}.zip`

const ALWAYS = ['alone/embed.html', 'embed.js', 'scorm.js', 'LICENSES.txt']
const NEEDED = {
	walk: ['study.js', 'questions.js', 'searches.js'],
	...{board: ['board.js', 'check.js'], check: ['check.js'], exam: ['exam.js']},
}
export const CARRIED = [...ALWAYS, ...Object.values(NEEDED).flat()]

const neededFor = ({mode = 'walk'}) => [...ALWAYS, ...NEEDED[mode]]

export const carriedFor = ({values}, files) => Object.fromEntries(neededFor(values).map(name => [name, files[name]]))

const asks = ({mode, questions, example}) =>
	Boolean(questions) || ['board', 'exam'].includes(mode) || (mode === 'check' && !example)

function itemsOf({title, values, moments = []}) {
	const {step, questions, ...plain} = values
	const shown = moments.map(({step, caption}, i) => {
		const file = `moment-${i + 1}.html`
		return {file, title: caption || `${title} ${i + 1}`, values: {...plain, step}, isAsking: false}
	})
	const isAsking = asks(values)
	return shown.length > 0 && !isAsking ? shown : [...shown, {file: 'index.html', title, values, isAsking}]
}

export function coursePages(course) {
	const items = itemsOf(course),
		id = `n-queens-${questionsHash(course)}`
	const pages = items.map(item => [item.file, pageOf(item, course, id)])
	const manifest =
		course.version === 'cmi5'
			? {'cmi5.xml': courseStructure(items, course, id)}
			: {'imsmanifest.xml': manifestOf(items, course, id)}
	return {...manifest, ...Object.fromEntries(pages)}
}

function pageOf({title, values, file, isAsking}, {lang, version, pass = null, attempts = null}, id) {
	const attributes = {
		...{id: `${id} ${file}`, version, frame: `alone/embed.html${embedQuery({values, lang})}`},
		...(isAsking ? {asks: '', ...(pass !== null && {pass}), ...(attempts !== null && {attempts})} : {}),
	}
	const data = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escaped(value)}"`)
	return `<!doctype html>
<html lang="${lang}"${data.join('')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
</head>
<body>
<script src="scorm.js"></script>
</body>
</html>
`
}

/** The course structure of a cmi5 package: an assignable unit for each item. */
function courseStructure(items, {title, lang, pass = null}, id) {
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

const TERMS = {
	1.2: {
		...{schema: '1.2', kind: 'scormtype', organization: ''},
		spaces: `xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" \
xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`,
		item: mark => (mark ? `<adlcp:masteryscore>${mark}</adlcp:masteryscore>` : ''),
	},
	2004: {
		...{schema: '2004 4th Edition', kind: 'scormType'},
		spaces: `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" \
xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`,
		organization: '<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>',
		item: sequencing,
	},
}

function sequencing(mark) {
	const objectives = `<imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true">\
<imsss:minNormalizedMeasure>${mark / 100}</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives>`
	const sets = '<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>'
	return `<imsss:sequencing>${mark ? objectives : ''}${sets}</imsss:sequencing>`
}

function manifestOf(items, {title, version, values, pass = null}, id) {
	const {schema, kind, spaces, organization, item} = TERMS[version],
		titleText = `<title>${escaped(title)}</title>`
	const itemText = (one, i) => `      <item identifier="item-${i + 1}" identifierref="page-${i + 1}">
        <title>${escaped(one.title)}</title>${item(one.isAsking && pass)}
      </item>`
	const pageText = ({file}, i) => `    <resource identifier="page-${i + 1}" type="webcontent" adlcp:${kind}="sco" \
href="${file}"><file href="${file}"/><dependency identifierref="figure"/></resource>`
	return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}" version="1.0" ${spaces}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${schema}</schemaversion></metadata>
  <organizations default="course">
    <organization identifier="course">
      ${titleText}
${items.map(itemText).join('\n')}
      ${organization}
    </organization>
  </organizations>
  <resources>
${items.map(pageText).join('\n')}
    <resource identifier="figure" type="webcontent" adlcp:${kind}="asset">${neededFor(values)
			.map(file => `<file href="${file}"/>`)
			.join('')}</resource>
  </resources>
</manifest>
`
}
