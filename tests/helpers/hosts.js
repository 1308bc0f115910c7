// Builds a page from the recipe of each host, with the host's site generator: a Debian package, or an npm package of an
// exact version.

import {execFileSync} from 'node:child_process'
import {cpSync, existsSync, readdirSync, rmSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {HOSTS} from '#web/site/hosts.js'
import words from '#web/words/en/hosts.js'
import {HTML, put, readText} from './folder.js'

const ROOM = 'build/recipes'
const EVERY_HOST = Object.assign({}, ...Object.values(HOSTS))
const NODE = `node-${process.platform}-${process.arch}`

const JSX = "import { Figure } from './Figure.jsx'\n"

const nameOf = versioned => versioned.replace(/(?<=.)@.*/, '')

const vite = (plugin, imported, begun, config = () => 'plugins: [plugin()],') => ({
	packages: ['vite@8.3.8', plugin],
	package: {type: 'module'},
	script: 'node_modules',
	files: texts => ({
		'index.html': `${HTML}<div id="root"></div><script type="module" src="/main.jsx"></script>`,
		'main.jsx': `${imported}\nconst root = document.getElementById('root')\n${begun}`,
		'vite.config.js': `import * as all from '${nameOf(plugin)}'
const plugin = all.default ?? all.svelte
export default { ${config(texts)} }`,
	}),
	words: 'vite build',
	out: 'dist',
	hears: true,
})

const deck = body => texts => ({'index.html': HTML + texts[':head'] + body(texts[':slide'])})

/**
 * - packages: names; versions are here or in web/site/hosts.js
 * - program: a generator that is not from npm
 * - package: fields of package.json
 * - script: folder of the script, or node_modules
 * - files: files besides those of the recipe
 * - words: build command
 * - out: its output folder
 * - keeps: selector that must exist
 * - hears: a listener logs steps
 * - slide: nothing may overflow the window
 * - turns: keys turn the site's pages
 * - host: the host whose recipe is used, if not its own
 * - everywhere: tested in every browser
 */
export const BUILDS = {
	react: {
		...vite(
			'@vitejs/plugin-react@6.3.0',
			`${JSX}import { createRoot } from 'react-dom/client'`,
			'createRoot(root).render(<Figure />)',
		),
		more: ['react', 'react-dom@19.3.1'],
	},
	svelte: {
		...vite(
			'@sveltejs/vite-plugin-svelte@7.3.1',
			"import Figure from './Figure.svelte'\nimport { mount } from 'svelte'",
			'mount(Figure, { target: root })',
		),
		more: ['svelte'],
	},
	vue: {
		...vite(
			'@vitejs/plugin-vue@6.0.11',
			"import Figure from './Figure.vue'\nimport { createApp } from 'vue'",
			'createApp(Figure).mount(root)',
			texts => texts['vite.config.js'].replace('vue(', 'plugin('),
		),
		more: ['vue'],
	},
	vitepress: {
		packages: ['vitepress'],
		script: 'public',
		words: 'vitepress build',
		out: '.vitepress/dist',
		page: 'page',
	},
	mkdocs: {
		program: 'mkdocs-material',
		script: 'docs',
		files: texts => ({
			'mkdocs.yml': `site_name: Queens\ntheme: { name: material, font: false }\n${texts['mkdocs.yml']}`,
		}),
		words: 'mkdocs build --quiet',
		out: 'site',
		page: 'page/',
	},
	reveal: {
		everywhere: true,
		slide: true,
		turns: true,
		packages: ['reveal.js'],
		files: deck(
			slide => `<link rel="stylesheet" href="node_modules/reveal.js/dist/reveal.css">
<div class="reveal"><div class="slides"><section>${slide}</section><section>2</section></div></div>
<script src="node_modules/reveal.js/dist/reveal.js"></script><script>Reveal.initialize({hash: true})</script>`,
		),
	},
	impress: {
		host: 'reveal',
		turns: true,
		packages: ['impress.js'],
		files: deck(
			slide => `<div id="impress"><div class="step">${slide}</div><div class="step" data-x="2000">2</div></div>
<script src="node_modules/impress.js/js/impress.js"></script><script>impress().init()</script>`,
		),
	},
	remark: {
		host: 'reveal',
		turns: true,
		packages: ['remark-slide'],
		files: deck(
			slide => `<textarea id="source">${slide}\n\n---\n\n2</textarea>
<script src="node_modules/remark-slide/out/remark.min.js"></script><script>remark.create()</script>`,
		),
	},
	honkit: {
		turns: true,
		packages: ['honkit'],
		files: () => ({'SUMMARY.md': '* [Queens](README.md)\n* [Next](next.md)\n', 'next.md': '# Next\n'}),
		words: 'honkit build',
		out: '_book',
	},
	jupyter: {
		program: 'nbconvert',
		files: texts => ({
			'page.ipynb': JSON.stringify({
				cells: [{cell_type: 'code', execution_count: null, metadata: {}, outputs: [], source: texts[':cell']}],
				metadata: {kernelspec: {display_name: 'Python 3', language: 'python', name: 'python3'}},
				...{nbformat: 4, nbformat_minor: 4},
			}),
		}),
		words: 'jupyter-nbconvert --log-level=ERROR --to html --execute page.ipynb',
		page: 'page.html',
		errors: true,
	},
	wordpress: {
		packages: ['@wp-playground/wordpress-builds@0.9.19'],
		program: 'wordpress',
		files: texts => ({
			'make.php': readText('tests/sites/wordpress/make.php'),
			'block.txt': texts[':block'],
			'shortcode.txt': texts[':shortcode'],
		}),
		words: 'php make.php',
		page: 'page.html',
		keeps: 'iframe[src^="https://your-site.example/embed.html?n=8"]',
		errors: true,
	},
}

const triedOf = ({tried}) => (tried ? tried.split(', ') : [])

export const built = () =>
	Object.entries(BUILDS).flatMap(([id, {host = id, program, packages = [], more = []}]) =>
		[program ?? [], packages, more].flat().flatMap(name => (/.@/.test(name) ? [] : `${host}: ${name}`)),
	)
export const tried = () =>
	Object.entries(EVERY_HOST).flatMap(([id, host]) => triedOf(host).map(one => `${id}: ${one.split(' ')[0]}`))

const npmInstall = (folder, dependencies, fields = {}) => {
	const wanted = JSON.stringify({private: true, ...fields, dependencies}),
		path = join(folder, 'package.json')
	if (existsSync(join(folder, 'node_modules')) && existsSync(path) && readText(path) === wanted) return
	rmSync(folder, {recursive: true, force: true})
	put(path, wanted)
	try {
		execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
			cwd: folder,
			stdio: 'pipe',
		})
	} catch (error) {
		rmSync(join(folder, 'node_modules'), {recursive: true, force: true})
		throw error
	}
}

const versions = (names, host) =>
	names.map(name => {
		const [, bare, version] = /^(.+)@(.+)$/.exec(name) ?? [null, name, null]
		const found = triedOf(host).find(one => one.startsWith(`${bare} `))
		return [bare, version ?? found.split(' ')[1]]
	})

export function build(id, ours) {
	const {packages = [], more = [], package: fields, script = '', files, words: command, out = ''} = BUILDS[id],
		host = EVERY_HOST[BUILDS[id].host ?? id],
		folder = resolve(ROOM, id),
		bin = resolve(ROOM, 'node/node_modules', NODE, 'bin')
	npmInstall(resolve(ROOM, 'node'), {[NODE]: '24'})
	const wanted = Object.fromEntries(versions([...packages, ...more], host))
	npmInstall(folder, wanted, fields)
	for (const name of readdirSync(folder))
		if (!/^(node_modules|package(-lock)?\.json)$/.test(name)) rmSync(join(folder, name), {recursive: true})
	const texts = Object.fromEntries(
		Object.entries(host.texts).map(([path, text]) => [path, typeof text === 'function' ? text(words.say) : text]),
	)
	for (const [path, text] of Object.entries({...texts, ...files?.(texts)}))
		if (!path.startsWith(':')) put(join(folder, path), text)
	if (script === 'node_modules') cpSync(ours, join(folder, script, 'n-queens'), {recursive: true})
	else cpSync('dist/n-queens.js', join(folder, script, 'n-queens.js'))
	if (command) {
		const env = {...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${bin}:${process.env.PATH}`}
		const [program, ...args] = command.split(' ')
		try {
			execFileSync(program, args, {cwd: folder, env, stdio: 'pipe', encoding: 'utf8'})
		} catch (error) {
			throw new Error(`${id} made no site. ${error.message} ${error.stdout ?? ''}`)
		}
	}
	return join(folder, out)
}
