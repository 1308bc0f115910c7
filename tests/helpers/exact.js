// Searches written as in the books: recursive, on copies of the state. Independent of c/; oracle.js finds attacks.

import {after, attacks, placed, stateOf} from './oracle.js'
import {squaresOf} from './walks.js'

export const EXACT = ['permutations', 'bitmask', 'forward-checking', 'exact-cover']

/** Only `forward-checking` and `completion` take fixed queens and blocked squares. */
export const walk = (search, n, {given = [], blocked = []} = {}) =>
	TWINS[search]({...stateOf(n, given), search, blocked})

const withArrays = (state, kind, event, arrays) => ({
	...after(state, kind, event),
	arrays: Object.entries(arrays).map(([name, values]) => ({name, values: values.flat().map(Number)})),
})

const upTo = n => [...Array(n).keys()]

function* permutations(state) {
	const {n, queens, stack, counters} = state,
		used = Array(n).fill(false)
	const tell = (kind, event) => withArrays(state, kind, event, {used})

	function check() {
		for (const row of upTo(n))
			for (const below of upTo(n).slice(row + 1)) {
				counters.probes++
				const line = attacks(row, queens[row], below, queens[below])
				if (line) return {row: below, col: queens[below], verdict: 'attacked', by: {row, col: queens[row], line}}
			}
		return {verdict: 'free'}
	}

	function* choose(row) {
		stack.push({row, col: -1})
		yield tell('enter', {row})
		for (const col of upTo(n)) {
			stack.at(-1).col = col
			counters.probes++
			const by = used[col] ? {row: queens.indexOf(col), col, line: 'column'} : null
			yield tell('test', {row, col, verdict: by ? 'attacked' : 'free', by})
			if (by) continue
			used[col] = true
			queens[row] = col
			yield tell('place', {row, col})
			if (row + 1 < n) yield* choose(row + 1)
			else {
				const found = check()
				yield tell('check', found)
				if (found.verdict === 'free') yield tell('solution')
			}
			used[col] = false
			queens[row] = -1
			yield tell('remove', {row, col})
		}
		stack.pop()
		yield tell('leave', {row})
	}

	yield tell('start')
	yield* choose(0)
	yield tell('done')
}

function* bitmask(state) {
	const {n, queens, stack} = state,
		all = 2 ** n - 1,
		frames = [{cols: 0, diags1: 0, diags2: 0, free: 0}]
	const bitsOf = ([name, word]) => [name, upTo(n).map(i => (word >>> i) & 1)]
	const tell = (kind, event) =>
		withArrays(state, kind, event, Object.fromEntries(Object.entries(frames.at(-1)).map(bitsOf)))

	function* attempt(row, cols, diags1, diags2) {
		if (row === n) return yield tell('solution')
		const frame = {cols, diags1, diags2, free: all & ~(cols | diags1 | diags2)}
		frames.push(frame)
		stack.push({row, col: -1})
		yield tell('enter', {row})
		while (frame.free !== 0) {
			const bit = frame.free & -frame.free,
				col = Math.log2(bit)
			frame.free ^= bit
			queens[row] = stack.at(-1).col = col
			yield tell('place', {row, col})
			yield* attempt(row + 1, cols | bit, (diags1 | bit) << 1, (diags2 | bit) >> 1)
			queens[row] = -1
			yield tell('remove', {row, col})
		}
		frames.pop()
		stack.pop()
		yield tell('leave', {row})
	}

	yield tell('start')
	yield* attempt(0, 0, 0, 0)
	yield tell('done')
}

const without = (domains, queen) =>
	domains.map(domain => domain.filter(({row, col}) => attacks(queen.row, queen.col, row, col) === null))

function* forwardChecking(state) {
	const {search, n, queens, stack, counters, blocked} = state,
		isCompletion = search === 'completion',
		isBlocked = ({row, col}) => blocked.some(square => square.row === row && square.col === col)
	function tell(kind, event, domains) {
		const left = domains.map((domain, row) => (queens[row] < 0 ? domain : [])),
			squares = upTo(n).map(row => upTo(n).map(col => left[row].some(square => square.col === col)))
		return withArrays(state, kind, event, {left: left.map(({length}) => length), squares})
	}

	const smallest = domains =>
		upTo(n)
			.filter(row => queens[row] < 0)
			.reduce((best, row) => (domains[row].length < domains[best].length ? row : best))

	function* visit(domains) {
		if (!queens.includes(-1)) {
			yield tell('solution', {}, domains)
			return isCompletion
		}
		const row = isCompletion ? smallest(domains) : queens.indexOf(-1)
		let succeeded = false
		stack.push({row, col: -1})
		yield tell('enter', {row}, domains)
		for (const {col} of domains[row]) {
			stack.at(-1).col = col
			const pruned = without(domains, {row, col}),
				later = upTo(n).filter(other => other !== row && queens[other] < 0),
				at = later.findIndex(other => pruned[other].length === 0)
			counters.probes += at < 0 ? later.length : at + 1
			yield tell('test', {row, col, verdict: at < 0 ? 'free' : 'empties', emptied: at < 0 ? null : later[at]}, domains)
			if (at >= 0) continue
			queens[row] = col
			yield tell('place', {row, col}, pruned)
			succeeded = yield* visit(pruned)
			if (succeeded) break
			queens[row] = -1
			yield tell('remove', {row, col}, domains)
		}
		stack.pop()
		yield tell('leave', {row, verdict: outcome(succeeded)}, domains)
		return succeeded
	}

	const outcome = succeeded => (isCompletion ? (succeeded ? 'success' : 'failure') : null)
	const open = upTo(n).map(row => squaresOf(n).filter(square => square.row === row && !isBlocked(square)))
	const begun = placed(queens).reduce(without, open)
	yield tell('start', {}, begun)
	yield tell('done', {verdict: outcome(yield* visit(begun))}, begun)
}

const itemsOf = ({row, col}) => [`r${row}`, `c${col}`, `d${row - col}`, `a${row + col}`]

function* exactCover(state) {
	const {n, queens, stack, counters} = state,
		names = letter => upTo(n).map(i => letter + i)
	const options = squaresOf(n)
	let matrix = {items: [...names('r'), ...names('c')], lists: new Map()}
	for (const option of options)
		for (const item of itemsOf(option)) matrix.lists.set(item, [...(matrix.lists.get(item) ?? []), option])

	function tell(kind, event) {
		const sizes = letter =>
			names(letter).map(item => (matrix.items.includes(item) ? matrix.lists.get(item).length : -1))
		const isOpen = option => itemsOf(option).every(item => matrix.lists.get(item)?.includes(option))
		return withArrays(state, kind, event, {rows: sizes('r'), columns: sizes('c'), options: options.map(isOpen)})
	}

	function cover(item) {
		const {items, lists} = matrix,
			hidden = lists.get(item)
		counters.probes++
		matrix = {items: items.filter(other => other !== item), lists: new Map(lists)}
		for (const option of hidden)
			for (const other of itemsOf(option)) {
				const list = matrix.lists.get(other)
				if (other === item || !list.includes(option)) continue
				matrix.lists.set(
					other,
					list.filter(left => left !== option),
				)
				counters.probes++
			}
		matrix.lists.set(item, [])
		return hidden
	}

	function* solve() {
		const {items, lists} = matrix,
			least = Math.min(...items.map(item => lists.get(item).length)),
			item = items.find(one => lists.get(one).length === least)
		if (!item) return yield tell('solution')
		const before = matrix,
			index = Number(item.slice(1)),
			where = item[0] === 'r' ? {row: index} : {col: index}
		const tried = cover(item)
		stack.push({row: -1, col: -1, ...where})
		yield tell('enter', where)
		for (const option of tried) {
			const uncovered = matrix
			queens[option.row] = option.col
			for (const other of itemsOf(option)) if (other !== item) cover(other)
			yield tell('place', option)
			yield* solve()
			queens[option.row] = -1
			matrix = uncovered
			yield tell('remove', option)
		}
		stack.pop()
		matrix = before
		yield tell('leave', where)
	}

	yield tell('start')
	yield* solve()
	yield tell('done')
}

const TWINS = {
	...{permutations, bitmask, 'exact-cover': exactCover},
	...{'forward-checking': forwardChecking, completion: forwardChecking},
}
