// The texts of the share dialog.

import {escaped} from '../board/recorder.js'
import {explains, LANGUAGE, OPTIONS, optionTexts, queryFromValues, USUAL_VIEWS} from '../figure/attributes.js'

/** @typedef {{values: Record<string, any>, lang: string|null, base: string, link: string, title: string, svg: string,
 *   width?: number|null}}
 *   Shared  values: options by name, null for the reader's choice; base: address of the scripts' folder with a final /,
 *   or '' if they are next to the author's page, which then has no link; width: in CSS pixels, null for the width of
 *   the text; link: address of the page at the moment; svg: picture of the moment */

export const SITES = {
	generated: ['mkdocs', 'vitepress', 'docusaurus', 'hugo', 'jekyll', 'sphinx', 'myst', 'jupyter'],
	platforms: ['wordpress', 'moodle', 'notion', 'hatena', 'qiita', 'zenn'],
}
export const FORMS = {
	figure: {anywhere: ['element', 'iframe', 'svg', 'markdown'], ...SITES},
	whole: {anywhere: ['element', 'iframe', 'markdown'], ...SITES},
	other: {anywhere: ['markdown', 'anchor']},
}

const SAID = {...OPTIONS, lang: LANGUAGE}
/** Heights of a figure's parts in a column of 600 px, for iframes without a script. */
const HEIGHTS = {board: 600, narration: 96, timeline: 44, counts: 90, code: 420, arrays: 300, stack: 260, tree: 330}
const CONTROLS_HEIGHT = 90,
	REST_HEIGHT = 44,
	WHOLE_HEIGHTS = {board: 1100, check: 1100, exam: 1300}

/** Resizes iframes to their figures. It avoids &, which some editors turn into &amp;. */
export const FIT = `<script>
addEventListener('message', ({ source, data }) => {
  if (data?.type !== 'n-queens' || !(data.height > 0)) return
  for (const frame of document.querySelectorAll('iframe')) if (frame.contentWindow === source) \
frame.style.height = data.height + 'px'
})
</script>`

export const scriptTag = ({base, values: {mode, views, moments}}) =>
	`${base}n-queens${mode === 'board' || moments || views?.some(explains) ? '-study' : ''}.js`

export const embedQuery = ({values, lang}) => queryFromValues({...values, lang}, SAID)

/** @param {Record<string, any>} values */
export const frameHeight = ({mode, views, controls}) =>
	WHOLE_HEIGHTS[mode] ??
	(views ?? USUAL_VIEWS).reduce((sum, view) => sum + HEIGHTS[view], REST_HEIGHT) +
		(controls?.includes('none') ? 0 : CONTROLS_HEIGHT)

const embedAddress = shared => `${shared.base}embed.html${embedQuery(shared)}`
const loader = shared => `<script src="${escaped(scriptTag(shared))}"></script>`
const anchor = ({link, title}) => `<a href="${escaped(link)}">${escaped(title)}</a>`
const fallbackLink = shared => (shared.base && shared.link ? anchor(shared) : '')
const widest = ({width}) => (width ? `max-width:${width}px` : '')

function figure(shared) {
	const {values, lang} = shared,
		texts = optionTexts({...values, lang}, SAID)
	const attributes = texts.map(([name, text]) => ` ${name}${text === '' ? '' : `="${escaped(text)}"`}`)
	const style = shared.width ? ` style="${widest(shared)}"` : ''
	return `<n-queens${attributes.join('')}${style}>${shared.svg}${fallbackLink(shared)}</n-queens>`
}
const loaded = shared => `${loader(shared)}\n${figure(shared)}`

const block = text => `<div>\n${text}\n</div>`
const indented = text => text.replaceAll(/^(?=.)/gm, '   ')

function frame(shared) {
	const [src, title] = [embedAddress(shared), shared.title].map(escaped)
	const size = `width="${shared.width ?? 600}" height="${frameHeight(shared.values)}"`
	const style = ['border:0', 'width:100%', widest(shared)].filter(Boolean).join(';')
	return `<iframe src="${src}" title="${title}" ${size} style="${style}" loading="lazy"></iframe>`
}

const fitted = shared => `${frame(shared)}\n${FIT}`

const inMarkdown = ({title, link}) =>
	`[${title.replace(/[[\]\\`*_<]/g, '\\$&')}](${link.replaceAll('(', '%28').replaceAll(')', '%29')})`
const inQuotes = text => `'${text.replace(/['\\]/g, '\\$&')}'`

const VITEPRESS = src => `export default {
  head: [['script', { src: ${src}, defer: '' }]],
  vue: { template: { compilerOptions: { isCustomElement: tag => tag === 'n-queens' } } },
}`
const DOCUSAURUS = src => `export default {\n  scripts: [${src}],\n}`
const SPHINX = src => `html_static_path = ['_static']\nhtml_js_files = [${src}]`
const quotedScript = shared => inQuotes(scriptTag(shared))
const JUPYTER = shared => `from IPython.display import IFrame
IFrame(${JSON.stringify(embedAddress(shared))}, width="100%", height=${frameHeight(shared.values)})`
const PLAYGROUNDS = 'CodePen, StackBlitz'

const MAKERS = {
	element: loaded,
	iframe: fitted,
	svg: ({svg}) => svg,
	markdown: inMarkdown,
	anchor,
	mkdocs: shared => [block(figure(shared)), 'mkdocs.yml', `extra_javascript:\n  - ${scriptTag(shared)}`],
	vitepress: shared => [block(figure(shared)), '.vitepress/config.mjs', VITEPRESS(quotedScript(shared))],
	docusaurus: shared => [figure({...shared, width: null}), 'docusaurus.config.js', DOCUSAURUS(quotedScript(shared))],
	hugo: shared => [loaded(shared), 'hugo.toml', '[markup.goldmark.renderer]\n  unsafe = true'],
	jekyll: shared => `${loader(shared)}\n${block(figure(shared))}`,
	sphinx: shared => [`.. raw:: html\n\n${indented(figure(shared))}`, 'conf.py', SPHINX(quotedScript(shared))],
	myst: shared => `\`\`\`{raw} html\n${loaded(shared)}\n\`\`\``,
	jupyter: JUPYTER,
	wordpress: fitted,
	moodle: frame,
	notion: embedAddress,
	hatena: frame,
	qiita: shared => [inMarkdown(shared), PLAYGROUNDS, loaded(shared)],
	zenn: shared => [shared.link, PLAYGROUNDS, loaded(shared)],
}

/** file: null if the text belongs in the page */
export function snippetParts(form, shared) {
	const [text, file, more] = [MAKERS[form](shared)].flat()
	return [{file: null, text}, ...(file ? [{file, text: more}] : [])]
}

export function folderIn(text) {
	try {
		const {protocol, origin, pathname} = new URL(text.normalize('NFKC').trim())
		return /^https?:$/.test(protocol) ? `${origin}${pathname.replace(/[^/]*\.html?$/, '').replace(/\/?$/, '/')}` : null
	} catch {
		return null // not an address
	}
}

export const isLocal = href => {
	const {protocol, hostname} = new URL(href)
	return !/^https?:$/.test(protocol) || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
