// The text to paste in each host: frameworks, generators, slides, notebooks, sites with an editor. Each text was tested
// once with the packages in `tried`; tests/helpers/hosts.js tests one host of each kind.

import {readOptions} from '../figure/attributes.js'
import {snippetParts} from './snippets.js'

/** @typedef {string | ((say: Record<string, string>) => string)} Text
 * @typedef {{name?: string, tried?: string|null, texts: Record<string, Text>}} Host  name: default from the words;
 *   tried: packages with versions; null if the text could not run, undefined if nothing runs; texts: by file path, or
 *   by `:` and the name of a UI word, as in `:head` */

const TAG = '<n-queens n="8" step="146"'
const FIGURE = `${TAG}></n-queens>`
const onSlide = style => `${TAG} views="board narration" controls="play step"\n  style="${style}"></n-queens>`
/** Fits slides of 552 px, as in Slidev. */
const ON_SLIDE = onSlide('width: 30rem; margin: auto; --n-queens-board-size: 22rem')
/** For slides that have a heading or little height. The height puts sentence and buttons next to the board. */
const ON_LOW_SLIDE = onSlide('height: 23rem')
const SCRIPT = '<script src="/n-queens.js"></script>'
const SCRIPT_HERE = '<script src="n-queens.js"></script>'
const IN_MARKDOWN_HERE = `${SCRIPT_HERE}\n<div>${FIGURE}</div>`
const titled = text => `---\ntitle: N-Queens\n---\n\n${text}`
const IN_MARKDOWN = `${SCRIPT}\n<div>${FIGURE}</div>`
const LISTENER = 'event => console.log(event.detail.step)'
const listening = attribute => `${TAG}\n  ${attribute}></n-queens>`
const imported = attribute => `import 'n-queens'\n\nexport const Figure = () => ${listening(attribute)}`
const IN_REACT = `'use client'

import { NQueens } from 'n-queens/react'

export const Figure = () => <NQueens n={8} step={146}
  onNQueensStep={${LISTENER}} />`
const IN_ANGULAR = `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'
import 'n-queens'

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<n-queens n="8" [step]="step" (n-queens-step)="step = $any($event).detail.step"></n-queens>\`,
})
export class App {
  step = 146
}`
const AS_RAW = `\`\`\`{=html}\n${FIGURE}\n\`\`\``
const OWN = "tag => tag === 'n-queens'"

const {values} = readOptions(name => ({n: '8', step: '146'})[name] ?? null)
const SHARED = {values: {...values, search: null}, lang: null, svg: ''}

/** Texts of the share dialog for a site that has the scripts in a folder: a page, and a file that loads the scripts.
 * @param {string} form @param {string} base @param {string} page @returns {Record<string, string>} */
function shared(form, base, page, wrapped = text => text) {
	const [{text}, ...more] = snippetParts(form, {...SHARED, base, link: '', title: ''})
	return {...Object.fromEntries(more.map(({file, text}) => [file, text])), [page]: wrapped(text)}
}

const momentAt = (say, step) => `https://${say.host}/index.html?n=8&step=${step}`
/** Text that the share dialog offers if the scripts are on another server.
 * @param {string} form @returns {(say: Record<string, string>) => string} */
const online = form => say => {
	const base = `https://${say.host}/`,
		link = form === 'element' ? '' : momentAt(say, 146)
	return snippetParts(form, {...SHARED, base, link, title: say.title})[0].text
}
const FROM_AFAR = online('element')
const FRAME = online('moodle')
const JUPYTER = `from pathlib import Path
from IPython.display import HTML
HTML('<script>' + Path('n-queens.js').read_text() + '</script>' '${FIGURE}')`
const ALPINE = `<div x-data="{ step: 146 }">
  <n-queens n="8" :step="step" @n-queens-step="step = $event.detail.step"></n-queens>
  <input type="number" x-model.lazy="step">
</div>`
const SHORTCODE = `<?php
/* Plugin Name: N-Queens */
add_shortcode('n-queens', function ($given) {
    wp_enqueue_script('n-queens', plugins_url('n-queens.js', __FILE__));
    $attributes = '';
    foreach ((array) $given as $name => $value)
        if (preg_match('/^(?!on)[a-z-]+$/', $name)) $attributes .= ' ' . $name . '="' . esc_attr($value) . '"';
    return "<n-queens$attributes></n-queens>";
});`

const WITH_PICTURE = say => `${TAG} views="board narration">
  <img src="board.png" alt="${say.alt}"/>
</n-queens>`
const ON_PAGE = `${TAG} views="board narration" style="--n-queens-board-size: 16rem"></n-queens>`
const PICTURE = say => `<a href="${momentAt(say, 146)}"><img src="${say.upload}" alt="${say.alt}"></a>`

const host = (name, tried, texts) => ({name, tried, texts})

/** @type {Record<string, Record<string, Host>>} */
export const HOSTS = {
	frameworks: {
		react: host('React, Next, Spectacle', 'react 19.3.1, next 16.4.6, spectacle 10.2.3', {'Figure.jsx': IN_REACT}),
		preact: host('Preact', 'preact 11.2.0', {'Figure.jsx': imported(`onn-queens-step={${LISTENER}}`)}),
		solid: host('Solid', 'solid-js 1.9.19', {'Figure.jsx': imported(`on:n-queens-step={${LISTENER}}`)}),
		svelte: host('Svelte', 'svelte 5.57.3', {
			'Figure.svelte': `<script>\n  import 'n-queens'\n</script>\n\n${listening(`onn-queens-step={${LISTENER}}`)}`,
		}),
		vue: host('Vue', 'vue 3.5.45', {
			'vite.config.js': `plugins: [vue({ template: { compilerOptions: { isCustomElement: ${OWN} } } })],`,
			'Figure.vue': `<script setup>
import 'n-queens'
</script>

<template>
  ${listening(`@n-queens-step="${LISTENER}"`)}
</template>`,
		}),
		angular: host('Angular', '@angular/core 22.2.6', {'src/app/app.ts': IN_ANGULAR}),
		nuxt: host('Nuxt', 'nuxt 4.5.2', {
			'nuxt.config.ts': `app: { head: { script: [{ src: '/n-queens.js', defer: true }] } },
vue: { compilerOptions: { isCustomElement: ${OWN} } },`,
			'app/pages/index.vue': `<template>\n  ${FIGURE}\n</template>`,
		}),
		htmx: host('htmx, Turbo, Unpoly, pjax', 'htmx.org 4.0.1, @hotwired/turbo 8.0.23, unpoly 3.14.3, pjax 0.2.8', {
			':head': SCRIPT,
			':fragment': FIGURE,
		}),
		mdx: host('MDX, Rspress', '@mdx-js/mdx 3.1.1, @rspress/core 2.0.22', {
			'page.mdx': `import 'n-queens'\n\n<n-queens n="8" step="146" style={{height: '20rem'}}></n-queens>`,
		}),
		nextra: host('Nextra', 'nextra 4.6.1', {
			'content/page.mdx': `import Script from 'next/script'\n\n<Script src="/n-queens.js" />\n\n${FIGURE}`,
		}),
		alpine: host('Alpine', 'alpinejs 3.17.5', {':page': ALPINE}),
		storybook: host('Storybook', '@storybook/html-vite 10.6.0', {
			'stories/queens.stories.js': `import 'n-queens'

export default {title: 'N-Queens', argTypes: {step: {control: 'number'}}}

export const Step = {
  args: {step: 146},
  render: ({step}) => \`<n-queens n="8" step="\${step}"></n-queens>\`,
}`,
		}),
	},
	generators: {
		astro: host('Astro', 'astro 7.3.5', {'src/pages/page.md': IN_MARKDOWN}),
		starlight: host('Starlight', '@astrojs/starlight 0.42.4', {
			'astro.config.mjs': "head: [{ tag: 'script', attrs: { src: '/n-queens.js', defer: true } }],",
			'src/content/docs/page.md': titled(FIGURE),
		}),
		docusaurus: host('Docusaurus', '@docusaurus/core 3.10.2', shared('docusaurus', '/', 'docs/page.mdx')),
		vitepress: host('VitePress', 'vitepress 1.6.4', shared('vitepress', '/', 'page.md')),
		vuepress: host('VuePress', 'vuepress 2.0.0-rc.30', {
			'.vuepress/config.js': `head: [['script', { src: '/n-queens.js', defer: '' }]],
bundler: viteBundler({ vuePluginOptions: { template: { compilerOptions: { isCustomElement: ${OWN} } } } }),`,
			'README.md': FIGURE,
		}),
		docsify: host('docsify', 'docsify 5.0.0', {'index.html': SCRIPT_HERE, 'README.md': FIGURE}),
		observable: host('Observable Framework', '@observablehq/framework 1.13.4', {'src/index.md': IN_MARKDOWN_HERE}),
		honkit: host('HonKit, MarkBind', 'honkit 6.1.7, markbind-cli 6.3.1', {'README.md': IN_MARKDOWN_HERE}),
		antora: host('Antora, Asciidoctor', 'antora 3.1.15', {
			'modules/ROOT/pages/index.adoc': `[subs=attributes]
++++
<script src="{attachmentsdir}/n-queens.js"></script>
${FIGURE}
++++`,
		}),
		eleventy: host('Eleventy', '@11ty/eleventy 3.1.8', {
			'eleventy.config.mjs': "export default function (config) {\n  config.addPassthroughCopy('n-queens.js')\n}",
			'page.md': IN_MARKDOWN,
		}),
		hexo: host('Hexo', 'hexo 8.1.2', {'source/_posts/page.md': titled(IN_MARKDOWN)}),
		hugo: host('Hugo', 'hugo 0.111.3', shared('hugo', '/', 'content/page.md', titled)),
		jekyll: host('Jekyll', 'jekyll 4.3.1', shared('jekyll', "{{ '/assets/' | relative_url }}", 'page.md', titled)),
		mkdocs: host('MkDocs Material', 'mkdocs-material 8.2.5', shared('mkdocs', '', 'docs/page.md')),
		sphinx: host('Sphinx', 'sphinx 5.3.0', shared('sphinx', '', 'page.rst')),
		textlint: host('textlint', 'textlint 15.8.0', {'page.md': `<div>\n${FIGURE}\n</div>`}),
		metalsmith: host('Metalsmith', 'metalsmith 2.7.0, @metalsmith/layouts 3.0.0', {
			'src/page.md': `---\ntitle: N-Queens\nlayout: page.hbs\n---\n\n${IN_MARKDOWN}`,
		}),
		pelican: host('Pelican', 'pelican 4.8.0', {
			'content/page.md': `Title: N-Queens
Date: 2026-01-01

<script src="{static}/images/n-queens.js"></script>
<div>${FIGURE}</div>`,
		}),
		pandoc: host('Pandoc', 'pandoc 2.17.1.1', {'page.md': `${SCRIPT_HERE}\n\n${AS_RAW}`}),
	},
	slides: {
		slidev: host('Slidev', '@slidev/cli 53.0.0', {'index.html': `<head>\n  ${SCRIPT}\n</head>`, 'slides.md': ON_SLIDE}),
		marp: host('Marp', '@marp-team/marp-cli 4.5.1', {'slides.md': `${SCRIPT_HERE}\n\n${ON_SLIDE}`}),
		reveal: host('reveal.js, impress.js, remark', 'reveal.js 6.0.2, impress.js 1.1.0, remark-slide 0.14.0', {
			':head': SCRIPT_HERE,
			':slide': ON_SLIDE,
		}),
		shower: host('Shower', '@shower/core 3.3.0', {':head': SCRIPT_HERE, ':slide': ON_LOW_SLIDE}),
	},
	books: {
		vivliostyle: host('Vivliostyle', '@vivliostyle/cli 11.0.0', {
			'page.html': `<script src="/vivliostyle/n-queens.js"></script>\n${ON_PAGE}`,
		}),
		epub: host('EPUB', 'epubcheck 4.2.6', {
			'package.opf': `<item id="page" href="page.xhtml" media-type="application/xhtml+xml" properties="scripted"/>
<item id="n-queens" href="n-queens.js" media-type="text/javascript"/>
<item id="board" href="board.png" media-type="image/png"/>`,
			'page.xhtml': say => `${SCRIPT_HERE}\n<div>${WITH_PICTURE(say)}</div>`,
		}),
	},
	notebooks: {
		jupyter: host('Jupyter, nbconvert', 'nbconvert 6.5.3', {':cell': JUPYTER}),
		jupyterlite: host('JupyterLite', null, {':cell': online('jupyter')}),
		quarto: host('Quarto', null, {
			'page.qmd': `---
resources: n-queens.js
format:
  html:
    include-in-header:
      text: ${SCRIPT_HERE}
---

${AS_RAW}`,
		}),
	},
	editors: {
		wordpress: host('WordPress', 'wordpress 6.5.5', {
			':block': online('wordpress'),
			'n-queens.php': SHORTCODE,
			':shortcode': '[n-queens n="8" step="146"]',
		}),
		ghost: host('Ghost', '@tryghost/kg-lexical-html-renderer 1.5.1', {':card': FROM_AFAR}),
		notion: host('Notion', null, {':embed': online('notion')}),
		'google-sites': host('Google Sites', null, {':code': FRAME}),
		tinymce: host('TinyMCE', 'tinymce 8.9.2', {':source': PICTURE}),
		ckeditor: host('CKEditor', null, {':source': FRAME}),
		hatena: {tried: null, texts: {':markdown': FRAME}},
	},
	courses: {
		moodle: host('Moodle', null, {':source': FRAME}),
		canvas: host('Canvas', null, {':source': FRAME}),
		qti: host('QTI 3', '@citolab/qti-components 7.27.4', {
			':page': SCRIPT_HERE,
			'item.xml': `<qti-item-body>\n  ${FIGURE}\n</qti-item-body>`,
		}),
	},
	pictures: {
		qiita: host('Qiita', null, {':article': online('qiita')}),
		zenn: host('Zenn', 'zenn-markdown-html 0.5.4', {
			':article': say => `${online('zenn')(say)}\n\n@[stackblitz](${say.stackblitz})`,
		}),
		playgrounds: {tried: null, texts: {':panel': FROM_AFAR}},
		images: {
			texts: {':markdown': say => `[![${say.alt}](solution-8.svg)](${momentAt(say, 1313)})`},
		},
	},
}
