// The published types: what a TypeScript user writes compiles, and what is wrong does not.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const compile = source => {
	const folder = mkdtempSync(join(process.cwd(), 'build', 'types-'))
	try {
		writeFileSync(join(folder, 'use.ts'), source)
		const options = [
			'--noEmit',
			'--strict',
			'--module',
			'nodenext',
			'--target',
			'es2022',
			'--lib',
			'es2023,dom',
			'--types',
			'',
			'--skipLibCheck',
			'false',
		]
		return spawnSync('node_modules/tsc/bin/tsc', [...options, join(folder, 'use.ts')], { encoding: 'utf8' }).stdout
	} finally {
		rmSync(folder, { recursive: true })
	}
}

test("the engine's declarations compile in strict TypeScript", () => {
	assert.is(
		compile(`
    import { walk, searches, format, MAX_N, type Moment, type SearchType } from 'n-queens/engine'
    const w = await walk({ n: 8, search: 'wraparound', startRow: 3 })
    const moment: Moment = await w.seek(1200, { signal: new AbortController().signal, onProgress: known => known.toFixed() })
    const next: Moment | null = await w.next('solution')
    const queens: number[] = moment.queens
    const by: 'column' | 'diagonal' | 'antidiagonal' | undefined = moment.event.by?.line
    const length: number | undefined = w.length
    const list: SearchType[] = await searches()
    const text: string = await format(queens, 'dots')
    export { next, by, length, list, text, MAX_N }`),
		'',
	)
})

test('the declarations of counting compile in strict TypeScript', () => {
	assert.is(
		compile(`
    import { count, memoryFor, openCount, secondsFor, symmetry, type CountJob, type Progress, type SavedCount, type Symmetry } from 'n-queens/engine'
    const { signal } = new AbortController()
    const told: Progress[] = []
    const total: bigint = await count(16, { workers: 2, signal, fundamental: true, onProgress: progress => void told.push(progress) })
    const job: CountJob = await openCount(20, { workers: 4, saved: undefined })
    const { n, units, bytes } = job.plan
    const all: bigint = await job.run({ signal, onProgress: ({ done, units, elapsed, workers, onOwnThread }) => onOwnThread ? done / units : elapsed * workers })
    const saved: SavedCount = job.saved()
    const sum: bigint = saved.sum
    const classes: Symmetry = await symmetry(20, all)
    const figures: number[] = [n, units, bytes, job.progress.done, await memoryFor(20), await secondsFor(20), await secondsFor(20, 2)]
    export { total, sum, classes, figures, told }
    export const eighths: bigint = classes.of8`),
		'',
	)
})

test('the declarations of all solutions compile in strict TypeScript', () => {
	assert.is(
		compile(`
    import { attacks, boardsFrom, canonical, classes, images, indexOf, solutionAt, solutions, totalOf } from 'n-queens/engine'
    import type { AttackLine, Image, SolutionClass, SymmetryName, Watched } from 'n-queens/engine'
    const watched: Watched = { signal: new AbortController().signal, onProgress: part => void part.toFixed() }
    const found: Uint8Array[] = []
    for await (const board of solutions(8)) found.push(board)
    for await (const board of solutions(18, { from: 7_000_000n, signal: watched.signal })) { found.push(board); break }
    const board: Uint8Array = await solutionAt(16, 7_000_000, watched)
    const number: bigint = await indexOf(board, watched) + await indexOf([1, 3, 0, 2]) + await totalOf(18)
    const list: SolutionClass[] = await classes(8, { onProgress: () => {} })
    const orbit: Image[] = await images(board)
    const names: SymmetryName[] = [...orbit.map(({ by }) => by), (await canonical(board)).by, 'turn-90']
    const numbers: (bigint | undefined)[] = [...list.map(({ number }) => number), ...orbit.map(({ number }) => number), number]
    const lines: AttackLine[] = (await attacks([{ row: 0, col: 0 }, { row: 1, col: 1 }])).map(({ line }) => line)
    const page: Uint8Array[] = await boardsFrom(12, 100n, 50, watched)
    export { found, names, numbers, lines, page }`),
		'',
	)
})

test('a number of a class that is taken for a plain one, a symmetry of another name or a wrong option do not compile', () => {
	assert.match(
		compile(
			`import { classes } from 'n-queens/engine'; const [{ number }] = await classes(8); export const k: number = number`,
		),
		'error TS',
	)
	assert.match(
		compile(
			`import { canonical } from 'n-queens/engine'; export const turned = (await canonical([0])).by === 'turn-45'`,
		),
		'error TS',
	)
	assert.match(
		compile(
			`import { solutions } from 'n-queens/engine'; for await (const board of solutions(8, { start: 3 })) board.fill(0)`,
		),
		'error TS',
	)
	assert.match(compile(`import { solutionAt } from 'n-queens/engine'; await solutionAt(8, '5')`), 'error TS')
})

test('a total that is a number, or options with another name, do not compile', () => {
	assert.match(compile(`import { symmetry } from 'n-queens/engine'; await symmetry(8, 92)`), 'error TS')
	assert.match(compile(`import { count } from 'n-queens/engine'; await count(8, { worker: 2 })`), 'error TS')
	assert.match(compile(`import { count } from 'n-queens/engine'; const total: number = await count(8)`), 'error TS')
})

test('a wrong kind or a missing n does not compile', () => {
	assert.match(compile(`import { walk } from 'n-queens/engine'; (await walk({ n: 8 })).next('queen')`), 'error TS')
	assert.match(compile(`import { walk } from 'n-queens/engine'; await walk({ search: 'flags' })`), 'error TS')
})

test.run()
