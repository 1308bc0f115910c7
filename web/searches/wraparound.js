// wraparound: class EightQueen with solve_8q(x, count), from an exercise on recursion. x is the row.

import {inJavaScript} from './braces.js'

const SIDES = [-1, 0, 1]
const COURSES = SIDES.map(rows => SIDES.map(cols => [rows, cols]).filter(([rows, cols]) => rows || cols))

const inAll = (indent, or = '||', meets = 'meets') =>
	COURSES.map(line => line.map(by => `«${meets}(x, y, ${by.join(', ')})»`).join(` ${or} `)).join(` ${or}\n${indent}`)

const body = (search, found, check = 'check', square = 'board[x][y]') => `	if (count == N) {
		${found}; §solution
		return true;
	}
	for (int y = 0; y < N; y++) { §enter
		if (!${check}(x, y)) continue; §test
		${square} = true; §place
		if (${search}((x + 1) % N, count + 1)) { §call
			return true; §leave:success
		}
		${square} = false; §remove
	}
	return false; §leave:failure
}`

const onward = (meets = 'meets', square = 'board[x][y]') => `	x += dx;
	y += dy;
	if (x < 0 || x >= N || y < 0 || y >= N) return false;
	return ${square} || ${meets}(x, y, dx, dy);
}`

export default {
	names: {
		call: 'solve_8q',
		count: 'count',
		row: 'x',
		col: 'y',
		values: ['false', 'true'],
		arrays: {board: ['square', 'x][y']},
	},
	condition: {
		parts: ['diagonal-', 'column-', 'antidiagonal-', 'row-', 'row+', 'antidiagonal+', 'column+', 'diagonal+'],
		partOf: (by, row) => by.line + (by.row < row ? '-' : '+'),
	},
	lookedAt({n, queens, event}) {
		const seen = []
		for (const [down, right] of COURSES.flat())
			for (let {row, col} = event; ; ) {
				row += down
				col += right
				if (row < 0 || row >= n || col < 0 || col >= n) break
				seen.push([row, col])
				if (queens[row] === col) return seen
			}
		return seen
	},
	listings: {
		ruby: `
class EightQueen
	def solve_8q(x, count)
		if count == @n
			show_board §solution
			return true
		end
		@n.times do |y| §enter
			next unless check(x, y) §test
			@board[x][y] = true §place
			if solve_8q((x + 1) % @n, count + 1) §call
				return true §leave:success
			end
			@board[x][y] = false §remove
		end
		false §leave:failure
	end

	def check(x, y)
		!(${inAll('\t\t\t')})
	end

	def meets(x, y, dx, dy)
		x, y = x + dx, y + dy
		return false unless (0...@n) === x && (0...@n) === y
		@board[x][y] || meets(x, y, dx, dy)
	end
end

EightQueen.new(n).solve_8q(start, 0) §done
`,
		pseudo: `
solve_8q(x, count)
	if count = n
		return true §solution
	for y ← 0 … n − 1 §enter
		if no queen: «(x, y) ↖» or «(x, y) ↑» or «(x, y) ↗» or «(x, y) ←» or «(x, y) →» or
			«(x, y) ↙» or «(x, y) ↓» or «(x, y) ↘» §test
			board[x, y] ← true §place
			if solve_8q((x + 1) mod n, count + 1) §call
				return true §leave:success
			board[x, y] ← false §remove
	return false §leave:failure

solve_8q(start, 0) §done
`,
		c: `
bool meets(int x, int y, int dx, int dy) {
${onward()}

bool check(int x, int y) {
	return !(${inAll('\t\t\t ')});
}

bool solve_8q(int x, int count) {
${body('solve_8q', 'print_board(board)')}

int main(void) { solve_8q(start, 0); } §done
`,
		python: `
def solve_8q(x, count):
	if count == N:
		print_board(board) §solution
		return True
	for y in range(N): §enter
		if check(x, y): §test
			board[x][y] = True §place
			if solve_8q((x + 1) % N, count + 1): §call
				return True §leave:success
			board[x][y] = False §remove
	return False §leave:failure

def check(x, y):
	return not (${inAll('\t\t\t\t', 'or')})

def meets(x, y, dx, dy):
	x, y = x + dx, y + dy
	if x not in range(N) or y not in range(N):
		return False
	return board[x][y] or meets(x, y, dx, dy)

solve_8q(start, 0) §done
`,
		javascript: `
function solve8q(x, count) {
${inJavaScript(body('solve8q', 'printBoard(board)'))}

function check(x, y) {
	return !(${inAll('\t\t\t\t\t ')})
}

function meets(x, y, dx, dy) {
${inJavaScript(onward())}

solve8q(start, 0) §done
`,
		csharp: `
static bool Solve8q(int x, int count) {
${body('Solve8q', 'PrintBoard(board)', 'Check', 'board[x, y]')}

static bool Check(int x, int y) =>
	!(${inAll('\t  ', '||', 'Meets')});

static bool Meets(int x, int y, int dx, int dy) {
${onward('Meets', 'board[x, y]')}

static void Main() => Solve8q(start, 0); §done
`,
		swift: `
func solve8q(_ x: Int, _ count: Int) -> Bool {
	if count == N {
		printBoard(board) §solution
		return true
	}
	for y in 0..<N { §enter
		if !check(x, y) { continue } §test
		board[x][y] = true §place
		if solve8q((x + 1) % N, count + 1) { §call
			return true §leave:success
		}
		board[x][y] = false §remove
	}
	return false §leave:failure
}

func check(_ x: Int, _ y: Int) -> Bool {
	return !(${inAll('\t\t\t ')})
}

func meets(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> Bool {
	let x = x + dx, y = y + dy
	if x < 0 || x >= N || y < 0 || y >= N { return false }
	return board[x][y] || meets(x, y, dx, dy)
}

_ = solve8q(start, 0) §done
`,
	},
}
