import {test} from 'uvu'
import {equal, not, ok} from 'uvu/assert'
import {spawnSync} from 'node:child_process'
import {mkdirSync, readFileSync, symlinkSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {installed} from '../helpers/package.js'
import {tsc} from '../helpers/tsc.js'

const [{attributes, events}] = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')).modules[0].declarations

const node = (program, args, cwd) =>
	spawnSync(process.execPath, [resolve('node_modules', program), ...args], {cwd, encoding: 'utf8'}).stdout

const inBraces = {
	...{before: [], after: []},
	given: (name, value) => `${name}={${value}}`,
	listener: (name, value) => `on${name}={${value}}`,
}
const jsx = (module, form, more) => ({
	...inBraces,
	packages: [module],
	file: 'use.tsx',
	line: tag => `void ${tag}`,
	check: (file, cwd) =>
		tsc([file, '--jsx', form, '--jsxImportSource', module], {module: 'esnext', resolution: 'bundler', cwd}),
	...more,
})
const joined = name => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
const SETTINGS = {
	compilerOptions: {
		...{strict: true, noEmit: true, target: 'es2022', lib: ['es2023', 'dom'], types: [], skipLibCheck: true},
		...{module: 'esnext', moduleResolution: 'bundler', verbatimModuleSyntax: true},
	},
	vueCompilerOptions: {strictTemplates: true},
}

const CALLS = 'ref={figure => figure?.play()} onClick={event => event.currentTarget.pause()}'

const FRAMEWORKS = {
	react: jsx('react', 'react-jsx', {
		packages: ['@types/react'],
		extras: ['key="1" className="wide"', CALLS],
	}),
	'react as a component': jsx('react', 'react-jsx', {
		packages: ['@types/react'],
		before: ["import { NQueens as Figure } from 'n-queens/react'"],
		line: tag => `void ${tag.replace(/(?<=^<)n-queens|n-queens(?=>$)/g, 'Figure')}`,
		listener: (name, value) => `on${joined(name)}={${value}}`,
		extras: ['key="1" className="wide"', CALLS],
	}),
	preact: jsx('preact', 'react-jsx', {extras: ['key="1" class="wide"', CALLS]}),
	solid: jsx('solid-js', 'preserve', {
		listener: (name, value) => `on:${name}={${value}}`,
		extras: ['class="wide" attr:step={3} prop:views={["board"]}', 'ref={figure => figure.play()}'],
	}),
	'vue in JSX': jsx('vue', 'preserve', {
		listener: (name, value) => `on${joined(name)}={${value}}`,
		extras: ['key="1" class="wide"'],
	}),
	svelte: {
		...inBraces,
		packages: ['svelte'],
		file: 'Use.svelte',
		before: ['let figure: NQueens | undefined = $state()', '</script>'],
		line: tag => tag,
		extras: ['class="wide" bind:this={figure}'],
		check: (_, cwd) =>
			node('svelte-check/bin/svelte-check', ['--tsconfig', './tsconfig.json', '--output', 'machine'], cwd),
	},
	vue: {
		packages: ['vue'],
		file: 'Use.vue',
		line: tag => tag,
		before: ['</script>', '<template>'],
		after: ['</template>'],
		given: (name, value) => `:${name}="${value.replaceAll('"', "'")}"`,
		listener: (name, value) => `@${name}="${value}"`,
		extras: ['ref="figure" class="wide" @click="event => event.preventDefault()"'],
		check: (_, cwd) => node('vue-tsc/bin/vue-tsc.js', ['-p', 'tsconfig.json'], cwd),
	},
}

const TEXTS = [
	'n="8" start-row="3" search="flags" step="111" views="board code" attacks speed="max" labels="1" lang="ja"',
	'mode="board" given="0,0 3,5" blocked="7,7" theme="dark"',
]
const VALUES = {
	...{n: '8', 'start-row': '3', views: '["board", "code"]', given: '[{ row: 0, col: 0 }]', stops: '["solution", 120]'},
	...{speed: 'Infinity', theme: 'null', attacks: 'false', labels: 'undefined', progress: 'null'},
}
const WRONG = ['n="eight"', 'theme="pink"', 'start-row="x"', 'serch="flags"']

for (const [name, framework] of Object.entries(FRAMEWORKS))
	test(`${name} accepts right code, and rejects wrong values of attributes and details of events`, async () => {
		const {packages, file, before, after, line, given, listener, extras, check} = framework
		const {folder, write} = await installed()
		for (const one of packages) {
			const at = join(folder, 'node_modules', one)
			mkdirSync(join(at, '..'), {recursive: true})
			symlinkSync(resolve('node_modules', one), at)
		}
		const right = [
			...[
				...TEXTS,
				...extras,
				Object.entries(VALUES)
					.map(pair => given(...pair))
					.join(' '),
			],
			attributes.map(({name}) => given(name, 'undefined')).join(' '),
			...events.map(({name}) => listener(name, '({ currentTarget }) => currentTarget.pause()')),
		]
		const wrong = [
			...[...WRONG, given('views', '["bord"]')],
			...attributes.map(({name}) => given(name, '/x/')),
			...events.map(({name}) => listener(name, '({ detail }) => detail.nothing')),
		]
		const imports = [`import type {} from 'n-queens/${name.split(' ')[0]}'`, "import type { NQueens } from 'n-queens'"],
			begin = [...(file.endsWith('.tsx') ? [] : ['<script lang="ts">']), ...imports, ...before]
		const tagged = list => list.map(text => line(`<n-queens ${text}>a drawing</n-queens>`))
		const text = [...begin, ...tagged(right), ...tagged(wrong), ...after].join('\n')
		if (!file.endsWith('.tsx')) write('tsconfig.json', JSON.stringify({...SETTINGS, include: [file]}))
		const errors = check(write(file, text), folder)
		not.match(errors, /n-queens\/dist/)
		const refused = [...errors.matchAll(new RegExp(`${file}(?:\\(|" )(\\d+)[,:]\\d+\\D.*`, 'gi'))].map(([, at]) =>
			Number(at),
		)
		const first = begin.length + right.length + 1
		ok(wrong.length > 40)
		equal(
			[...new Set(refused)].sort((a, b) => a - b),
			wrong.map((_, i) => first + i),
			errors,
		)
	})

test.run()
