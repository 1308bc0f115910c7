import {equal, match, ok} from 'uvu/assert'
import {execFileSync} from 'node:child_process'
import {join} from 'node:path'
import {clone, edit} from '../helpers/clone.js'
import {put} from '../helpers/folder.js'
import {$, $$, chromiumSuite} from '../helpers/pages.js'

const FACE = `import { whole } from '../../figure/attributes.js'
export default { place: 3.5, options: { to: whole(1, 9, 1) }, always: ['to'] }
`
const SCRIPT = `import { html } from 'lit-html'
import { Screen } from '../../ui/screen.js'
export function open(place, { values, words, changed }) {
	let { to } = values
	const more = () => {
		to++
		changed()
		screen.drawSoon()
	}
	const screen = new Screen(place, words, {
		view: words => html\`<p>\${words.greeting(to)}</p>\`,
		keys: { x: more },
	})
	return screen.face({ visit: values => (to = values.to), query: () => ({ to }) })
}
`
const WORDS = {en: ['Hello', 'Hello to'], ja: ['あいさつ', 'こんにちは']}

function withHello() {
	const folder = clone()
	const write = (path, text) => put(join(folder, 'web', path), text)
	write('modes/hello/address.js', FACE)
	write('modes/hello/hello.js', SCRIPT)
	write('modes/hello/hello.css', '#hello p { font-weight: 700 }')
	for (const [language, [name, greeting]] of Object.entries(WORDS))
		write(
			`words/${language}/hello.js`,
			`export default { language: '${language}', name: '${name}', greeting: to => '${greeting} ' + to,
	keys: [[['x'], '${greeting}']], keysNote: '${name}' }`,
		)
	edit(join(folder, 'web/modes/index.js'), text => `${text}export { default as hello } from './hello/address.js'\n`)
	execFileSync(process.execPath, ['web/make/build.js'], {cwd: folder, stdio: 'pipe'})
	return folder
}

const shown = () => ({
	title: document.title,
	link: $('a[href^="?view=hello"][aria-current]')?.textContent,
	text: $('#hello p')?.textContent,
	weight: getComputedStyle($('#hello p')).fontWeight,
	help: $('#keys dd')?.textContent ?? null,
})
const isShown = to => $('#hello p')?.textContent.endsWith(` ${to}`) ?? false

const NEEDS = {folder: withHello, address: query => `index.html?${query}`}
const it = chromiumSuite('a new mode', NEEDS)

for (const [lang, [name, greeting]] of Object.entries(WORDS))
	it.opened(`opens at its address in ${lang} and updates the address`, `view=hello&to=4&lang=${lang}`, async page => {
		await page.waitFor(isShown, 4)
		const {title, link, text, weight} = await page.eval(shown)
		ok(title.startsWith(`${name} · `), title)
		equal([link, text, weight], [name, `${greeting} 4`, '700'])
		await page.press('x')
		await page.waitFor(isShown, 5)
		await page.hasAddress('to=5')
		match(await page.eval(() => location.search), /^\?view=hello&to=5&/)
	})

it.opened('is in the navigation at its place, and Back returns', '', async page => {
	const modes = () => $$('.modes a').map(a => new URLSearchParams(a.search).get('view'))
	await page.becomes(modes, ['walk', 'board', 'solutions', 'hello', 'check'])
	await page.push('a[href^="?view=hello"]')
	await page.waitFor(isShown, 1)
	await page.goBack()
	await page.waitFor(() => !$('[data-mode=walk]').hidden)
})
