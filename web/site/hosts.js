// The text to paste in each host: frameworks, generators, slides, notebooks, sites with an editor. Each text was built
// with the packages in `tried`; tests/helpers/hosts.js builds one host of each kind.

import {readOptions} from '../figure/attributes.js'
import {snippetParts} from './snippets.js'

/** @typedef {string | ((say: Record<string, string>) => string)} Text
 * @typedef {{name?: string, tried?: string|null, texts: Record<string, Text>}} Host  name: default from the words;
 *   tried: packages with versions, null: could not be run, undefined: nothing to run; texts: by path or, after a colon,
 *   by a word's name */

const FIGURE = '<n-queens n="8" step="146"></n-queens>'
/** Fits the lowest slides, Slidev's of 552 px. */
const ON_SLIDE = `<n-queens n="8" step="146" views="board narration" controls="play step"
  style="width: 30rem; margin: auto; --n-queens-board-size: 22rem"></n-queens>`
/** For slides with a heading or lower than 552 px. Its height puts sentence and buttons next to the board. */
const ON_LOW_SLIDE = `<n-queens n="8" step="146" views="board narration" controls="play step"
  style="height: 23rem"></n-queens>`
const SCRIPT = '<script src="/n-queens.js"></script>'
const SCRIPT_HERE = '<script src="n-queens.js"></script>'
const IN_MARKDOWN_HERE = `${SCRIPT_HERE}\n<div>${FIGURE}</div>`
const titled = text => `---\ntitle: N-Queens\n---\n\n${text}`
const IN_MARKDOWN = `${SCRIPT}\n<div>${FIGURE}</div>`
const LISTENER = 'event => console.log(event.detail.step)'
const listening = attribute => `<n-queens n="8" step="146"\n  ${attribute}></n-queens>`
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

/** Share's texts for scripts in a folder: that of the page, and that of the file which loads the script.
 * @param {string} form @param {string} base @param {string} page @returns {Record<string, string>} */
function shared(form, base, page, wrapped = text => text) {
	const [{text}, ...more] = snippetParts(form, {...SHARED, base, link: '', title: ''})
	return {...Object.fromEntries(more.map(({file, text}) => [file, text])), [page]: wrapped(text)}
}

/** Share's text for scripts on the web. @param {string} form @returns {(say: Record<string, string>) => string} */
const online = form => say => {
	const base = `https://${say.host}/`
	const link = form === 'element' ? '' : `${base}index.html?n=8&step=146`
	return snippetParts(form, {...SHARED, base, link, title: say.title})[0].text
}
const FROM_AFAR = online('element')
const FRAME = online('moodle')
const MOMENT = 'index.html?n=8&step='
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
    $told = '';
    foreach ((array) $given as $name => $value)
        if (preg_match('/^(?!on)[a-z-]+$/', $name)) $told .= ' ' . $name . '="' . esc_attr($value) . '"';
    return "<n-queens$told></n-queens>";
});`

const WITH_PICTURE = say => `<n-queens n="8" step="146" views="board narration">
  <img src="board.png" alt="${say.alt}"/>
</n-queens>`
const ON_PAGE = '<n-queens n="8" step="146" views="board narration" style="--n-queens-board-size: 16rem"></n-queens>'
const PICTURE = say => `<a href="https://${say.host}/${MOMENT}146"><img src="${say.upload}" alt="${say.alt}"></a>`

export const HOSTS = {
	frameworks: {
		react: {name: 'React, Next', tried: 'react 19.3.1, next 16.4.6', texts: {'Figure.jsx': IN_REACT}},
		preact: {
			name: 'Preact',
			tried: 'preact 11.2.0',
			texts: {'Figure.jsx': imported(`onn-queens-step={${LISTENER}}`)},
		},
		solid: {
			name: 'Solid',
			tried: 'solid-js 1.9.19',
			texts: {'Figure.jsx': imported(`on:n-queens-step={${LISTENER}}`)},
		},
		svelte: {
			name: 'Svelte',
			tried: 'svelte 5.57.3',
			texts: {
				'Figure.svelte': `<script>\n  import 'n-queens'\n</script>\n\n${listening(`onn-queens-step={${LISTENER}}`)}`,
			},
		},
		vue: {
			name: 'Vue',
			tried: 'vue 3.5.45',
			texts: {
				'vite.config.js': `plugins: [vue({ template: { compilerOptions: { isCustomElement: ${OWN} } } })],`,
				'Figure.vue': `<script setup>
import 'n-queens'
</script>

<template>
  ${listening(`@n-queens-step="${LISTENER}"`)}
</template>`,
			},
		},
		angular: {name: 'Angular', tried: '@angular/core 22.2.6', texts: {'src/app/app.ts': IN_ANGULAR}},
		nuxt: {
			name: 'Nuxt',
			tried: 'nuxt 4.5.2',
			texts: {
				'nuxt.config.ts': `app: { head: { script: [{ src: '/n-queens.js', defer: true }] } },
vue: { compilerOptions: { isCustomElement: ${OWN} } },`,
				'app/pages/index.vue': `<template>\n  ${FIGURE}\n</template>`,
			},
		},
		htmx: {
			name: 'htmx, Turbo, Unpoly, pjax',
			tried: 'htmx.org 4.0.1, @hotwired/turbo 8.0.23, unpoly 3.14.3, pjax 0.2.8',
			texts: {':head': SCRIPT, ':fragment': FIGURE},
		},
		mdx: {
			name: 'MDX, Rspress',
			tried: '@mdx-js/mdx 3.1.1, @rspress/core 2.0.22',
			texts: {'page.mdx': `import 'n-queens'\n\n<n-queens n="8" step="146" style={{height: '20rem'}}></n-queens>`},
		},
		alpine: {name: 'Alpine', tried: 'alpinejs 3.17.5', texts: {':page': ALPINE}},
		storybook: {
			name: 'Storybook',
			tried: '@storybook/html-vite 10.6.0',
			texts: {
				'stories/queens.stories.js': `import 'n-queens'

export default {title: 'N-Queens', argTypes: {step: {control: 'number'}}}

export const Step = {
  args: {step: 146},
  render: ({step}) => \`<n-queens n="8" step="\${step}"></n-queens>\`,
}`,
			},
		},
	},
	generators: {
		astro: {name: 'Astro', tried: 'astro 7.3.5', texts: {'src/pages/page.md': IN_MARKDOWN}},
		starlight: {
			name: 'Starlight',
			tried: '@astrojs/starlight 0.42.4',
			texts: {
				'astro.config.mjs': "head: [{ tag: 'script', attrs: { src: '/n-queens.js', defer: true } }],",
				'src/content/docs/page.md': titled(FIGURE),
			},
		},
		docusaurus: {
			name: 'Docusaurus',
			tried: '@docusaurus/core 3.10.2',
			texts: shared('docusaurus', '/', 'docs/page.mdx'),
		},
		vitepress: {name: 'VitePress', tried: 'vitepress 1.6.4', texts: shared('vitepress', '/', 'page.md')},
		vuepress: {
			name: 'VuePress',
			tried: 'vuepress 2.0.0-rc.30',
			texts: {
				'.vuepress/config.js': `head: [['script', { src: '/n-queens.js', defer: '' }]],
bundler: viteBundler({ vuePluginOptions: { template: { compilerOptions: { isCustomElement: ${OWN} } } } }),`,
				'README.md': FIGURE,
			},
		},
		docsify: {name: 'docsify', tried: 'docsify 5.0.0', texts: {'index.html': SCRIPT_HERE, 'README.md': FIGURE}},
		observable: {
			name: 'Observable Framework',
			tried: '@observablehq/framework 1.13.4',
			texts: {'src/index.md': IN_MARKDOWN_HERE},
		},
		honkit: {name: 'HonKit', tried: 'honkit 6.1.7', texts: {'README.md': IN_MARKDOWN_HERE}},
		antora: {
			name: 'Antora, Asciidoctor',
			tried: 'antora 3.1.15',
			texts: {
				'modules/ROOT/pages/index.adoc': `[subs=attributes]
++++
<script src="{attachmentsdir}/n-queens.js"></script>
${FIGURE}
++++`,
			},
		},
		eleventy: {
			name: 'Eleventy',
			tried: '@11ty/eleventy 3.1.8',
			texts: {
				'eleventy.config.mjs': "export default function (config) {\n  config.addPassthroughCopy('n-queens.js')\n}",
				'page.md': IN_MARKDOWN,
			},
		},
		hexo: {name: 'Hexo', tried: 'hexo 8.1.2', texts: {'source/_posts/page.md': titled(IN_MARKDOWN)}},
		hugo: {name: 'Hugo', tried: 'hugo 0.111.3', texts: shared('hugo', '/', 'content/page.md', titled)},
		jekyll: {
			name: 'Jekyll',
			tried: 'jekyll 4.3.1',
			texts: shared('jekyll', "{{ '/assets/' | relative_url }}", 'page.md', titled),
		},
		mkdocs: {
			name: 'MkDocs Material',
			tried: 'mkdocs-material 8.2.5',
			texts: shared('mkdocs', '', 'docs/page.md'),
		},
		sphinx: {name: 'Sphinx', tried: 'sphinx 5.3.0', texts: shared('sphinx', '', 'page.rst')},
		textlint: {name: 'textlint', tried: 'textlint 15.8.0', texts: {'page.md': `<div>\n${FIGURE}\n</div>`}},
		metalsmith: {
			name: 'Metalsmith',
			tried: 'metalsmith 2.7.0, @metalsmith/layouts 3.0.0',
			texts: {'src/page.md': `---\ntitle: N-Queens\nlayout: page.hbs\n---\n\n${IN_MARKDOWN}`},
		},
		pelican: {
			name: 'Pelican',
			tried: 'pelican 4.8.0',
			texts: {
				'content/page.md': `Title: N-Queens
Date: 2026-01-01

<script src="{static}/images/n-queens.js"></script>
<div>${FIGURE}</div>`,
			},
		},
		pandoc: {
			name: 'Pandoc',
			tried: 'pandoc 2.17.1.1',
			texts: {'page.md': `${SCRIPT_HERE}\n\n${AS_RAW}`},
		},
	},
	slides: {
		slidev: {
			name: 'Slidev',
			tried: '@slidev/cli 53.0.0',
			texts: {'index.html': `<head>\n  ${SCRIPT}\n</head>`, 'slides.md': ON_SLIDE},
		},
		marp: {
			name: 'Marp',
			tried: '@marp-team/marp-cli 4.5.1',
			texts: {'slides.md': `${SCRIPT_HERE}\n\n${ON_SLIDE}`},
		},
		reveal: {
			name: 'reveal.js, impress.js, remark',
			tried: 'reveal.js 6.0.2, impress.js 1.1.0, remark-slide 0.14.0',
			texts: {':head': SCRIPT_HERE, ':slide': ON_SLIDE},
		},
		shower: {name: 'Shower', tried: '@shower/core 3.3.0', texts: {':head': SCRIPT_HERE, ':slide': ON_LOW_SLIDE}},
	},
	books: {
		vivliostyle: {
			name: 'Vivliostyle',
			tried: '@vivliostyle/cli 11.0.0',
			texts: {'page.html': `<script src="/vivliostyle/n-queens.js"></script>\n${ON_PAGE}`},
		},
		epub: {
			name: 'EPUB',
			tried: 'epubcheck 4.2.6',
			texts: {
				'package.opf': `<item id="page" href="page.xhtml" media-type="application/xhtml+xml" properties="scripted"/>
<item id="n-queens" href="n-queens.js" media-type="text/javascript"/>
<item id="board" href="board.png" media-type="image/png"/>`,
				'page.xhtml': say => `${SCRIPT_HERE}\n<div>${WITH_PICTURE(say)}</div>`,
			},
		},
	},
	notebooks: {
		jupyter: {name: 'Jupyter, nbconvert', tried: 'nbconvert 6.5.3', texts: {':cell': JUPYTER}},
		jupyterlite: {name: 'JupyterLite', tried: null, texts: {':cell': online('jupyter')}},
		quarto: {
			name: 'Quarto',
			tried: null,
			texts: {
				'page.qmd': `---
resources: n-queens.js
format:
  html:
    include-in-header:
      text: <script src="n-queens.js"></script>
---

${AS_RAW}`,
			},
		},
	},
	editors: {
		wordpress: {
			name: 'WordPress',
			tried: 'wordpress 6.5.5',
			texts: {
				':block': online('wordpress'),
				'n-queens.php': SHORTCODE,
				':shortcode': '[n-queens n="8" step="146"]',
			},
		},
		ghost: {name: 'Ghost', tried: '@tryghost/kg-lexical-html-renderer 1.5.1', texts: {':card': FROM_AFAR}},
		notion: {name: 'Notion', tried: null, texts: {':embed': online('notion')}},
		'google-sites': {name: 'Google Sites', tried: null, texts: {':code': FRAME}},
		tinymce: {name: 'TinyMCE', tried: 'tinymce 8.9.2', texts: {':source': PICTURE}},
		ckeditor: {name: 'CKEditor', tried: null, texts: {':source': FRAME}},
		hatena: {tried: null, texts: {':markdown': FRAME}},
	},
	courses: {
		moodle: {name: 'Moodle', tried: null, texts: {':source': FRAME}},
		canvas: {name: 'Canvas', tried: null, texts: {':source': FRAME}},
		qti: {
			name: 'QTI 3',
			tried: '@citolab/qti-components 7.27.4',
			texts: {':page': SCRIPT_HERE, 'item.xml': `<qti-item-body>\n  ${FIGURE}\n</qti-item-body>`},
		},
	},
	pictures: {
		qiita: {name: 'Qiita', tried: null, texts: {':article': online('qiita')}},
		zenn: {
			name: 'Zenn',
			tried: 'zenn-markdown-html 0.5.4',
			texts: {':article': say => `${online('zenn')(say)}\n\n@[stackblitz](${say.stackblitz})`},
		},
		playgrounds: {tried: null, texts: {':panel': FROM_AFAR}},
		images: {
			texts: {':markdown': say => `[![${say.alt}](solution-8.svg)](https://${say.host}/${MOMENT}1313)`},
		},
	},
}

export const EVERY_HOST = Object.assign({}, ...Object.values(HOSTS))
