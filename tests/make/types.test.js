// The published types: what a TypeScript user writes compiles, and what is wrong does not.

import {test} from 'uvu'
import {is} from 'uvu/assert'
import {compileAll} from '../helpers/tsc.js'

const RIGHT = {
	"the engine's declarations": `
    import { walk, searches, format, MAX_N, type Moment, type SearchType } from 'n-queens/engine'
    const w = await walk({ n: 8, search: 'wraparound', startRow: 3 })
    const { signal } = new AbortController()
    const moment: Moment = await w.seek(1200, { signal, onProgress: known => known.toFixed() })
    const next: Moment | null = await w.next('solution')
    const queens: number[] = moment.queens
    const by: 'column' | 'diagonal' | 'antidiagonal' | undefined = moment.event.by?.line
    const length: number | undefined = w.length
    const list: SearchType[] = await searches()
    const text: string = await format(queens, 'dots')
    export { next, by, length, list, text, MAX_N }`,
	'the declarations of counting': `
    import { count, memoryFor, openCount, secondsFor, symmetry } from 'n-queens/engine'
    import { type CountJob, type Progress, type SavedCount, type Symmetry } from 'n-queens/engine'
    const { signal } = new AbortController()
    const told: Progress[] = []
    const total: bigint = await count(16, {
      workers: 2, signal, fundamental: true, onProgress: progress => void told.push(progress),
    })
    const job: CountJob = await openCount(20, { workers: 4, saved: undefined })
    const { n, units, bytes } = job.plan
    const all: bigint = await job.run({
      signal,
      onProgress: ({ done, units, elapsed, workers, onOwnThread }) => onOwnThread ? done / units : elapsed * workers,
    })
    const saved: SavedCount = job.saved()
    const sum: bigint = saved.sum
    const classes: Symmetry = await symmetry(20, all)
    const eighths: bigint = classes.of8
    const figures: number[] = [n, units, bytes, job.progress.done, await memoryFor(20), await secondsFor(20, 2)]
    export { total, sum, eighths, figures, told }`,
	'the declarations of all solutions': `
    import { attacks, boardsFrom, canonical, classes, images, indexOf } from 'n-queens/engine'
    import { solutionAt, solutions, totalOf } from 'n-queens/engine'
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
    const numbers: (bigint | undefined)[] = [...list, ...orbit].map(({ number }) => number)
    const lines: AttackLine[] = (await attacks([{ row: 0, col: 0 }, { row: 1, col: 1 }])).map(({ line }) => line)
    const page: Uint8Array[] = await boardsFrom(12, 100n, 50, watched)
    export { found, names, number, numbers, lines, page }`,
}

/** By what is wrong in them: each of these lines is a mistake. */
const WRONG = {
	'a number of a class that is taken for a plain one, a symmetry of another name or a wrong option do not compile': [
		'const [{ number }] = await engine.classes(8); const k: number = number',
		"const turned = (await engine.canonical([0])).by === 'turn-45'",
		'for await (const board of engine.solutions(8, { start: 3 })) board.fill(0)',
		"await engine.solutionAt(8, '5')",
	],
	'a total that is a number, or options with another name, do not compile': [
		'await engine.symmetry(8, 92)',
		'await engine.count(8, { worker: 2 })',
		'const total: number = await engine.count(8)',
	],
	'a wrong kind or a missing n does not compile': [
		"(await engine.walk({ n: 8 })).next('queen')",
		"await engine.walk({ search: 'flags' })",
	],
}

const right = Object.entries(RIGHT).map(([what, source]) => [`${what} compile in strict TypeScript`, source])
const wrong = Object.entries(WRONG).map(([title, lines]) => {
	const expecting = lines.map(line => `{\n// @ts-expect-error\n${line}\n}`)
	return [title, `import * as engine from 'n-queens/engine'\n${expecting.join('\n')}\nexport {}`]
})
const cases = [...right, ...wrong],
	said = compileAll(cases.map(([, source]) => source))
cases.forEach(([title], i) => test(title, () => is(said[i], '')))

test.run()
