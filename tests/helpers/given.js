const LOTS = `import json, os
SUCCESS, FAILURE = "SUCCESS", "FAILURE"
walk = json.load(open(os.environ["NQ_WALKS"]))[f"{n} {start}"]
laid, moves, board = iter(walk["laid"]), iter(walk["moves"]), list(walk["board"])
def print_board(queens): show(queens)
def randrange(most): return next(laid)
def taken(one, options):
	assert one in options, (one, options)
	return one`

/** Code before and after the listings of each search but `flags`, whose code is in printing.js. */
export const GIVEN = {
	javascript: {
		scan: [
			`const WIDTH = N + 2, EMPTY = 0, QUEEN = 1, BORDER = 2
const pieceAt = at => at % WIDTH % (N + 1) && Math.floor(at / WIDTH) % (N + 1) ? EMPTY : BORDER
const board = Array.from({ length: WIDTH * WIDTH }, (_, at) => pieceAt(at))
const printBoard = show`,
		],
		wraparound: [
			`const board = Array.from({ length: N }, () => Array(N).fill(false))
const printBoard = board => show(board.map(line => line.indexOf(true)))`,
		],
		'breadth-first': ['', 'for (const queens of resolve(n)) show(queens)'],
		first: [
			`const FREE = 0, NOT_FREE = 1, SUCCESS = 2, FAILURE = 3
const pos = Array(N + 1).fill(0), col = Array(N + 1).fill(FREE), upwd = Array(2 * N).fill(FREE), downwd = [...upwd]`,
			'if (pos[1]) show(pos.slice(1).map(k => k - 1))',
		],
	},
	python: {
		scan: [
			`WIDTH = N + 2
EMPTY, QUEEN, BORDER = range(3)
board = [EMPTY if at % WIDTH % (N + 1) and at // WIDTH % (N + 1) else BORDER for at in range(WIDTH * WIDTH)]
print_board = show`,
		],
		wraparound: [
			'board = [[False] * N for _ in range(N)]\ndef print_board(board): show(line.index(True) for line in board)',
		],
		'breadth-first': ['', 'for queens in resolve(n): show(queens)'],
		first: [
			`FREE, NOT_FREE, SUCCESS, FAILURE = range(4)
pos, col, upwd, downwd = [0] * (N + 1), [FREE] * (N + 1), [FREE] * (2 * N), [FREE] * (2 * N)`,
			'if pos[1]: show(k - 1 for k in pos[1:])',
		],
		permutations: [
			`queens, used, res = [None] * n, [False] * n, []
def no_two_on_a_diagonal(queens):
	return all(abs(queens[a] - queens[b]) != b - a for a in range(n) for b in range(a + 1, n))`,
			'for queens in res: show(queens)',
		],
		bitmask: ['queens, every, res = [None] * n, (1 << n) - 1, []', 'for queens in res: show(queens)'],
		'forward-checking': ['queens, res = [None] * n, []', 'for queens in res: show(queens)'],
		'exact-cover': [
			`queens, items, options = [None] * n, set(range(2 * n)), {item: set() for item in range(6 * n - 2)}
def print_board(queens): show(queens)
def items_of(row, column): return [row, n + column, 2 * n + row - column + n - 1, 4 * n - 1 + row + column]
for row in range(n):
	for column in range(n):
		for item in items_of(row, column): options[item].add((row, column))`,
		],
		'hill-climbing': [
			`${LOTS}
def choice(options): return taken(tuple(next(moves)), options)`,
			'show([climb(walk["sideways"], walk["restarts"])])',
		],
		'min-conflicts': [
			`${LOTS}
row_now, col_now = None, None
def choice(options):
	global row_now, col_now
	if row_now is None:
		row_now, col_now = next(moves, (options[0], None))
		return taken(row_now, options)
	row, row_now = row_now, None
	board[row] = taken(board[row] if col_now is None else col_now, options)
	return board[row]`,
			'show([repair(walk["most"])])',
		],
		construction: [
			`SUCCESS, FAILURE, queens = "SUCCESS", "FAILURE", [None] * n
def print_board(queens): show(queens)`,
			'show([construct(n)])',
		],
		completion: [
			`given = {}
def left(row, queens):
	return [col for col in range(N) if all(c != col and abs(c - col) != abs(r - row) for r, c in queens.items())]`,
			'if given: show(given[row] for row in range(N))',
		],
	},
	ruby: {
		scan: [
			`WIDTH = N + 2
EMPTY, QUEEN, BORDER = 0, 1, 2
$board = (0...WIDTH * WIDTH).map { |at| at % WIDTH % (N + 1) != 0 && at / WIDTH % (N + 1) != 0 ? EMPTY : BORDER }
def print_board(board) = show(board)`,
		],
		wraparound: [
			`class EightQueen
  def initialize(n) = (@n, @board = n, Array.new(n) { [false] * n })
  def show_board = show(@board.map { |line| line.index(true) })
end`,
		],
		'breadth-first': ['', 'resolve(n).each { |board| show(board.queens) }'],
		first: [
			`FREE, NOT_FREE, SUCCESS, FAILURE = 0, 1, 2, 3
$pos, $col, $upwd, $downwd = [0] * (N + 1), [FREE] * (N + 1), [FREE] * (2 * N), [FREE] * (2 * N)`,
			'show($pos.drop(1).map { |k| k - 1 }) if $pos[1] > 0',
		],
	},
	c: {
		bitmask: [
			'static int all, queens[MOST];\nstatic void print_board(const int *queens) { show(queens); }',
			'all = (1 << n) - 1;\nlisting();',
		],
		scan: [
			`enum { EMPTY, QUEEN, BORDER };
#define WIDTH (N + 2)
static int board[MOST * MOST];
static void print_board(int *board) {
	for (int at = 0; at < WIDTH * WIDTH; at++) printf("%c%d", at ? 32 : 61, board[at]);
	puts("");
}`,
			`for (int at = 0; at < WIDTH * WIDTH; at++)
	board[at] = at % WIDTH % (N + 1) && at / WIDTH % (N + 1) ? EMPTY : BORDER;
listing();`,
		],
		wraparound: [
			`static bool board[MOST][MOST];
static void print_board(bool board[MOST][MOST]) {
	int queens[MOST];
	for (int r = 0; r < N; r++) for (int c = 0; c < N; c++) if (board[r][c]) queens[r] = c;
	show(queens);
}`,
			'listing();',
		],
		'breadth-first': [
			'typedef struct { int queens[MOST]; } EQBoard; static EQBoard boards[4096], next[4096];',
			'int count = resolve(boards, next); for (int i = 0; i < count; i++) show(boards[i].queens);',
		],
		first: [
			'enum { FREE, NOT_FREE, SUCCESS, FAILURE }; static int pos[MOST], col[MOST], upwd[2 * MOST], downwd[2 * MOST];',
			'listing();\n	for (int i = 0; i < N; i++) pos[i] = pos[i + 1] - 1;\n	if (pos[0] >= 0) show(pos);',
		],
	},
	csharp: {
		scan: [
			`enum Piece { Empty, Queen, Border }
    class BoardBase<T> where T : struct {
      readonly T[] squares = new T[(N + 2) * (N + 2)];
      public int Size => N;
      public int Width => N + 2;
      static bool IsInside(int at) => at % (N + 2) % (N + 1) != 0 && at / (N + 2) % (N + 1) != 0;
      public BoardBase() {
        for (int at = 0; at < squares.Length; at++)
          squares[at] = (T)(object)(IsInside(at) ? Piece.Empty : Piece.Border);
      }
      public T this[int at] { get { return squares[at]; } set { squares[at] = value; } }
    }`,
			`var width = N + 2;
foreach (var board in new Solver().Solve(new Board(), 1))
	show(Enumerable.Range(0, width * width).Select(at => (int)board[at]));`,
		],
		wraparound: [
			`static bool[,] board = new bool[N, N];
    static void PrintBoard(bool[,] board) =>
        show(Enumerable.Range(0, N).Select(x => Enumerable.Range(0, N).First(y => board[x, y])));`,
			'Main();',
		],
		'breadth-first': ['', 'foreach (var queens in Resolve(n)) show(queens);'],
		first: [
			`const bool FREE = false, NOT_FREE = true, SUCCESS = true, FAILURE = false;
    static int[] pos = new int[N + 1];
    static bool[] col = new bool[N + 1], upwd = new bool[2 * N], downwd = new bool[2 * N];`,
			'Main(); if (pos[1] > 0) show(pos.Skip(1).Select(k => k - 1));',
		],
	},
	java: {
		bitmask: [
			'static int all;\nstatic int[] queens;\nstatic List<int[]> res;',
			`all = (1 << n) - 1;
queens = new int[n];
res = new ArrayList<>();
main(null);
for (int[] queens : res) show(Arrays.stream(queens));`,
		],
	},
}
