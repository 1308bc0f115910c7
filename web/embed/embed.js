// The page of an iframe: a figure with the options of its address. Invariants: it obeys only messages of the parent
// window, stores nothing, and loads only scripts of its folder.

import '../figure/element.js'
import core from '#words/core'
import own from '#words/embed'
import searches from '#words/searches.name'
import further from '#words/further.name'
import {LANGUAGES, firstLanguage, rejectionSentence, wordsIn} from '../words/index.js'
import {isFree} from '../ui/keys.js'
import {LANGUAGE, OPTIONS, queryFromValues, figureValues} from '../figure/attributes.js'
import {listen, MOMENT_EVENTS} from '../figure/events.js'
import {loading, loadStudyBy} from '../figure/lazy-scripts.js'
import {scripted} from '../ui/scripts.js'
import {showTheme} from '../ui/theme.js'
import {heightMessages, secretIn, spliceWith, TYPE, understood} from './messages.js'

const home = /** @type {HTMLScriptElement} */ (document.currentScript).src

loadStudyBy(name => scripted(name, file => new URL(file, home)))

const {autoplay: _, controls: __, mode, ...LINK_OPTIONS} = OPTIONS

const query = new URLSearchParams(location.search)
const around = parent === window ? null : parent
const secret = secretIn(location.hash)
let lang = query.get('lang')?.trim() || null
let height = 0

const figure = document.createElement('n-queens')
for (const name of Object.keys(OPTIONS)) if (query.has(name)) figure.setAttribute(name, query.get(name))

/** From scorm.js: `next` if another attempt is allowed, `last` if not; '' if attempts are unlimited. */
figure.dataset.attempt = query.get('attempt') ?? ''

/** Posts to any origin, because parent pages on disk or in a sandbox have no origin. */
const post = message => around?.postMessage(message, '*')

const title = document.querySelector('h1'),
	link = document.querySelector('a')
document.querySelector('main').append(figure)

async function showWithStudy() {
	figure.style.visibility = 'hidden'
	await loading.study
	await figure.updateComplete
	figure.style.visibility = ''
}
if (loading.study) showWithStudy()

/** All scripts have drawn, even the lazy ones. Until then the link is hidden, because the figure would move it. */
let isWhole = !loading.study && figure.mode === 'walk'
async function followWhenDrawn() {
	await figure.settled
	while (!(await figure.updateComplete));
	isWhole = true
	update()
}

const wordsNow = () => wordsIn(firstLanguage(lang, ...navigator.languages), own, {core, searches, further})

function update() {
	const words = wordsNow(),
		root = document.documentElement
	root.lang = words.language
	showTheme(figure.theme)
	root.dataset.mode = figure.mode
	figure.setAttribute('lang', words.language)
	const {n, search, mode} = figure,
		name = words.searches[search] ?? words.further[search] ?? search
	document.title = title.textContent = words.title({n, search: mode === 'walk' && name})
	if (link) link.textContent = isWhole ? words.open : ''
	point()
}

function point() {
	const values = {...figureValues(figure), view: figure.mode, lang}
	link?.setAttribute('href', `index.html${queryFromValues(values, {view: mode, ...LINK_OPTIONS, lang: LANGUAGE})}`)
}

function postHeight() {
	const {low} = figure.shadowRoot.querySelector('.fit')?.dataset ?? {},
		lack = low ? Number(low) - figure.clientHeight : 0,
		now = Math.ceil(document.body.getBoundingClientRect().height + lack)
	document.body.classList.toggle('low', low !== undefined)
	if (now === 0 || now === height) return
	height = now
	const place = {href: location.href, secret, width: document.documentElement.clientWidth}
	for (const message of heightMessages(height, place)) post(message)
}

function postState(event) {
	const {moment, length = null, playing} = figure,
		{n, search, startRow, step, queens, outcome} = moment
	const state = {n, search, startRow, step, kind: moment.event.kind, queens: [...queens], outcome, length, playing}
	post({type: TYPE, event, ...state})
}

function postRejection({name, value, allowed = null}, message) {
	const rejected = {name, value: String(value), allowed: JSON.parse(JSON.stringify(allowed)), message}
	post({type: TYPE, event: 'error', refused: rejected})
}

const WORDS = {lang: LANGUAGES.map(({id}) => id), search: figure.searches.map(({id}) => id)}

const splice = spliceWith(post)

addEventListener('message', ({source, data}) => {
	const storedState = around && source === around ? splice.stateIn(data) : null
	if (storedState !== null) figure.progress = storedState
	const command = around && source === around && understood(data, WORDS)
	if (!command) return
	for (const [name, text] of command.set) put(name, text)
	if (command.call) call(command.call)
	for (const rejection of command.rejections) postRejection(rejection, rejectionSentence(wordsNow().core, rejection))
})

function put(name, text) {
	if (name === 'lang') lang = text
	else if (text === null) figure.removeAttribute(name)
	else if (name === 'step') figure.step = text
	else figure.setAttribute(name, text)
	queueMicrotask(update)
}

function call({name, args}) {
	if (name !== 'state') return figure[name](...args)
	postState('state')
	height = 0
	postHeight()
}

listen(figure, MOMENT_EVENTS, (_, name) => {
	postState(name)
	point()
})
listen(figure, ['answer'], ({detail}) => {
	post({type: TYPE, event: 'answer', ...detail})
	splice.event('n-queens-answer', detail)
})
listen(figure, ['score'], ({detail}) => {
	const {progress} = figure
	post({type: TYPE, event: 'score', ...detail, progress})
	splice.event('n-queens-score', detail)
	splice.report(detail.score, progress)
})
listen(figure, ['begin'], update)
listen(figure, ['error'], ({detail}) => postRejection(detail, detail.message))
new MutationObserver(update).observe(figure, {attributes: true, attributeFilter: Object.keys(OPTIONS)})

link?.addEventListener('click', () => secret && post({message: 'link', value: link.href, secret}))

addEventListener('keydown', event => {
	const isOfFigure = /** @type {Element} */ (event.target).localName === 'n-queens'
	if (!isOfFigure && isFree(event) && figure.key(event)) event.preventDefault()
})
addEventListener('languagechange', update)
addEventListener('resize', () => document.body.classList.add('sized'))

update()
new ResizeObserver(postHeight).observe(document.body)
new MutationObserver(postHeight).observe(figure.shadowRoot, {subtree: true, attributeFilter: ['data-low']})
if (!isWhole) followWhenDrawn()
figure.settled.then(() => postState('ready'))
