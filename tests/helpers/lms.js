import {unzipSync} from 'fflate'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {packageFromArgs} from '#web/make/lms.js'
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

/** It stores data by its query string, and rejects commits while `window.isGone`. */
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

export function platformsOf([page, title, ...marks]) {
	const copies = Object.entries(RUNTIMES).map(([version, {file}]) => [
		join(version, `${file}.min.js`),
		`node_modules/scorm-again/dist/${file}.min.js`,
	])
	const folder = folderOf({}, Object.fromEntries(copies))
	for (const [version, runtime] of Object.entries(RUNTIMES)) {
		put(join(folder, version, 'lms.html'), hostPage(runtime))
		put(join(folder, version, 'tabs.html'), TABS)
		const files = unzipSync(packageFromArgs([page, title, version, ...marks]).bytes)
		for (const [name, bytes] of Object.entries(files)) {
			put(join(folder, version, 'course', name), '')
			writeFileSync(join(folder, version, 'course', name), bytes)
		}
	}
	return folder
}
