// scan: class Board with a border of sentinels, and Solver.Solve, from an article on object-oriented programming in C#.
// Other languages have shorter code. A square's index is x + y * (n + 2), with x and y from 1. A course is a direction,
// as a difference of indexes.

import {inJavaScript} from './braces.js'

const COURSES = [
	[0, 1],
	[1, 0],
	[1, -1],
	[1, 1],
]

const TURNED = {diagonal: 'antidiagonal', antidiagonal: 'diagonal'}

const inAll = (indent, or = '||') => `«comes(q, 1, square)» ${or} «comes(q, WIDTH, square)» ${or}
${indent}«comes(q, WIDTH - 1, square)» ${or} «comes(q, WIDTH + 1, square)»`

const body = (found, check, recursion) => `	if (y > N) {
		${found}; §solution
		return;
	}
	for (int x = 1; x <= N; x++) { §enter
		int square = x + y * WIDTH;
		if (!${check}(square)) continue; §test
		board[square] = QUEEN; §place
		${recursion}; §call
		board[square] = EMPTY; §remove
	} §leave
}`

export default {
	names: {
		call: 'Solve',
		row: 'y',
		col: 'x',
		from: 1,
		values: ['Empty', 'Queen', 'Border'],
		arrays: {board: ['square', 'x + y · (n + 2)']},
	},
	condition: {
		parts: ['row+', 'column+', 'antidiagonal+', 'diagonal+'],
		partOf: (by, row) => `${by.row < row ? by.line : (TURNED[by.line] ?? by.line)}+`,
		goesThroughQueens: true,
	},
	lookedAt({n, queens, event}) {
		const seen = []
		for (const [r, c] of queens.map((col, row) => [row, col]).filter(([, col]) => col >= 0))
			for (const [down, right] of COURSES)
				for (let row = r, col = c; row >= 0 && row < n && col >= 0 && col < n; ) {
					seen.push([(row += r < event.row ? down : -down), (col += right)])
					if (row === event.row && col === event.col) return seen
				}
		return seen
	},
	listings: {
		csharp: `
class Board : BoardBase<Piece> {
	public void Put(int x, int y) => this[x + y * Width] = Piece.Queen;
	public void Clear(int x, int y) => this[x + y * Width] = Piece.Empty;
	public bool CanPut(int x, int y) => !Queens.Any(queen => Courses(queen, x + y * Width));

	IEnumerable<int> Queens => Enumerable.Range(0, Width * Width).Where(at => this[at] == Piece.Queen);

	bool Courses(int queen, int square) =>
		«Comes(queen, 1, square)» || «Comes(queen, Width, square)» ||
		«Comes(queen, Width - 1, square)» || «Comes(queen, Width + 1, square)»;

	bool Comes(int at, int course, int square) {
		do at += course; while (at != square && this[at] != Piece.Border);
		return at == square;
	}
}

class Solver {
	public IEnumerable<Board> Solve(Board board, int y) {
		if (y > board.Size) {
			yield return board; §solution
			yield break;
		}
		for (int x = 1; x <= board.Size; x++) { §enter
			if (!board.CanPut(x, y)) continue; §test
			board.Put(x, y); §place
			foreach (var settled in Solve(board, y + 1)) yield return settled; §call
			board.Clear(x, y); §remove
		} §leave
	}

	public int Count(Board board) => Solve(board, 1).Count(); §done
}
`,
		pseudo: `
solve(y)
	if y > n
		yield board §solution
	else
		for x ← 1 … n §enter
			if no queen q: «q → (x, y)» or «q ↓ (x, y)» or «q ↙ (x, y)» or «q ↘ (x, y)» §test
				board[x, y] ← queen §place
				solve(y + 1) §call
				board[x, y] ← empty §remove
		end for §leave

solve(1) §done
`,
		c: `
bool comes(int at, int course, int square) {
	do at += course; while (at != square && board[at] != BORDER);
	return at == square;
}

bool can_put(int square) {
	for (int q = 0; q < square; q++)
		if (board[q] == QUEEN && (${inAll('\t\t\t')})) return false;
	return true;
}

void solve(int y) {
${body('print_board(board)', 'can_put', 'solve(y + 1)')}

int main(void) { solve(1); } §done
`,
		python: `
def comes(at, course, square):
	at += course
	while at != square and board[at] != BORDER:
		at += course
	return at == square

def can_put(square):
	queens = (at for at, piece in enumerate(board) if piece == QUEEN)
	return not any(${inAll('\t\t\t\t   ', 'or')} for q in queens)

def solve(y):
	if y > N:
		yield board §solution
		return
	for x in range(1, N + 1): §enter leave
		square = x + y * WIDTH
		if can_put(square): §test
			board[square] = QUEEN §place
			yield from solve(y + 1) §call
			board[square] = EMPTY §remove

for board in solve(1): §done
	print_board(board)
`,
		javascript: `
function comes(at, course, square) {
	do at += course
	while (at !== square && board[at] !== BORDER)
	return at === square
}

function canPut(square) {
	const queens = [...board.keys()].filter(at => board[at] === QUEEN)
	return !queens.some(q => ${inAll('\t\t')})
}

function* solve(y) {
${inJavaScript(body('yield board', 'canPut', 'yield* solve(y + 1)'))}

for (const board of solve(1)) printBoard(board) §done
`,
		ruby: `
def comes(at, course, square)
	at += course
	at += course until at == square || $board[at] == BORDER
	at == square
end

def can_put(square)
	queens = $board.each_index.select { |at| $board[at] == QUEEN }
	queens.none? do |q|
		${inAll('\t\t\t')}
	end
end

def solve(y, &found)
	if y > N
		found.call($board) §solution
		return
	end
	1.upto(N) do |x| §enter
		square = x + y * WIDTH
		next unless can_put(square) §test
		$board[square] = QUEEN §place
		solve(y + 1, &found) §call
		$board[square] = EMPTY §remove
	end §leave
end

solve(1) { |board| print_board(board) } §done
`,
		swift: `
func comes(_ start: Int, _ course: Int, _ square: Int) -> Bool {
	var at = start + course
	while at != square && board[at] != BORDER { at += course }
	return at == square
}

func canPut(_ square: Int) -> Bool {
	let queens = board.indices.filter { board[$0] == QUEEN }
	return !queens.contains { q in
		${inAll('\t\t')}
	}
}

func solve(_ y: Int) {
	if y > N {
		printBoard(board) §solution
		return
	}
	for x in 1...N { §enter
		let square = x + y * WIDTH
		if !canPut(square) { continue } §test
		board[square] = QUEEN §place
		solve(y + 1) §call
		board[square] = EMPTY §remove
	} §leave
}

solve(1) §done
`,
	},
}
