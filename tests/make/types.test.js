import {equal, match, not, ok, test} from '#test'
import {spawnSync} from 'node:child_process'
import {mkdirSync, readFileSync, symlinkSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {installed} from '../helpers/package.js'
import {tsc} from '../helpers/tsc.js'

const RIGHT = `
import { NQueens, type NQueensChange, type NQueensFault } from 'n-queens'
import 'n-queens/study'
import * as engine from 'n-queens/engine'
import { boardsFrom, canonical, count, images, indexOf, openCount, solutions, walk } from 'n-queens/engine'
import type { AttackLine, CountJob, Image, Kind, Moment, Progress, SavedCount } from 'n-queens/engine'
import type { SearchType, SolutionClass, Symmetry, SymmetryName, Watched } from 'n-queens/engine'

const { signal } = new AbortController()
const figure = document.querySelector('n-queens')!
{
	const same: NQueens = figure
	figure.n = 6; figure.search = 'first'; figure.startRow = 2; figure.speed = Infinity; figure.attacks = true
	figure.theme = 'dark'; figure.labels = null
	figure.stops = ['solution', 120]; figure.stops.map(stop => typeof stop)
	figure.controls = 'play step'; figure.views = 'board code'; figure.views = ['board', 'tree']
	figure.step = 120
	figure.mode = 'board'; figure.given = '0,0 3,5'; figure.blocked = [{ row: 7, col: 7 }]; figure.given = null
	figure.addEventListener('n-queens-change', ({ detail }) => {
		const now: NQueensChange = detail; figure.given = now.given.filter(({ row, col }) => row < col)
		const ways: bigint = now.completions ?? 0n
	})
	figure.mode = 'check'; figure.example = 'no-sign'; figure.as = 'boards'; figure.example = null
	const seen: Moment = figure.moment
	const steps: number | undefined = figure.length
	const kind: Kind = seen.event.kind
	figure.addEventListener('n-queens-step', ({ detail }) => detail.queens.map(col => col + 1))
	document.addEventListener('n-queens-error', event => {
		const fault: NQueensFault = event.detail; fault.message.trim()
	})
	await figure.seek(12); await figure.next('solution'); await figure.previous(); await figure.next(['place', 'remove'])
	await figure.next({ kind: 'test', row: 2, col: 4 })
	await figure.reach('probe', 3); await figure.settled
	figure.play(); figure.pause()
	document.createElement('n-queens').append('a drawing')
	class Mine extends NQueens {}
}
{
	const w = await walk({ n: 8n, search: 'wraparound', startRow: 3 })
	const moment: Moment = await w.seek(1200, { signal, onProgress: known => known.toFixed() })
	const next: Moment | null = await w.next('solution')
	const queens: number[] = moment.queens
	const by: 'column' | 'diagonal' | 'antidiagonal' | undefined = moment.event.by?.line
	const length: number | undefined = w.length
	const list: SearchType[] = await engine.searches()
	const text: string = await engine.format(queens, 'dots')
	engine.MAX_N.toFixed()
}
{
	const parts: Progress[] = []
	const total: bigint = await count(16, {
		workers: 2, signal, fundamental: true, onProgress: progress => void parts.push(progress),
	}) + await count(8n)
	const job: CountJob = await openCount(20, { workers: 4, saved: undefined })
	const { n, units, bytes } = job.plan
	const all: bigint = await job.run({
		signal,
		onProgress: ({ done, units, elapsed, workers, onOwnThread }) => onOwnThread ? done / units : elapsed * workers,
	})
	const saved: SavedCount = job.saved()
	const sum: bigint = saved.sum
	const classes: Symmetry = await engine.symmetry(20, all)
	const eighths: bigint = classes.of8
	const needs: number[] = [job.progress.done, await engine.memoryFor(20), await engine.secondsFor(20, 2)]
}
{
	const watched: Watched = { signal, onProgress: part => void part.toFixed() }
	const found: Uint8Array[] = []
	for await (const board of solutions(8)) found.push(board)
	for await (const board of solutions(18, { from: 7_000_000n, signal })) { found.push(board); break }
	const board: Uint8Array = await engine.solutionAt(16, 7_000_000, watched)
	const number: bigint = await indexOf(board, watched) + await indexOf([1, 3, 0, 2]) + await engine.totalOf(18)
	const list: SolutionClass[] = await engine.classes(8, { onProgress: () => {} })
	const orbit: Image[] = await images(board)
	const names: SymmetryName[] = [...orbit.map(({ by }) => by), (await canonical(board)).by, 'turn-90']
	const numbers: (bigint | undefined)[] = [...list, ...orbit].map(({ number }) => number)
	const pairs = await engine.attacks([{ row: 0, col: 0 }, { row: 1, col: 1 }])
	const lines: AttackLine[] = pairs.map(({ line }) => line)
	const page: Uint8Array[] = await boardsFrom(12, 100n, 50, watched)
}
`

const WRONG = [
	"figure.n = 'eight'",
	"figure.theme = 'pink'",
	"figure.attacks = 'yes'",
	"figure.mode = 'chess'",
	"figure.as = 'song'",
	"figure.addEventListener('n-queens-change', ({ detail }) => detail.completions.toString())",
	'figure.given = [[0, 3]]',
	'figure.moment = figure.moment',
	"figure.next('queen')",
	"figure.next({ kind: 'leave', line: 3 })",
	"figure.reach('place')",
	'figure.words',
	"figure.addEventListener('n-queens-step', ({ detail }) => detail.nothing)",
	"figure.addEventListener('n-queens-error', ({ detail }) => detail.queens)",
	"(await walk({ n: 8 })).next('queen')",
	"await walk({ search: 'flags' })",
	'const few: number = await count(8)',
	'await count(8, { worker: 2 })',
	'await engine.symmetry(8, 92)',
	'const [{ number }] = await engine.classes(8); const k: number = number',
	"const turned = (await canonical([0])).by === 'turn-45'",
	'for await (const board of solutions(8, { start: 3 })) board.fill(0)',
	"await engine.solutionAt(8, '5')",
]

for (const [resolution, module] of Object.entries({bundler: 'esnext', nodenext: 'nodenext'}))
	test(`strict TypeScript with moduleResolution ${resolution} accepts right and rejects wrong code`, async () => {
		const {write, folder: cwd} = await installed(),
			lines = [...WRONG, 'figure.n = 8'].map(line => `{\n// @ts-expect-error\n${line}\n}\n`)
		match(tsc([write('use.ts', RIGHT + lines.join(''))], {module, resolution, cwd}), /^.*error TS2578: .*\n$/)
	})

test('TypeScript 5.0 accepts right code', async () => {
	const {write, folder: cwd} = await installed()
	equal(tsc([write('use.ts', RIGHT)], {compiler: 'typescript-5.0', cwd}), '')
})

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

const REACT = {packages: ['@types/react'], extras: ['key="1" className="wide"', CALLS]}

const FRAMEWORKS = {
	react: jsx('react', 'react-jsx', REACT),
	'react as a component': jsx('react', 'react-jsx', {
		...REACT,
		before: ["import { NQueens as Figure } from 'n-queens/react'"],
		line: tag => `void ${tag.replace(/(?<=^<)n-queens|n-queens(?=>$)/g, 'Figure')}`,
		listener: (name, value) => `on${joined(name)}={${value}}`,
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

const RIGHT_TEXTS = [
	'n="8" start-row="3" search="flags" step="111" views="board code" attacks speed="max" labels="1" lang="ja"',
	'mode="board" given="0,0 3,5" blocked="7,7" theme="dark"',
]
const VALUES = {
	...{n: '8', 'start-row': '3', views: '["board", "code"]', given: '[{ row: 0, col: 0 }]', stops: '["solution", 120]'},
	...{speed: 'Infinity', theme: 'null', attacks: 'false', labels: 'undefined', progress: 'null'},
}
const WRONG_TEXTS = ['n="eight"', 'theme="pink"', 'start-row="x"', 'serch="flags"']

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
				...RIGHT_TEXTS,
				...extras,
				Object.entries(VALUES)
					.map(pair => given(...pair))
					.join(' '),
			],
			attributes.map(({name}) => given(name, 'undefined')).join(' '),
			...events.map(({name}) => listener(name, '({ currentTarget }) => currentTarget.pause()')),
		]
		const wrong = [
			...[...WRONG_TEXTS, given('views', '["bord"]')],
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
		const rejected = [...errors.matchAll(new RegExp(`${file}(?:\\(|" )(\\d+)[,:]\\d+\\D.*`, 'gi'))].map(([, at]) =>
			Number(at),
		)
		const first = begin.length + right.length + 1
		ok(wrong.length > 40)
		equal(
			[...new Set(rejected)].sort((a, b) => a - b),
			wrong.map((_, i) => first + i),
			errors,
		)
	})

test.run()
