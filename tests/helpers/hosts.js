// The recipes of web/site/hosts.js as whole sites, each of the very text that the page shows, and made by the real
// generator: a package of npm, by exact version and in build/recipes/, never among the project's own, or of Debian.

import {execFileSync} from 'node:child_process'
import {cpSync, existsSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {EVERY_HOST} from '../../web/site/hosts.js'
import words from '../../web/words/en/recipes.js'
import {put} from './folder.js'
import {$} from './shorthand.js'

const ROOM = 'build/recipes'
/** Some generators want a Node.js newer than this one may be. */
const NODE = `node-${process.platform}-${process.arch}`
const QUIET = {NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1'}

const begin = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Queens</title>'
const JSX = "import { Figure } from './Figure.jsx'\n"

const nameOf = versioned => versioned.replace(/(?<=.)@.*/, '')

/** @param {string} plugin @param {string} imported @param {string} begun */
const vite = (plugin, imported, begun, config = () => 'plugins: [plugin()],') => ({
	packages: ['vite@8.3.8', plugin],
	package: {type: 'module'},
	script: 'node_modules',
	files: told => ({
		'index.html': `${begin}<div id="root"></div><script type="module" src="/main.jsx"></script>`,
		'main.jsx': `${imported}\nconst root = document.getElementById('root')\n${begun}`,
		'vite.config.js': `import * as all from '${nameOf(plugin)}'
const plugin = all.default ?? all.svelte
export default { ${config(told)} }`,
	}),
	words: 'vite build',
	out: 'dist',
	hears: true,
})

/** A page whose link or button fetches another, in which the figure is. */
const fetching = (head, body) => ({
	files: told => ({
		'index.html': `${begin}${told[':head']}${head}<body>${body}`,
		'second.html': `${begin}${told[':head']}${head}<body><main>${told[':fragment']}</main>`,
	}),
	/** The page itself is not loaded anew. */
	does: async page => {
		await page.eval(() => void (window.stays = true))
		await page.push('#go')
		await page.waitFor(() => window.stays && $('main n-queens'))
	},
})

/** Of a host, or of `host`: packages, whose version the page tells unless one stands here, or what else it tells was
 * tried; what else package.json says; where the script goes, beside the page unless said, or as a package into
 * node_modules; files around what the page tells to write, or in place of it; how it is made, if it is, and into which
 * folder; the page; what leads to the figure there, and how many there are, one unless said; what else has to be there;
 * whether a listener logs each step; whether it is a slide, of which nothing may stand out; whether the page asks
 * elsewhere; whether it is opened in every browser, as what moves figures about is. */
export const BUILDS = {
	react: {
		...vite(
			'@vitejs/plugin-react@6.3.0',
			`${JSX}import { createRoot } from 'react-dom/client'`,
			'createRoot(root).render(<Figure />)',
		),
		more: ['react', 'react-dom@19.3.1'],
	},
	next: {
		host: 'react',
		packages: ['next', 'react', 'react-dom@19.3.1'],
		script: 'node_modules',
		files: () => ({
			'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
			'app/page.jsx': "export { Figure as default } from '../Figure.jsx'",
			'next.config.mjs': "export default { output: 'export', turbopack: { root: import.meta.dirname } }",
		}),
		words: 'next build',
		out: 'out',
		hears: true,
	},
	preact: {
		...vite('@preact/preset-vite@2.10.6', `${JSX}import { render } from 'preact'`, 'render(<Figure />, root)'),
		more: ['preact'],
	},
	solid: {
		...vite(
			'vite-plugin-solid@2.11.14',
			`${JSX}import { render } from 'solid-js/web'`,
			'render(() => <Figure />, root)',
		),
		more: ['solid-js'],
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
			told => told['vite.config.js'].replace('vue(', 'plugin('),
		),
		more: ['vue'],
	},
	nuxt: {
		packages: ['nuxt'],
		script: 'public',
		files: told => ({'nuxt.config.ts': `export default defineNuxtConfig({\n${told['nuxt.config.ts']}\n})`}),
		words: 'nuxt generate',
		out: '.output/public',
	},
	htmx: {
		everywhere: true,
		packages: ['htmx.org'],
		...fetching(
			'<script src="node_modules/htmx.org/dist/htmx.js"></script>',
			'<button id="go" hx-get="second.html" hx-select="main" hx-target="#room">Go</button><div id="room"></div>',
		),
	},
	turbo: {
		everywhere: true,
		host: 'htmx',
		packages: ['@hotwired/turbo'],
		...fetching(
			'<script src="node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>',
			'<main><a id="go" href="second.html">Go</a></main>',
		),
	},
	unpoly: {
		everywhere: true,
		host: 'htmx',
		packages: ['unpoly'],
		...fetching(
			'<script src="node_modules/unpoly/unpoly.js"></script>',
			'<main><a id="go" href="second.html" up-follow up-target="main">Go</a></main>',
		),
	},
	pjax: {
		everywhere: true,
		host: 'htmx',
		packages: ['pjax'],
		...fetching(
			'<script src="node_modules/pjax/pjax.js"></script>',
			`<main><a id="go" href="second.html">Go</a></main>
<script>new Pjax({ elements: 'a', selectors: ['title', 'main'], cacheBust: false })</script>`,
		),
	},
	alpine: {
		everywhere: true,
		packages: ['alpinejs'],
		files: told => ({
			'index.html': `${begin}<script src="n-queens.js"></script>
<script defer src="node_modules/alpinejs/dist/cdn.js"></script>${told[':page']}`,
		}),
	},
	astro: {packages: ['astro'], script: 'public', words: 'astro build', out: 'dist', page: 'page/'},
	starlight: {
		packages: ['@astrojs/starlight', 'astro@7.3.5'],
		script: 'public',
		files: told => ({
			'astro.config.mjs': `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({ integrations: [starlight({ title: 'Queens',\n${told['astro.config.mjs']}\n})] })`,
			'src/content.config.mjs': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }`,
		}),
		words: 'astro build',
		out: 'dist',
		page: 'page/',
	},
	docusaurus: {
		packages: ['@docusaurus/core', '@docusaurus/preset-classic@3.10.2', 'react@19.3.1', 'react-dom@19.3.1'],
		script: 'static',
		files: told => ({
			'docusaurus.config.js': `export default {
title: 'Queens', url: 'https://queens.example', baseUrl: '/', onBrokenLinks: 'ignore', ${told['docusaurus.config.js']}
presets: [['classic', { blog: false }]] }`,
		}),
		words: 'docusaurus build',
		out: 'build',
		page: 'docs/page',
	},
	vitepress: {
		packages: ['vitepress'],
		script: 'public',
		words: 'vitepress build',
		out: '.vitepress/dist',
		page: 'page',
	},
	eleventy: {packages: ['@11ty/eleventy'], words: 'eleventy', out: '_site', page: 'page/'},
	hexo: {
		packages: ['hexo', 'hexo-renderer-marked@7.0.1'],
		package: {hexo: {version: '8.1.2'}},
		script: 'source',
		files: () => ({
			'_config.yml': 'title: Queens\nurl: http://queens.example\npermalink: :title/\ntheme: plain',
			'themes/plain/layout/post.njk': `${begin}{{ page.content | safe }}`,
		}),
		words: 'hexo generate',
		out: 'public',
		page: 'page/',
	},
	hugo: {
		program: 'hugo',
		script: 'static',
		files: told => ({
			'hugo.toml': `baseURL = "/"\ntitle = "Queens"\n${told['hugo.toml']}`,
			'layouts/_default/single.html': `${begin}{{ .Content }}`,
		}),
		words: 'hugo --quiet',
		out: 'public',
		page: 'page/',
	},
	jekyll: {
		program: 'jekyll',
		script: 'assets',
		files: () => ({'_config.yml': 'exclude: [node_modules]'}),
		words: 'jekyll build --quiet',
		out: '_site',
		page: 'page.html',
	},
	mkdocs: {
		program: 'mkdocs-material',
		script: 'docs',
		files: told => ({'mkdocs.yml': `site_name: Queens\ntheme: { name: material, font: false }\n${told['mkdocs.yml']}`}),
		words: 'mkdocs build --quiet',
		out: 'site',
		page: 'page/',
	},
	sphinx: {
		program: 'sphinx',
		script: '_static',
		files: told => ({
			'conf.py': `html_theme = 'alabaster'\n${told['conf.py']}`,
			'index.rst': `Queens\n======\n\n${told['page.rst']}`,
		}),
		words: 'sphinx-build -q . made',
		out: 'made',
	},
	pandoc: {program: 'pandoc', words: 'pandoc -s --metadata title=Queens -o page.html page.md', page: 'page.html'},
	slidev: {
		slide: true,
		packages: ['@slidev/cli', '@slidev/theme-default@0.25.0'],
		script: 'public',
		files: told => ({'slides.md': `---\nfonts: { provider: none }\nwakeLock: false\n---\n\n${told['slides.md']}`}),
		words: 'slidev build',
		out: 'dist',
	},
	marp: {
		everywhere: true,
		slide: true,
		packages: ['@marp-team/marp-cli'],
		words: 'marp --html slides.md',
		page: 'slides.html',
	},
	reveal: {
		everywhere: true,
		slide: true,
		packages: ['reveal.js'],
		files: told => ({
			'index.html': `${begin}${told[':head']}<link rel="stylesheet" href="node_modules/reveal.js/dist/reveal.css">
<div class="reveal"><div class="slides"><section>${told[':slide']}</section></div></div>
<script src="node_modules/reveal.js/dist/reveal.js"></script><script>Reveal.initialize()</script>`,
		}),
	},
	impress: {
		everywhere: true,
		host: 'reveal',
		slide: true,
		packages: ['impress.js'],
		files: told => ({
			'index.html': `${begin}${told[':head']}<div id="impress"><div class="step">${told[':slide']}</div></div>
<script src="node_modules/impress.js/js/impress.js"></script><script>impress().init()</script>`,
		}),
	},
	jupyter: {
		program: 'nbconvert',
		files: told => ({
			'page.ipynb': JSON.stringify({
				cells: [{cell_type: 'code', execution_count: null, metadata: {}, outputs: [], source: told[':cell']}],
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
		files: told => ({
			'make.php': readFileSync('tests/sites/wordpress/make.php', 'utf8'),
			'block.txt': told[':block'],
			'shortcode.txt': told[':shortcode'],
		}),
		words: 'php make.php',
		page: 'page.html',
		keeps: 'iframe[src^="https://your-site.example/embed.html?n=8"]',
		errors: true,
	},
	ghost: {
		packages: ['@tryghost/kg-lexical-html-renderer', '@tryghost/kg-default-nodes@2.2.1'],
		files: told => ({
			'card.txt': told[':card'].replace('https://your-site.example/', ''),
			'make.cjs': `const { LexicalHTMLRenderer } = require('@tryghost/kg-lexical-html-renderer')
const { DEFAULT_NODES } = require('@tryghost/kg-default-nodes')
const { readFileSync, writeFileSync } = require('node:fs')
const card = { type: 'html', version: 1, html: readFileSync('card.txt', 'utf8') }
const post = { root: { type: 'root', version: 1, children: [card], direction: null, format: '', indent: 0 } }
new LexicalHTMLRenderer({ nodes: DEFAULT_NODES }).render(JSON.stringify(post), { target: 'html' })
  .then(html => writeFileSync('page.html', '${begin}' + html))`,
		}),
		words: 'node make.cjs',
		page: 'page.html',
	},
	zenn: {
		packages: ['zenn-markdown-html'],
		files: told => ({
			'article.txt': told[':article'],
			'make.mjs': `import zenn from 'zenn-markdown-html'
import { readFileSync, writeFileSync } from 'node:fs'
writeFileSync('page.html', '${begin}' + await (zenn.default ?? zenn)(readFileSync('article.txt', 'utf8')))`,
		}),
		words: 'node make.mjs',
		page: 'page.html',
		keeps: 'iframe[src^="https://stackblitz.com/edit/YOUR-PROJECT"]',
		figures: 0,
		errors: true,
	},
}

const hostOf = id => EVERY_HOST[BUILDS[id].host ?? id]
/** Of all that the page says was tried: `name version`. */
const triedOf = ({tried}) => (tried ? tried.split(', ') : [])

/** What the page says was tried, and what is built here: each sorted. */
export function claims() {
	const told = Object.entries(EVERY_HOST).flatMap(([id, host]) =>
		triedOf(host).map(one => `${id}: ${one.split(' ')[0]}`),
	)
	const built = Object.entries(BUILDS).flatMap(([id, {host = id, program, packages = [], more = []}]) => {
		const names = [program ?? [], packages, more].flat().filter(name => !/.@/.test(name))
		return names.map(name => `${host}: ${name}`)
	})
	return [told, built].map(all => [...new Set(all)].sort())
}

const npmInstall = (folder, dependencies, own = {}) => {
	const wanted = JSON.stringify({private: true, ...own, dependencies}),
		path = join(folder, 'package.json')
	if (existsSync(join(folder, 'node_modules')) && existsSync(path) && readFileSync(path, 'utf8') === wanted) return
	rmSync(folder, {recursive: true, force: true})
	put(path, wanted)
	try {
		execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {cwd: folder, stdio: 'pipe'})
	} catch (error) {
		rmSync(join(folder, 'node_modules'), {recursive: true, force: true})
		throw error
	}
}

const versions = (names, host) =>
	names.map(name => {
		const [, own, version] = /^(.+)@(.+)$/.exec(name) ?? [null, name, null]
		const told = triedOf(host).find(one => one.startsWith(`${own} `))
		return [own, version ?? told.split(' ')[1]]
	})

/** Makes the site, and says where it is. @param {string} ours  the package, unpacked */
export function build(id, ours) {
	const {packages = [], more = [], package: own, script = '', files, words: command, out = ''} = BUILDS[id],
		host = hostOf(id),
		folder = resolve(ROOM, id),
		bin = resolve(ROOM, 'node/node_modules', NODE, 'bin')
	npmInstall(resolve(ROOM, 'node'), {[NODE]: '24'})
	const wanted = Object.fromEntries(versions([...packages, ...more], host))
	npmInstall(folder, wanted, own)
	for (const name of readdirSync(folder))
		if (!/^(node_modules|package(-lock)?\.json)$/.test(name)) rmSync(join(folder, name), {recursive: true})
	const told = Object.fromEntries(
		Object.entries(host.texts).map(([path, text]) => [path, typeof text === 'function' ? text(words.sites.say) : text]),
	)
	for (const [path, text] of Object.entries({...told, ...files?.(told)}))
		if (!path.startsWith(':')) put(join(folder, path), text)
	if (script === 'node_modules') cpSync(ours, join(folder, script, 'n-queens'), {recursive: true})
	else cpSync('dist/n-queens.js', join(folder, script, 'n-queens.js'))
	if (command) {
		const env = {...process.env, ...QUIET, PATH: `${join(folder, 'node_modules/.bin')}:${bin}:${process.env.PATH}`}
		const [program, ...args] = command.split(' ')
		try {
			execFileSync(program, args, {cwd: folder, env, stdio: 'pipe', encoding: 'utf8'})
		} catch (error) {
			throw new Error(`${id} made no site. ${error.message} ${error.stdout ?? ''}`)
		}
	}
	return join(folder, out)
}
