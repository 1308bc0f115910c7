import {unzipSync} from 'fflate'
import {cpSync} from 'node:fs'
import {join} from 'node:path'
import {packageFromArgs} from '#web/make/lms.js'
import {VERSIONS} from '#web/site/scorm.js'
import {folderOf, HTML, put} from './folder.js'

export const RUNTIMES = {
	1.2: {
		...{file: 'scorm12', object: 'API', make: 'Scorm12API'},
		...{raw: 'cmi.core.score.raw', status: ['cmi.core.lesson_status']},
		...{get: 'LMSGetValue', commit: 'LMSCommit'},
	},
	2004: {
		...{file: 'scorm2004', object: 'API_1484_11', make: 'Scorm2004API'},
		...{raw: 'cmi.score.raw', status: ['cmi.completion_status', 'cmi.success_status']},
		...{get: 'GetValue', commit: 'Commit'},
	},
}

/** A learning platform's page: stores data under its query string, and rejects commits while `window.isGone`. */
const hostPage = ({file, object, make, commit}) => `${HTML}
<style>html,body{margin:0}iframe{width:100%;height:900px;border:0}</style>
<script src="${file}.min.js"></script>
<script>
	const place = 'lms ' + location.search, runtime = new ${make}({autocommit: false, logLevel: 5})
	const saved = JSON.parse(localStorage.getItem(place))
	if (saved) runtime.loadFromJSON(saved)
	const taken = runtime.${commit}.bind(runtime)
	runtime.${commit} = (...args) => {
		if (window.isGone) return 'false'
		const data = JSON.parse(JSON.stringify(runtime.cmi))
		window.journal = Object.values(data.interactions)
		delete data.interactions
		localStorage.setItem(place, JSON.stringify(data))
		return taken(...args)
	}
	window.${object} = runtime
</script>
<iframe src="course/index.html" title="Activity"></iframe></html>`

const TABS = `${HTML}
<iframe src="lms.html?tabs" title="One" height="900"></iframe>
<iframe src="lms.html?tabs" title="Other" height="900"></iframe></html>`

/** Makes one folder, in which each VERSION/NAME is a learning platform. `addresses`: the course's address by NAME. A
 * cmi5 course needs no platform. */
export function platformsOf(addresses, title, ...marks) {
	const folder = folderOf()
	for (const version of VERSIONS)
		for (const [name, address] of Object.entries(addresses)) {
			const place = join(folder, version, name),
				files = unzipSync(packageFromArgs([address, title, version, ...marks]).bytes)
			for (const [file, bytes] of Object.entries(files)) put(join(place, 'course', file), bytes)
			if (version === 'cmi5') continue
			const {file} = RUNTIMES[version]
			cpSync(`node_modules/scorm-again/dist/${file}.min.js`, join(place, `${file}.min.js`))
			put(join(place, 'lms.html'), hostPage(RUNTIMES[version]))
			put(join(place, 'tabs.html'), TABS)
		}
	return folder
}
