// The recipes: what is copied, letter by letter. Words in them and around them are in the words, under the same id.
//
//   live    'element': the text itself, without the line that loads the script, is the result on the page
//           'page': likewise, but it needs to stand on a web server (modules are refused from a disk)
//           'none': it is about files or addresses and shows nothing of its own
//   edition which script its first line loads: n-queens.js, n-queens-study.js, or null where it needs none
//
// Invariant: ids of elements are unique among all recipes, for all of them live on one page.

import { FIT } from './snippets.js'

/** @typedef
 * {{id: string, live: 'element'|'page'|'none', edition: string|null, body: (say: Record<string, string>) => string}} Recipe */

const SMALL = 'n-queens.js',
	STUDY = 'n-queens-study.js'
export const scriptLine = edition => `<script src="${edition}"></script>\n`

/** @type {Recipe[]} */
const ELEMENT = [
	{ id: 'one-line', body: () => '<n-queens></n-queens>' },
	{ id: 'step', body: () => '<n-queens n="8" search="flags" step="146"></n-queens>' },
	{ id: 'part', body: () => '<n-queens n="4" from="14" to="34" loop speed="1"></n-queens>' },
	{ id: 'stops', body: () => '<n-queens n="6" speed="60" stops="solution"></n-queens>' },
	{
		id: 'captions',
		body: say => `<n-queens n="4" from="8" to="17" step="14">
  <p data-step="8-13">${say.search}</p>
  <p data-step="14">${say.stuck}</p>
  <p data-step="15-17">${say.back}</p>
</n-queens>`,
	},
	{ id: 'bare', body: () => '<n-queens n="8" step="1313" views="board" controls="none"></n-queens>' },
	{ id: 'some-controls', body: () => '<n-queens n="8" views="board narration" controls="play step"></n-queens>' },
	{
		id: 'links',
		body: say => `<p>${say.before}
  <a href="#driven" data-n-queens="driven" data-step="14">${say.stuck}</a>${say.between}
  <a href="#driven" data-n-queens="driven" data-next="remove">${say.remove}</a>${say.or}
  <a href="#driven" data-n-queens="driven" data-next="solution">${say.solution}</a>${say.after}</p>
<n-queens id="driven" n="4" views="board narration"></n-queens>`,
	},
	{
		id: 'follow',
		body: say => `<n-queens id="followed" n="8" views="board" controls="play step" speed="8"></n-queens>
<p>${say.label} <output id="followed-text"></output></p>
<script>
  document.getElementById('followed').addEventListener('n-queens-step', event => {
    const { step, counters } = event.detail
    document.getElementById('followed-text').textContent = \`${say.text}\`
  })
</script>`,
	},
	{
		id: 'code',
		edition: STUDY,
		body: () => '<n-queens n="4" step="15" views="board narration timeline code arrays" listing="python"></n-queens>',
	},
	{
		id: 'predict',
		edition: STUDY,
		body: () => '<n-queens n="4" predict="place remove" views="board narration"></n-queens>',
	},
	{
		id: 'exam',
		edition: STUDY,
		body: () =>
			'<n-queens lang="ja" n="4" search="first" labels="1" step="14" views="board narration timeline code arrays"></n-queens>',
	},
	{
		id: 'colours',
		body: () => `<style>
  .notebook {
    --n-queens-paper: #f4f1e6;
    --n-queens-light-square: #fff;
    --n-queens-dark-square: #cfdced;
    --n-queens-ink: #14233b;
    --n-queens-accent: #a3286b;
    --n-queens-font: Verdana, sans-serif;
    --n-queens-serif: Verdana, sans-serif;
    --n-queens-board-size: 18rem;
    background: #f4f1e6;
    padding: 1rem;
  }
  .notebook::part(narration) { min-height: 0; font-size: 1rem; }
</style>
<n-queens class="notebook" theme="light" n="6" step="40" views="board narration" controls="step"></n-queens>`,
	},
	{
		id: 'theme',
		body: say => `<style>
  #themed { background: #fbfaf6; padding: 1rem; }
  #themed[theme='dark'] { background: #17181b; }
</style>
<p><button type="button" id="dark-switch">${say.button}</button></p>
<n-queens id="themed" n="5" step="12" views="board" controls="none" theme="light"></n-queens>
<script>
  document.getElementById('dark-switch').addEventListener('click', () => {
    const figure = document.getElementById('themed')
    figure.theme = figure.theme === 'dark' ? 'light' : 'dark'
  })
</script>`,
	},
	{
		id: 'two',
		body: () => `<n-queens id="deep" n="5" search="flags" views="board counts" controls="play step"></n-queens>
<n-queens id="wide" n="5" search="breadth-first" views="board counts" controls="play step"></n-queens>`,
	},
	{
		id: 'fallback',
		body: say => `<n-queens n="8" step="1313" views="board narration">
  <img src="solution-8.svg" width="492" height="492" alt="${say.alt}">
</n-queens>`,
	},
	{ id: 'picture', edition: null, body: say => `<img src="solution-8.svg" width="492" height="492" alt="${say.alt}">` },
	{
		id: 'iframe',
		edition: null,
		body: say => `<iframe src="embed.html?n=8&amp;search=flags&amp;step=146" title="${say.title}" loading="lazy" width="100%" height="780" style="border: 0"></iframe>
${FIT}`,
	},
].map(recipe => ({ live: 'element', edition: SMALL, ...recipe }))

/** @type {Recipe[]} */
const ENGINE = [
	{
		id: 'count',
		live: 'page',
		edition: null,
		body: say => `<p>${say.text} <output id="counted">${say.waiting}</output></p>
<script type="module">
  import { count } from './engine.mjs'
  document.getElementById('counted').textContent = await count(14)
</script>`,
	},
	{
		id: 'walk',
		live: 'page',
		edition: null,
		body: () => `<pre id="walked"></pre>
<script type="module">
  import { format, walk } from './engine.mjs'
  const figure = await walk({ n: 6, search: 'flags' })
  const { step, queens } = await figure.next('solution')
  document.getElementById('walked').textContent = step + '\\n' + await format(queens, 'dots')
</script>`,
	},
]

/** In the order of the page, by group. */
export const GROUPS = {
	figure: ELEMENT.filter(({ id }) =>
		['one-line', 'step', 'part', 'stops', 'captions', 'bare', 'some-controls', 'two'].includes(id),
	),
	text: ELEMENT.filter(({ id }) => ['links', 'follow', 'code', 'predict', 'exam'].includes(id)),
	looks: ELEMENT.filter(({ id }) => ['colours', 'theme'].includes(id)),
	elsewhere: ELEMENT.filter(({ id }) => ['iframe', 'picture', 'fallback'].includes(id)),
	engine: ENGINE,
}

export const RECIPES = Object.values(GROUPS).flat()

/** What is copied. @param {Recipe} recipe @param {Record<string, string>} say */
export const copied = ({ edition, body }, say) => `${edition ? scriptLine(edition) : ''}${body(say)}`

const FIGURE = '<n-queens n="8" step="146"></n-queens>'
const FRAME = say =>
	`<iframe src="https://${say.host}/embed.html?n=8&amp;step=146" title="${say.title}" width="100%" height="780" style="border: 0"></iframe>`

/** Sites: where each text is to be written, in order. \`file\` is a path or, where it starts with a colon, a word of
 * the locale. */
export const SITES = [
	{
		id: 'mkdocs',
		name: 'MkDocs Material',
		texts: [
			['mkdocs.yml', () => 'extra_javascript:\n  - n-queens.js'],
			['docs/page.md', () => `<div>\n${FIGURE}\n</div>`],
		],
	},
	{
		id: 'vitepress',
		name: 'VitePress',
		texts: [
			[
				'.vitepress/config.mjs',
				() => `export default {
  head: [['script', { src: '/n-queens.js', defer: '' }]],
  vue: { template: { compilerOptions: { isCustomElement: tag => tag === 'n-queens' } } },
}`,
			],
			['page.md', () => FIGURE],
		],
	},
	{
		id: 'docusaurus',
		name: 'Docusaurus',
		texts: [
			['docusaurus.config.js', () => "scripts: ['/n-queens.js'],"],
			['docs/page.mdx', () => FIGURE],
		],
	},
	{
		id: 'hugo',
		name: 'Hugo',
		texts: [
			['hugo.toml', () => '[markup.goldmark.renderer]\n  unsafe = true'],
			['content/page.md', () => `<script src="/n-queens.js"></script>\n${FIGURE}`],
		],
	},
	{
		id: 'jekyll',
		name: 'Jekyll',
		texts: [
			['page.md', () => `<script src="{{ '/assets/n-queens.js' | relative_url }}"></script>\n<div>${FIGURE}</div>`],
		],
	},
	{
		id: 'sphinx',
		name: 'Sphinx',
		texts: [
			['conf.py', () => "html_static_path = ['_static']\nhtml_js_files = ['n-queens.js']"],
			['page.rst', () => `.. raw:: html\n\n   ${FIGURE}`],
		],
	},
	{
		id: 'jupyter',
		name: 'Jupyter',
		texts: [
			[
				':cell',
				() => `from pathlib import Path
from IPython.display import HTML
HTML('<script>' + Path('n-queens.js').read_text() + '</script>' '${FIGURE}')`,
			],
		],
	},
	{ id: 'wordpress', name: 'WordPress', texts: [[':block', FRAME]] },
	{ id: 'moodle', name: 'Moodle', texts: [[':source', FRAME]] },
	{ id: 'notion', name: 'Notion', texts: [[':embed', say => `https://${say.host}/embed.html?n=8&step=146`]] },
	{ id: 'hatena', name: 'Hatena Blog', texts: [[':markdown', FRAME]] },
	{
		id: 'qiita',
		name: 'Qiita',
		texts: [[':article', say => `[![${say.alt}](${say.upload})](https://${say.host}/index.html?n=8&step=146)`]],
	},
	{ id: 'zenn', name: 'Zenn', texts: [[':article', say => `@[stackblitz](${say.stackblitz})`]] },
	{
		id: 'playgrounds',
		name: null,
		texts: [[':panel', say => `<script src="https://${say.host}/n-queens.js"></script>\n${FIGURE}`]],
	},
	{
		id: 'images',
		name: null,
		texts: [[':markdown', say => `[![${say.alt}](solution-8.svg)](https://${say.host}/index.html?n=8&step=1313)`]],
	},
]

/** What a strict policy has to allow, as a page would say it itself. */
export const POLICY =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; style-src 'self' 'unsafe-inline'; img-src 'self'"

export const BIBTEX = title => `@software{n-queens,
  author  = {{The N-Queens authors}},
  title   = {${title}},
  version = {VERSION},
  year    = {YEAR},
  note    = {MIT licence}
}`
