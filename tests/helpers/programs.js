// Runs all programs of a language in one process. Each program restarts for each n and prints what its lines print,
// then its stored boards; in C, boards are printed when they are found unless the program stores them.

import {execFileSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {CC, CXX, folderFor} from './listings.js'

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
main();
for (int i = 0; i < found; i++) print_board(res[i]);`,
		],
		columns: [
			`static int queens[MOST];
static void print_board(int *board) {
	for (int r = 0; r < n; r++) printf("%d%c", board[r], r < n - 1 ? ' ' : '\\n');
}`,
			'main();',
		],
	},
	cpp: {
		flags: [
			'static vector<string> state; static vector<vector<string>> res; static vector<bool> cols, diags1, diags2;',
			`state.assign(n, string(n, '#')), res.clear();
cols.assign(n, false), diags1.assign(2 * n, false), diags2.assign(2 * n, false);
listing();
for (const auto &board : res) {
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
Main();
foreach (var board in res) {
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
main(null);
for (Object[] board : res) {
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

const NAMES_IN_C = 'state res cols diags1 diags2 found queens print_board is_free backtrack main'.split(' ')
const indexed = (texts, write) => texts.map((_, i) => write(i)).join('\n')

const PROGRAMS = {
	python: {
		run: ['python3', 'FILE'],
		text: (parts, sizes) =>
			parts
				.map(({before, listing, after}) => JSON.stringify(`${before}\n${listing}\n${after}\n`))
				.map(text => `for n in ${JSON.stringify(sizes)}:\n\tprint("!")\n\texec(${text}, {"n": n})\n`)
				.join(''),
	},
	ruby: {
		run: ['ruby', 'FILE'],
		text: (parts, sizes) =>
			parts
				.map(({before, listing, after}) => `${before}\n${listing}\n${after}`)
				.map(text => `${JSON.stringify(sizes)}.each do |n|\nputs "!"\n${text}\nend\n`)
				.join(''),
	},
	c: {
		compile: [CC, ...'-std=c11 -Wall -Wextra -Wno-unused -Wno-return-type -Werror -o MADE FILE'.split(' ')],
		run: ['MADE'],
		text: (parts, sizes) => `#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { MOST = 16 };
static int n;
${parts
	.map(
		({before, listing, after}, i) => `${NAMES_IN_C.map(name => `#define ${name} ${name}_${i}`).join('\n')}
${before}
${listing}
static void run_${i}(void) {
	puts("!");
	${after}
}
${NAMES_IN_C.map(name => `#undef ${name}`).join('\n')}`,
	)
	.join('\n')}
int main(void) {
	static const int sizes[] = {${sizes}, 0};
	${indexed(parts, i => `for (int i = 0; sizes[i]; i++) n = sizes[i], run_${i}();`)}
}`,
	},
	cpp: {
		compile: [CXX, ...'-std=c++17 -Wall -Wextra -Wno-unused -Werror -o MADE FILE'.split(' ')],
		run: ['MADE'],
		text: (parts, sizes) => `#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>
using namespace std;
static int n;
${parts
	.map(
		({before, listing, after}, i) => `namespace program_${i} {
${before}
${listing.replace('int main', 'void listing')}
void run() {
	cout << "!\\n";
	${after}
}
}`,
	)
	.join('\n')}
int main() {
	${indexed(parts, i => `for (int size : {${sizes}}) n = size, program_${i}::run();`)}
}`,
	},
	csharp: {
		extension: 'cs',
		compile: 'mcs -nologo -nowarn:0162,0219,0414 -main:Program -r:System.Core -out:MADE FILE'.split(' '),
		run: ['mono', 'MADE'],
		text: (parts, sizes) => `using System;
using System.Collections.Generic;
using System.Linq;
${parts
	.map(
		({before, listing, after}, i) => `static class Program${i} {
static int n;
${before}
${listing}
public static void Run(int size) {
	Console.WriteLine("!");
	n = size;
	${after}
}
}`,
	)
	.join('\n')}
static class Program {
	static void Main() {
		${indexed(parts, i => `foreach (var size in new[] {${sizes}}) Program${i}.Run(size);`)}
	}
}`,
	},
	java: {
		run: ['java', 'FILE'],
		text: (parts, sizes) => `import java.util.*;
import java.util.stream.*;
class Program {
	public static void main(String[] words) {
		System.setOut(new java.io.PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.out), false));
		${indexed(parts, i => `for (int size : new int[] {${sizes}}) Program${i}.run(size);`)}
		System.out.flush();
	}
}
${parts
	.map(
		({before, listing, after}, i) => `class Program${i} {
static int n;
${before}
${listing}
static void run(int size) {
	System.out.println("!");
	n = size;
	${after}
}
}`,
	)
	.join('\n')}`,
	},
}

function inNode(parts, sizes) {
	let text = ''
	const console = {log: (...words) => (text += `${words.join(' ')}\n`)}
	for (const {before, listing, after} of parts) {
		const run = new Function('n', 'console', `${before}\n${listing}\n${after}`)
		for (const n of sizes) {
			text += '!\n'
			run(n, console)
		}
	}
	return text
}

function inProcess(language, parts, sizes) {
	const {extension = language, compile, run, text} = PROGRAMS[language],
		file = join(folderFor(language), `programs.${extension}`)
	const output = words => {
		const [started, ...args] = words.map(word => word.replace('FILE', file).replace('MADE', `${file}.made`))
		return execFileSync(started, args, {encoding: 'utf8', maxBuffer: 1 << 28})
	}
	writeFileSync(file, text(parts, sizes))
	if (compile) output(compile)
	return output(run)
}

export function outputsOf(language, programs, sizes) {
	const parts = programs.map(lines => {
		const code = lines
			.filter(({change}) => change !== 'removed')
			.map(({pieces}) => pieces.map(({text}) => text).join(''))
		const listing = code.join('\n'),
			[before, after] = WHOLE[language][/\bqueens\b/.test(listing) ? 'columns' : 'flags']
		return {before, listing, after}
	})
	const text = language === 'javascript' ? inNode(parts, sizes) : inProcess(language, parts, sizes)
	const [, ...outputs] = text.split(/^!\n/m)
	return programs.map((_, i) => outputs.slice(i * sizes.length, (i + 1) * sizes.length))
}
