// Configuration of knip, which finds unused exports and files. Exports of an entry count as used, so entries are only
// files that are loaded by name.

import {readdirSync} from 'node:fs'

const modes = readdirSync('web/modes', {withFileTypes: true}).filter(one => one.isDirectory())

export default {
	entry: [
		'web/make/{build,serve,oembed,lms,lit-html,lit-globals}.js',
		'web/figure/{element,explained,quiz,react,searches}.js',
		'web/engine/{index,{walk,complete,judge}-worker}.js',
		'web/gpu/index.js',
		'web/terminal/count.js',
		'web/page/page.js',
		'web/searches/index.js',
		...modes.map(({name}) => `web/modes/${name}/${name}.js`),
		'web/modes/*/figure.js',
		'web/ui/scripts.js',
		'web/modes/walk/{lesson/lesson,zoom/zoom}.js',
		'web/dialogs/{share,export,keys}/{share,export,keys}.js',
		'web/**/*.css.js',
		'web/embed/{embed,scorm}.js',
		'web/site/package.js',
		'web/site/client.js',
		'web/words/*/**/*.js',
		'tests/**/*.test.js',
		'tests/{run,bench,bench/card,mutants}.js',
		'tests/helpers/{several,spy}.js',
		'.ci/*.{js,cjs}',
	],
	project: ['web/**/*.js', 'tests/**/*.js'],
	ignoreWorkspaces: ['.ci/build'],
	ignoreBinaries: ['make'],
	ignoreDependencies: [
		...['worker', 'beside'],
		...[
			'@biomejs/biome',
			'@types/react',
			'axe-core',
			'custom-elements-manifest',
			'dependency-cruiser',
			'preact',
			'react-dom',
			'scorm-again',
			'solid-js',
			'svelte',
			'svelte-check',
			'tsc',
			'typescript-5.0',
			'vitepress',
			'vue',
			'vue-tsc',
		],
	],
	ignoreUnresolved: ['./engine.mjs', './n-queens.mjs'],
	rules: {unresolved: 'off', unlisted: 'off'},
}
