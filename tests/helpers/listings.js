// Runs the listings of web/searches/: a listing's marks become calls that tell what happens, its parts calls that tell
// what they are, and around it stands what it takes as given (the board, the arrays, N, start, print_board). A run
// prints `~KIND ROW COL`, `~part NUMBER TRUTH` and, for each solution, `=` with its columns.
//
// Invariant: the lines of a listing themselves are run as they are shown.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linesOf } from '../../web/searches/listings.js'

const CC = process.env.CC ?? 'cc'

/** Row and column from 0, in each listing's own variables. */
const SQUARE = {
	scan: ['y - 1', 'x - 1'],
	flags: ['row', 'col'],
	wraparound: ['x', 'y'],
	'breadth-first': ['row', 'col'],
	first: ['i - 1', 'k - 1'],
}
const HAS_SQUARE = ['test', 'place', 'remove']
/** What a line after which the call would have to stand cannot tell. */
const UNTOLD = ['level', 'done']

/** The kind that a line tells: of several the first, of neighbouring lines that are one event the first. */
function toldBy(lines, i) {
	const mark = lines[i].marks[0]
	if (!mark || UNTOLD.includes(mark) || mark === lines[i - 1]?.marks[0]) return null
	return mark.split(':')[0]
}

/** The kinds that a run of a listing tells. */
export function kindsTold(search, language) {
	const lines = linesOf(search, language)
	return new Set(lines.map((_, i) => toldBy(lines, i)).filter(Boolean))
}

/** A call stands before the line, and behind one that only closes a block. */
function told(search, lines, end = ';') {
	return lines
		.flatMap((line, i) => {
			const code = line.pieces.map(({ text, part }) => (part === null ? text : `part(${part}, ${text})`)).join('')
			const kind = toldBy(lines, i)
			if (!kind) return [code]
			const args = [`"${kind}"`, ...(HAS_SQUARE.includes(kind) ? SQUARE[search] : ['-1', '-1'])]
			const call = `${/^\t*/.exec(code)[0]}trace(${args.join(', ')})${end}`
			return /^\s*(\}|end$)/.test(code) ? [code, call] : [call, code]
		})
		.join('\n')
}

/** The exam's notation is JavaScript in other words. */
const examAsJavaScript = code =>
	code
		.replace(/end(if|for|function)/g, '}')
		.replace(/for \(k を 1 から N まで 1 ずつ増やす\)/, 'for (let k = 1; k <= N; k++)')
		.replace(/ が | かつ |←/g, word => ({ ' が ': ' === ', ' かつ ': ' && ', '←': '=' })[word])
		.replace(/^(\t*(?:function|if|for) .*)$/gm, '$1 {')

const JAVASCRIPT = {
	scan: [
		`const WIDTH = N + 2, EMPTY = 0, QUEEN = 1, BORDER = 2
    const board = Array.from({ length: WIDTH * WIDTH }, (_, at) => (at % WIDTH % (N + 1) && Math.floor(at / WIDTH) % (N + 1) ? EMPTY : BORDER))
    const printBoard = board => show([...board.keys()].filter(at => board[at] === QUEEN).map(at => at % WIDTH - 1))`,
		'',
	],
	flags: [
		'const state = Array.from({ length: n }, () => Array(n).fill("#")), res = [], cols = [], diags1 = [], diags2 = []',
		'for (const state of res) show(state.map(line => line.indexOf("Q")))',
	],
	wraparound: [
		'const board = Array.from({ length: N }, () => Array(N).fill(false)); const printBoard = board => show(board.map(line => line.indexOf(true)))',
		'',
	],
	'breadth-first': ['', 'for (const queens of resolve(n)) show(queens)'],
	first: [
		'const FREE = 0, NOT_FREE = 1, SUCCESS = 2, FAILURE = 3, pos = Array(N + 1).fill(0), col = Array(N + 1).fill(FREE), upwd = Array(2 * N).fill(FREE), downwd = Array(2 * N).fill(FREE)',
		'if (pos[1]) show(pos.slice(1).map(k => k - 1))',
	],
}

const PYTHON = {
	scan: [
		`WIDTH = N + 2
EMPTY, QUEEN, BORDER = range(3)
board = [EMPTY if at % WIDTH % (N + 1) and at // WIDTH % (N + 1) else BORDER for at in range(WIDTH * WIDTH)]
def print_board(board): show(at % WIDTH - 1 for at in range(WIDTH * WIDTH) if board[at] == QUEEN)`,
		'',
	],
	flags: ['', 'for state in n_queens(n): show(line.index("Q") for line in state)'],
	wraparound: [
		'board = [[False] * N for _ in range(N)]\ndef print_board(board): show(line.index(True) for line in board)',
		'',
	],
	'breadth-first': ['', 'for queens in resolve(n): show(queens)'],
	first: [
		'FREE, NOT_FREE, SUCCESS, FAILURE = range(4)\npos, col, upwd, downwd = [0] * (N + 1), [FREE] * (N + 1), [FREE] * (2 * N), [FREE] * (2 * N)',
		'if pos[1]: show(k - 1 for k in pos[1:])',
	],
}

const RUBY = {
	scan: [
		`WIDTH = N + 2
EMPTY, QUEEN, BORDER = 0, 1, 2
$board = (0...WIDTH * WIDTH).map { |at| at % WIDTH % (N + 1) != 0 && at / WIDTH % (N + 1) != 0 ? EMPTY : BORDER }
def print_board(board) = show(board.each_index.select { |at| board[at] == QUEEN }.map { |at| at % WIDTH - 1 })`,
		'',
	],
	flags: [
		'state, res, cols, diags1, diags2 = Array.new(n) { "#" * n }, [], [false] * n, [false] * (2 * n), [false] * (2 * n)',
		'res.each { |state| show(state.map { |line| line.index("Q") }) }',
	],
	wraparound: [
		`class EightQueen
  def initialize(n) = (@n, @board = n, Array.new(n) { [false] * n })
  def show_board = show(@board.map { |line| line.index(true) })
end`,
		'',
	],
	'breadth-first': ['', 'resolve(n).each { |board| show(board.queens) }'],
	first: [
		`FREE, NOT_FREE, SUCCESS, FAILURE = 0, 1, 2, 3
$pos, $col, $upwd, $downwd = [0] * (N + 1), [FREE] * (N + 1), [FREE] * (2 * N), [FREE] * (2 * N)`,
		'show($pos.drop(1).map { |k| k - 1 }) if $pos[1] > 0',
	],
}

/** In C the listing's main is called by another one, and in C# by a class beside it. */
const C = {
	scan: [
		`enum { EMPTY, QUEEN, BORDER };
    #define WIDTH (N + 2)
    static int board[MOST * MOST];
    static void print_board(int *board) { int queens[MOST]; for (int at = 0, r = 0; at < WIDTH * WIDTH; at++) if (board[at] == QUEEN) queens[r++] = at % WIDTH - 1; show(queens); }`,
		'for (int at = 0; at < WIDTH * WIDTH; at++) board[at] = at % WIDTH % (N + 1) && at / WIDTH % (N + 1) ? EMPTY : BORDER; listing();',
	],
	flags: [
		`static char state[MOST][MOST]; static bool cols[MOST], diags1[2 * MOST], diags2[2 * MOST];
    static void print_board(char board[MOST][MOST]) { int queens[MOST]; for (int r = 0; r < N; r++) queens[r] = (int)(strchr(board[r], 'Q') - board[r]); show(queens); }`,
		'for (int r = 0; r < N; r++) memset(state[r], 35, N); listing();',
	],
	wraparound: [
		`static bool board[MOST][MOST];
    static void print_board(bool board[MOST][MOST]) { int queens[MOST]; for (int r = 0; r < N; r++) for (int c = 0; c < N; c++) if (board[r][c]) queens[r] = c; show(queens); }`,
		'listing();',
	],
	'breadth-first': [
		'typedef struct { int queens[MOST]; } EQBoard; static EQBoard boards[4096], next[4096];',
		'int count = resolve(boards, next); for (int i = 0; i < count; i++) show(boards[i].queens);',
	],
	first: [
		'enum { FREE, NOT_FREE, SUCCESS, FAILURE }; static int pos[MOST], col[MOST], upwd[2 * MOST], downwd[2 * MOST];',
		'listing(); for (int i = 0; i < N; i++) pos[i] = pos[i + 1] - 1; if (pos[0] >= 0) show(pos);',
	],
}

const CSHARP = {
	scan: [
		`enum Piece { Empty, Queen, Border }
    class BoardBase<T> where T : struct {
      readonly T[] squares = new T[(N + 2) * (N + 2)];
      public int Size => N;
      public int Width => N + 2;
      public BoardBase() { for (int at = 0; at < squares.Length; at++) squares[at] = (T)(object)(at % Width % (N + 1) != 0 && at / Width % (N + 1) != 0 ? Piece.Empty : Piece.Border); }
      public T this[int at] { get { return squares[at]; } set { squares[at] = value; } }
    }`,
		'',
		'var width = N + 2; foreach (var board in new Solver().Solve(new Board(), 1)) show(Enumerable.Range(0, width * width).Where(at => board[at] == Piece.Queen).Select(at => at % width - 1));',
	],
	flags: [
		'static class Listing {',
		`static char[][] state = Enumerable.Range(0, n).Select(_ => new string('#', n).ToCharArray()).ToArray();
    public static List<string[]> res = new List<string[]>(); static bool[] cols = new bool[n], diags1 = new bool[2 * n], diags2 = new bool[2 * n]; public static void Run() { Main(); } }`,
		'Listing.Run(); foreach (var state in Listing.res) show(state.Select(line => line.IndexOf((char)81)));',
	],
	wraparound: [
		'static class Listing {',
		`static bool[,] board = new bool[N, N]; public static void Run() { Main(); }
    static void PrintBoard(bool[,] board) { show(Enumerable.Range(0, N).Select(x => Enumerable.Range(0, N).First(y => board[x, y]))); } }`,
		'Listing.Run();',
	],
	'breadth-first': [
		'static class Listing {',
		'public static void Run() { foreach (var queens in Resolve(n)) show(queens); } }',
		'Listing.Run();',
	],
	first: [
		'static class Listing {',
		`const bool FREE = false, NOT_FREE = true, SUCCESS = true, FAILURE = false; public static int[] pos = new int[N + 1];
    static bool[] col = new bool[N + 1], upwd = new bool[2 * N], downwd = new bool[2 * N]; public static void Run() { Main(); } }`,
		'Listing.Run(); if (Listing.pos[1] > 0) show(Listing.pos.Skip(1).Select(k => k - 1));',
	],
}

const SWIFT = {
	scan: [
		`let EMPTY = 0, QUEEN = 1, BORDER = 2, WIDTH = N + 2
var board = (0..<WIDTH * WIDTH).map { at in at % WIDTH % (N + 1) != 0 && at / WIDTH % (N + 1) != 0 ? EMPTY : BORDER }
func printBoard(_ board: [Int]) { show(board.indices.filter { board[$0] == QUEEN }.map { $0 % WIDTH - 1 }) }`,
		'',
	],
	flags: [
		`var state = Array(repeating: [Character](repeating: "#", count: n), count: n), res: [[[Character]]] = []
var cols = Array(repeating: false, count: n), diags1 = Array(repeating: false, count: 2 * n), diags2 = diags1`,
		'for state in res { show(state.map { $0.firstIndex(of: "Q")! }) }',
	],
	wraparound: [
		`var board = Array(repeating: Array(repeating: false, count: N), count: N)
func printBoard(_ board: [[Bool]]) { show(board.map { $0.firstIndex(of: true)! }) }`,
		'',
	],
	'breadth-first': ['', 'for board in resolve(n) { show(board.queens) }'],
	first: [
		`let FREE = false, NOT_FREE = true, SUCCESS = true, FAILURE = false
var pos = Array(repeating: 0, count: N + 1), col = Array(repeating: FREE, count: N + 1)
var upwd = Array(repeating: FREE, count: 2 * N), downwd = upwd`,
		'if pos[1] > 0 { show(pos.dropFirst().map { $0 - 1 }) }',
	],
}

function runJavaScript(code, [before, after]) {
	let out = []
	const trace = (...words) => out.push(`~${words.join(' ')}`)
	const part = (i, is) => (out.push(`~part ${i} ${is ? 1 : 0}`), is)
	const show = queens => out.push(`=${[...queens].join(' ')}`)
	const run = new Function('N', 'n', 'start', 'trace', 'part', 'show', `${before}\n${code}\n${after}`)
	return walks =>
		walks.map(([n, start]) => {
			out = []
			run(n, n, start, trace, part, show)
			return out
		})
}

/** Writes a program, makes it ready with `compile`, and gives what runs it, for each walk or `atOnce` for all. */
function runProgram(folder, name, text, compile, command, atOnce = false) {
	const file = join(folder, name)
	writeFileSync(file, text)
	const made = `${file}.made`
	if (compile)
		execFileSync(
			compile[0],
			compile.slice(1).map(word => word.replace('FILE', file).replace('MADE', made)),
			{ stdio: ['ignore', 'ignore', 'inherit'] },
		)
	const [program, ...args] = command.map(word => word.replace('FILE', file).replace('MADE', made))
	const output = walks =>
		execFileSync(program, [...args, ...walks.flat().map(String)], { encoding: 'utf8', maxBuffer: 1 << 28 }).trimEnd()
	return walks =>
		(atOnce ? output(walks).split('!\n').slice(1) : walks.map(walk => output([walk]))).map(text =>
			text.trimEnd().split('\n'),
		)
}

const LANGUAGES = {
	javascript: {
		needs: [],
		make: (_, search) => runJavaScript(told(search, linesOf(search, 'javascript')), JAVASCRIPT[search]),
	},
	exam: {
		needs: [],
		make: (_, search) => runJavaScript(examAsJavaScript(told(search, linesOf(search, 'exam'))), JAVASCRIPT[search]),
	},
	c: {
		needs: [CC],
		make: (folder, search) =>
			runProgram(
				folder,
				`${search}.c`,
				`#include <stdbool.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      enum { MOST = 16 };
      static int n, start;
      #define N n
      static void trace(const char *kind, int row, int col) { printf("~%s %d %d\\n", kind, row, col); }
      static int part(int number, int is) { printf("~part %d %d\\n", number, is); return is; }
      static void show(const int *queens) { for (int r = 0; r < n; r++) printf("%c%d", r ? 32 : 61, queens[r]); puts(""); }
      ${C[search][0]}
      #define main listing
      ${told(search, linesOf(search, 'c'))}
      #undef main
      int main(int words, char **word) { n = atoi(word[words - 2]); start = atoi(word[words - 1]); ${C[search][1]} }`,
				[CC, '-std=c11', '-Wall', '-Wextra', '-Wno-unused', '-Wno-return-type', '-Werror', '-o', 'MADE', 'FILE'],
				['MADE'],
			),
	},
	python: {
		needs: ['python3'],
		make: (folder, search) =>
			runProgram(
				folder,
				`${search}.py`,
				`import sys
def trace(*words): print("~" + " ".join(map(str, words)))
def part(number, value):
    print("~part", number, int(value))
    return value
def show(queens): print("=" + " ".join(map(str, queens)))
for n, start in zip(sys.argv[1::2], sys.argv[2::2]):
    print("!")
    exec(${JSON.stringify(`${PYTHON[search][0]}\n${told(search, linesOf(search, 'python'), '')}\n${PYTHON[search][1]}\n`)},
        {"n": int(n), "N": int(n), "start": int(start), "trace": trace, "part": part, "show": show})
`,
				null,
				['python3', 'FILE'],
				true,
			),
	},
	ruby: {
		needs: ['ruby'],
		make: (folder, search) =>
			runProgram(
				folder,
				`${search}.rb`,
				`N = n = ARGV[0].to_i
start = ARGV[1].to_i
def trace(*words) = puts("~" + words.join(" "))
def part(number, value) = (puts("~part #{number} #{value ? 1 : 0}"); value)
def show(queens) = puts("=" + queens.join(" "))
${RUBY[search][0]}
${told(search, linesOf(search, 'ruby'), '')}
${RUBY[search][1]}
`,
				null,
				['ruby', 'FILE'],
			),
	},
	csharp: {
		needs: ['mcs', 'mono'],
		make: (folder, search) =>
			runProgram(
				folder,
				`${search}.cs`,
				`using System; using System.Collections.Generic; using System.Linq; using static Given;
      static class Given {
        public static int N, start;
        public static int n => N;
        public static void trace(string kind, int row, int col) => Console.WriteLine("~" + kind + " " + row + " " + col);
        public static bool part(int number, bool value) { Console.WriteLine("~part " + number + " " + (value ? 1 : 0)); return value; }
        public static void show(IEnumerable<int> queens) => Console.WriteLine("=" + string.Join(" ", queens));
      }
      ${CSHARP[search][0]}
      ${told(search, linesOf(search, 'csharp'))}
      ${CSHARP[search][1]}
      static class Program { static void Main(string[] words) { N = int.Parse(words[0]); start = int.Parse(words[1]); Go(); } static void Go() { ${CSHARP[search][2]} } }`,
				['mcs', '-nologo', '-nowarn:0219,0414', '-main:Program', '-r:System.Core', '-out:MADE', 'FILE'],
				['mono', 'MADE'],
			),
	},
	swift: {
		needs: ['swiftc'],
		make: (folder, search) =>
			runProgram(
				folder,
				`${search}.swift`,
				`let N = Int(CommandLine.arguments[1])!, n = N, start = Int(CommandLine.arguments[2])!
func trace(_ kind: String, _ row: Int, _ col: Int) { print("~\\(kind) \\(row) \\(col)") }
func part(_ number: Int, _ value: Bool) -> Bool { print("~part \\(number) \\(value ? 1 : 0)"); return value }
func show(_ queens: [Int]) { print("=" + queens.map(String.init).joined(separator: " ")) }
${SWIFT[search][0]}
${told(search, linesOf(search, 'swift'), '')}
${SWIFT[search][1]}
`,
				['swiftc', '-o', 'MADE', 'FILE'],
				['MADE'],
			),
	},
}

const isThere = program => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** The languages whose listings this machine can run. */
export const RUNNABLE = Object.keys(LANGUAGES).filter(language => LANGUAGES[language].needs.every(isThere))

/** Calls `use` with a listing made ready: from walks, as pairs of n and start row, to the lines that it prints in
 * each. */
export async function withListing(search, language, use) {
	const folder = mkdtempSync(join(tmpdir(), 'n-queens-listing-'))
	try {
		await use(LANGUAGES[language].make(folder, search))
	} finally {
		rmSync(folder, { recursive: true })
	}
}
