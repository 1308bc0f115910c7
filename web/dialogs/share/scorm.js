// The form for learning platforms: settings of a SCORM package, and the button that saves it. The first save loads
// dist/lms.js.

import {html, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {courseFrom, packageName, VERSIONS} from '../../site/scorm.js'
import {radios, small} from '../../ui/fields.js'
import {faultView} from '../../ui/rejections.js'
import {saveBlob} from '../../ui/save.js'
import {scripted} from '../../ui/scripts.js'
import {rejectionSentence} from '../../words/index.js'

export const NOTHING_SET = {title: null, questions: null, pass: '', attempts: '', version: VERSIONS[0]}

function wantedCourse({course, shared}) {
	const {values, title, lang} = shared,
		questions = course.questions ?? values.questions ?? ''
	return {...course, title: course.title ?? title, lang, questions, values: {...values, questions: questions || null}}
}

export function scormView(shown) {
	const {course, saved, words, set, shared} = shown,
		wanted = wantedCourse(shown),
		{rejected} = courseFrom(wanted)
	const wrong = rejected ? rejectionSentence(words.core, {...rejected, name: words.scorm[rejected.name]}) : ''
	const change = (name, value) => set({course: {...course, [name]: value}})
	const wrongAt = name => (rejected?.name === name ? 'share-rejected' : nothing)
	const field = (name, digits = false) => html`<label class="field"><span>${words.scorm[name]}</span><input
		id="share-${name}" autocomplete="off" spellcheck="false" inputmode=${digits ? 'numeric' : nothing}
		placeholder=${words.scorm.examples[name] ?? nothing} .value=${live(wanted[name])}
		aria-invalid=${String(rejected?.name === name)} aria-describedby=${wrongAt(name)}
		@input=${event => change(name, event.target.value)}></label>`
	return html`<section class="scorm" aria-label=${words.forms.scorm}>
		${field('title')}
		${(shared.values.mode ?? 'walk') === 'walk' ? [field('questions'), small(words.scorm.aboutQuestions)] : ''}
		<div class="pair">${field('pass', true)}${field('attempts', true)}</div>
		${radios({
			...{name: 'share-version', label: words.scorm.version, value: course.version, kind: 'flow'},
			...{options: VERSIONS.map(one => [one, words.scorm.versions[one]]), act: version => change('version', version)},
		})}
		${faultView(wrong, 'share-rejected')}
		<p class="flow"><button type="button" class="main" id="share-save" ?disabled=${rejected !== null}
			@click=${() => save(wanted, shown)}>${words.scorm.save}</button></p>
		${faultView(saved === 'failed' ? words.scorm.failed : '')}
		<p class="small" role="status">${saved === 'made' ? words.scorm.made : ''}</p>
	</section>`
}

async function save(options, {home, set}) {
	try {
		const {zipPackage} = await scripted('lms', file => home + file),
			{course} = courseFrom(options)
		saveBlob(new Blob([zipPackage(course)], {type: 'application/zip'}), packageName(course))
		set({saved: 'made'})
	} catch {
		set({saved: 'failed'})
	}
}
