// The recipes: texts to copy. Their words have the same ids. Invariant: ids of elements in all texts are unique.

import {FIT} from './snippets.js'

/** served: needs a web server; edition: name of the script in the first line; style: CSS for the head. */

const study = body => ({edition: 'n-queens-study.js', body})
const plain = body => ({edition: null, body})
const styled = (style, body) => ({style, body})
const served = body => ({served: true, edition: null, body})
export const scriptLine = edition => `<script src="${edition}"></script>\n`

const TEXTS = {
	figure: {
		'one-line': '<n-queens></n-queens>',
		step: '<n-queens n="8" search="flags" step="146"></n-queens>',
		part: '<n-queens n="4" from="14" to="34" loop speed="1"></n-queens>',
		stops: '<n-queens n="6" speed="60" stops="solution"></n-queens>',
		captions: say => `<n-queens n="4" from="8" to="17" step="14">
  <p data-step="8-13">${say.search}</p>
  <p data-step="14">${say.stuck}</p>
  <p data-step="15-17">${say.back}</p>
</n-queens>`,
		bare: '<n-queens n="8" step="1313" views="board" controls="none"></n-queens>',
		'some-controls': '<n-queens n="8" views="board narration" controls="play step"></n-queens>',
		two: `<n-queens id="deep" n="5" search="flags" views="board counts" controls="play step"></n-queens>
<n-queens id="wide" n="5" search="breadth-first" views="board counts" controls="play step"></n-queens>`,
	},
	text: {
		links: say => `<p>${say.before}
  <a href="#driven" data-n-queens="driven" data-step="14">${say.stuck}</a>${say.between}
  <a href="#driven" data-n-queens="driven" data-next="remove">${say.remove}</a>${say.or}
  <a href="#driven" data-n-queens="driven" data-next="solution">${say.solution}</a>${say.after}</p>
<n-queens id="driven" n="4" views="board narration"></n-queens>`,
		follow: say => `<n-queens id="followed" n="8" views="board" controls="play step" speed="8"></n-queens>
<p>${say.label} <output id="followed-text"></output></p>
<script>
  document.getElementById('followed').addEventListener('n-queens-step', event => {
    const { step, counters } = event.detail
    document.getElementById('followed-text').textContent = \`${say.text}\`
  })
</script>`,
		code: study('<n-queens n="4" step="15" views="board narration timeline code arrays" listing="python"></n-queens>'),
		riddle: '<n-queens mode="check" example="diagonal-kept" n="5"></n-queens>',
		questions: '<n-queens n="4" questions="kind:place,remove" views="board narration"></n-queens>',
		blanks: '<n-queens mode="exam" blanks="c d e g" lang="en"></n-queens>',
		exam: study(
			'<n-queens lang="ja" n="4" search="first" labels="1" step="14" ' +
				'views="board narration timeline code arrays"></n-queens>',
		),
	},
	looks: {
		colours: styled(
			`
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
  .notebook::part(narration) { min-height: 0; font-size: 1rem; }`,
			'<n-queens class="notebook" theme="light" n="6" step="40" views="board narration" controls="step"></n-queens>',
		),
		theme: styled(
			`
  #themed { background: #fbfaf6; padding: 1rem; }
  #themed[theme='dark'] { background: #17181b; }`,
			say => `<p><button type="button" id="dark-switch">${say.button}</button></p>
<n-queens id="themed" n="5" step="12" views="board" controls="none" theme="light"></n-queens>
<script>
  document.getElementById('dark-switch').addEventListener('click', () => {
    const figure = document.getElementById('themed')
    figure.theme = figure.theme === 'dark' ? 'light' : 'dark'
  })
</script>`,
		),
	},
	elsewhere: {
		height: '<n-queens n="8" step="146" style="height: 20rem"></n-queens>',
		fallback: say => `<n-queens n="8" step="1313" views="board narration">
  <img src="solution-8.svg" width="492" height="492" alt="${say.alt}">
</n-queens>`,
		picture: plain(say => `<img src="solution-8.svg" width="492" height="492" alt="${say.alt}">`),
		iframe: plain(
			say => `<iframe src="embed.html?n=8&amp;search=flags&amp;step=146" title="${say.title}" loading="lazy" \
width="600" height="780" style="border: 0; width: 100%"></iframe>
${FIT}`,
		),
	},
	engine: {
		count: served(
			say => `<p>${say.text} <output id="counted">${say.waiting}</output></p>
<script type="module">
  import { count } from './engine.mjs'
  document.getElementById('counted').textContent = await count(14)
</script>`,
		),
		walk: served(`<pre id="walked"></pre>
<script type="module">
  import { format, walk } from './engine.mjs'
  const figure = await walk({ n: 6, search: 'flags' })
  const { step, queens } = await figure.next('solution')
  document.getElementById('walked').textContent = step + '\\n' + await format(queens, 'dots')
</script>`),
	},
}

const recipeOf = ([id, text]) => ({id, served: false, edition: 'n-queens.js', ...(text.body ? text : {body: text})})

export const styleOf = ({style}) => (style ? `<style>${style}\n</style>\n` : '')

export const GROUPS = Object.fromEntries(
	Object.entries(TEXTS).map(([group, texts]) => [group, Object.entries(texts).map(recipeOf)]),
)

export const RECIPES = Object.values(GROUPS).flat()

export const recipeText = (text, say) => (typeof text === 'function' ? text(say) : text)

export const copied = (recipe, say) =>
	(recipe.edition ? scriptLine(recipe.edition) : '') + styleOf(recipe) + recipeText(recipe.body, say)

export const POLICY =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; " +
	"style-src 'self' 'unsafe-inline'; img-src 'self'"

export const BIBTEX = title => `@software{n-queens,
  author  = {{The N-Queens authors}},
  title   = {${title}},
  version = {VERSION},
  year    = {YEAR},
  note    = {MIT licence}
}`
