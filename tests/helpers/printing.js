import {programOf} from './programs.js'

export const WHOLE = {
	javascript: {
		flags: [
			`const state = Array.from({ length: n }, () => Array(n).fill('#'))
const res = [], cols = [], diags1 = [], diags2 = []`,
			String.raw`for (const board of res) console.log(board.map(line => line.join('')).join('\n') + '\n')`,
		],
		columns: ['const queens = Array(n).fill(-1), res = []', 'for (const board of res) console.log(board.join(" "))'],
	},
	python: {
		flags: ['', String.raw`for state in n_queens(n): print("\n".join(map("".join, state)), end="\n\n")`],
		columns: ['queens, res = [-1] * n, []', 'for board in res: print(*board)'],
	},
	ruby: {
		flags: [
			`state, res = Array.new(n) { "#" * n }, []
cols, diags1, diags2 = [false] * n, [false] * (2 * n), [false] * (2 * n)`,
			'res.each { |board| puts board, "" }',
		],
		columns: ['queens, res = [-1] * n, []', 'res.each { |board| puts board.join(" ") }'],
	},
	c: {
		flags: [
			`static char state[MOST][MOST], (*res[2000])[MOST];
static bool cols[MOST], diags1[2 * MOST], diags2[2 * MOST];
static int found;
static void print_board(char board[MOST][MOST]) {
	for (int r = 0; r < n; r++) printf("%.*s\\n", n, board[r]);
	puts("");
}`,
			`memset(state, '#', sizeof state);
memset(cols, 0, sizeof cols), memset(diags1, 0, sizeof diags1), memset(diags2, 0, sizeof diags2);
found = 0;
listing();
for (int i = 0; i < found; i++) print_board(res[i]);`,
		],
		columns: [
			`static int queens[MOST];
static void print_board(int *board) {
	for (int r = 0; r < n; r++) printf("%d%c", board[r], r < n - 1 ? ' ' : '\\n');
}`,
			'listing();',
		],
	},
	cpp: {
		flags: [
			'static vector<string> state; static vector<vector<string>> res; static vector<bool> cols, diags1, diags2;',
			`state.assign(n, string(n, '#')), res.clear();
cols.assign(n, false), diags1.assign(2 * n, false), diags2.assign(2 * n, false);
listing();`,
			`for (const auto &board : res) {
	for (const string &line : board) cout << line << "\\n";
	cout << "\\n";
}`,
		],
		columns: [
			'static vector<int> queens; static vector<vector<int>> res;',
			`queens.assign(n, -1), res.clear();
listing();
for (const auto &board : res) {
	for (int col : board) cout << col << " ";
	cout << "\\n";
}`,
		],
	},
	csharp: {
		flags: [
			'static char[][] state; static List<object[]> res; static bool[] cols, diags1, diags2;',
			`state = Enumerable.Range(0, n).Select(_ => new string('#', n).ToCharArray()).ToArray();
res = new List<object[]>();
cols = new bool[n]; diags1 = new bool[2 * n]; diags2 = new bool[2 * n];
Main();`,
			`foreach (var board in res) {
	foreach (var line in board) Console.WriteLine(line as string ?? new string((char[])line));
	Console.WriteLine();
}`,
		],
		columns: [
			'static int[] queens; static List<int[]> res;',
			`queens = new int[n];
res = new List<int[]>();
Main();
foreach (var board in res) Console.WriteLine(string.Join(" ", board));`,
		],
	},
	java: {
		flags: [
			'static char[][] state; static List<Object[]> res; static boolean[] cols, diags1, diags2;',
			`state = new char[n][n];
for (char[] line : state) Arrays.fill(line, '#');
res = new ArrayList<>();
cols = new boolean[n]; diags1 = new boolean[2 * n]; diags2 = new boolean[2 * n];
main(null);`,
			`for (Object[] board : res) {
	for (Object line : board) System.out.println(line instanceof char[] ? new String((char[]) line) : line);
	System.out.println();
}`,
		],
		columns: [
			'static int[] queens; static List<int[]> res;',
			`queens = new int[n];
res = new ArrayList<>();
main(null);
for (int[] board : res)
	System.out.println(IntStream.of(board).mapToObj(String::valueOf).collect(Collectors.joining(" ")));`,
		],
	},
}

export function outputsOf(language, programs, sizes) {
	const parts = programs.map(lines => {
		const code = lines
			.filter(({change}) => change !== 'removed')
			.map(({pieces}) => pieces.map(({text}) => text).join(''))
		const listing = code.join('\n'),
			[before, ...after] = WHOLE[language][/\bqueens\b/.test(listing) ? 'columns' : 'flags']
		return {before, listing, after: after.join('\n')}
	})
	const outputs = programOf(language, 'programs', parts)(sizes.map(n => [n, 0]))
	return programs.map((_, i) => outputs.slice(i * sizes.length, (i + 1) * sizes.length))
}
