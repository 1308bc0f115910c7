// Writes a SCORM or cmi5 package into build/lms/ for `make lms`. The package has the figure that an address describes,
// with the questions in the address. Each named moment is an item (site/scorm.js).

import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {OPTIONS_OF, readQuery} from '../figure/attributes.js'
import {CARRIED, courseFrom, packageName} from '../site/scorm.js'
import {zipCourse} from '../site/zip.js'
import {LANGUAGES, rejectionSentence, USUAL} from '../words/index.js'
import {loadWords} from './words.js'

const {[USUAL]: core} = await loadWords('core')

const IDS = LANGUAGES.map(({id}) => id)

export const filesFrom = folder =>
	Object.fromEntries(CARRIED.map(name => [name, new Uint8Array(readFileSync(`${folder}/${name}`))]))

/** @param {string[]} options  as typed: an address or its query, title, version, pass mark, attempts, language; ''
 * means the value in the address, if any @returns {{name: string, bytes: Uint8Array}} */
export function packageFromArgs([page = '', title = '', version = '1.2', pass = '', attempts = '', locale = '']) {
	const query = new URLSearchParams(page.replace(/^[^?]*\?/, '').replace(/#.*$/, ''))
	const lang = locale.trim() || query.get('lang'),
		isSpoken = lang === null || IDS.includes(lang.toLowerCase().split('-')[0])
	const mode = query.get('mode') ?? query.get('view') ?? 'walk'
	query.set('mode', mode)
	const {values, rejections} = readQuery(query, OPTIONS_OF[mode])
	const options = {values, title, version, pass, attempts, lang},
		{course, rejected} = courseFrom(options),
		unspoken = !isSpoken && {name: 'lang', value: lang, allowed: {words: IDS}}
	const [fault] = [...rejections, rejected, unspoken].filter(Boolean)
	if (fault) throw new RangeError(rejectionSentence(core, {...fault, instead: null}))
	return {name: packageName(course), bytes: zipCourse(course, filesFrom('dist'))}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	try {
		const {name, bytes} = packageFromArgs(process.argv.slice(2))
		mkdirSync('build/lms', {recursive: true})
		writeFileSync(`build/lms/${name}`, bytes)
		console.log(`build/lms/${name}: upload it as an activity of the kind SCORM package, or cmi5`)
	} catch (error) {
		console.error(error.message)
		process.exitCode = 2
	}
}
