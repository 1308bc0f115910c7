// Runs the listings of web/searches/ with calls inserted at their marks and parts. A run prints `~KIND ROW COL`, `~part
// NUMBER TRUTH`, and `=` with the columns of each solution.

import {execFileSync, spawnSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {equal, is, ok} from 'uvu/assert'
import {once} from '../../web/engine/once.js'
import {isLit, linesOf} from '../../web/searches/listings.js'
import {folderOf} from './folder.js'
import {GIVEN} from './given.js'

export const folderFor = once(() => folderOf())

export const CC = process.env.CC ?? 'cc',
	CXX = process.env.CXX ?? 'g++'

/** Row and column, from 0, in the variables of the listings. */
const SQUARE = {
	scan: ['y - 1', 'x - 1'],
	flags: ['row', 'col'],
	wraparound: ['x', 'y'],
	'breadth-first': ['row', 'col'],
	first: ['i - 1', 'k - 1'],
	completion: ['row', 'col'],
	permutations: ['row', 'col'],
	bitmask: ['row', 'col'],
	'forward-checking': ['row', 'col'],
	'exact-cover': ['row', 'column'],
	'hill-climbing': ['row', 'col'],
	'min-conflicts': ['row', 'col'],
	construction: ['row', 'column(row, n)'],
}
const HAS_SQUARE = ['test', 'place', 'remove', 'move']
/** Their calls would have to follow the line. */
const UNTOLD = ['level', 'done']

/** The kind reported at a line: its first mark, once for consecutive lines. */
function toldBy(lines, i) {
	const mark = lines[i].marks[0]
	if (!mark || UNTOLD.includes(mark) || mark === lines[i - 1]?.marks[0]) return null
	return mark.split(':')[0]
}

export const kindsTold = (search, language) =>
	new Set(linesOf(search, language).flatMap((_, i, lines) => toldBy(lines, i) ?? []))

/** Inserts each call before its line, or after a line that only closes a block. */
function told(search, lines, end = ';') {
	return lines
		.flatMap((line, i) => {
			const code = line.pieces.map(({text, part}) => (part === null ? text : `part(${part}, ${text})`)).join('')
			const kind = toldBy(lines, i)
			if (!kind) return [code]
			const args = [`"${kind}"`, ...(HAS_SQUARE.includes(kind) ? SQUARE[search] : ['-1', '-1'])]
			const call = `${/^\t*/.exec(code)[0]}trace(${args.join(', ')})${end}`
			return /^\s*(\}|end$)/.test(code) ? [code, call] : [call, code]
		})
		.join('\n')
}

const examAsJavaScript = code =>
	code
		.replace(/end(if|for|function)/g, '}')
		.replace(/for \(k を 1 から N まで 1 ずつ増やす\)/, 'for (let k = 1; k <= N; k++)')
		.replace(/ が | かつ |←/g, word => ({' が ': ' === ', ' かつ ': ' && ', '←': '='})[word])
		.replace(/^(\t*(?:function|if|for) .*)$/gm, '$1 {')

function javascript(search, language, write) {
	const [before, after = ''] = GIVEN.javascript[search]
	const code = write(search, linesOf(search, language))
	const listing = language === 'exam' ? examAsJavaScript(code) : code
	let out = []
	const trace = (...words) => out.push(`~${words.join(' ')}`)
	const part = (i, is) => (out.push(`~part ${i} ${is ? 1 : 0}`), is)
	const show = queens => out.push(`=${[...queens].join(' ')}`)
	const console = {log: (...words) => out.push(words.join(' '))}
	const run = new Function('N', 'n', 'start', 'trace', 'part', 'show', 'console', `${before}\n${listing}\n${after}`)
	return walks =>
		walks.map(([n, start]) => {
			out = []
			run(n, n, start, trace, part, show, console)
			return out
		})
}

function program(search, language, write) {
	const {end, extension = language, compile, run, atOnce, text} = PROGRAMS[language]
	const file = join(folderFor(language), `${search}.${extension}`)
	const named = words => words.map(word => word.replace('FILE', file).replace('MADE', `${file}.made`))
	const [before, after = ''] = GIVEN[language][search]
	writeFileSync(file, text(write(search, linesOf(search, language), end), before, after))
	const output = ([started, ...args]) => execFileSync(started, args, {encoding: 'utf8', maxBuffer: 1 << 28}).trimEnd()
	if (compile) output(named(compile))
	const outputOf = walks => output([...named(run), ...walks.flat().map(String)])
	return walks => {
		const texts = atOnce ? outputOf(walks).split('!\n').slice(1) : walks.map(walk => outputOf([walk]))
		return texts.map(text => text.trimEnd().split('\n'))
	}
}

const PROGRAMS = {
	c: {
		compile: `${CC} -std=c11 -Wall -Wextra -Wno-unused -Wno-return-type -Werror -o MADE FILE`.split(' '),
		run: ['MADE'],
		text: (listing, before, after) => `#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { MOST = 16 };
static int n, start;
#define N n
static void trace(const char *kind, int row, int col) { printf("~%s %d %d\\n", kind, row, col); }
static int part(int number, int is) { printf("~part %d %d\\n", number, is); return is; }
static void show(const int *queens) {
	for (int r = 0; r < n; r++) printf("%c%d", r ? 32 : 61, queens[r]);
	puts("");
}
${before}
#define main listing
${listing}
#undef main
int main(int words, char **word) {
	n = atoi(word[words - 2]);
	start = atoi(word[words - 1]);
	${after}
}`,
	},
	python: {
		end: '',
		run: ['python3', 'FILE'],
		atOnce: true,
		text: (listing, before, after) => `import sys
def trace(*words): print("~" + " ".join(map(str, words)))
def part(number, value):
    print("~part", number, int(value))
    return value
def show(queens): print("=" + " ".join(map(str, queens)))
for n, start in zip(sys.argv[1::2], sys.argv[2::2]):
    print("!")
    exec(${JSON.stringify(`${before}\n${listing}\n${after}\n`)},
        {"n": int(n), "N": int(n), "start": int(start), "trace": trace, "part": part, "show": show})
`,
	},
	ruby: {
		end: '',
		run: ['ruby', 'FILE'],
		text: (listing, before, after) => `N = n = ARGV[0].to_i
start = ARGV[1].to_i
def trace(*words) = puts("~" + words.join(" "))
def part(number, value) = (puts("~part #{number} #{value ? 1 : 0}"); value)
def show(queens) = puts("=" + queens.join(" "))
${before}
${listing}
${after}
`,
	},
	csharp: {
		extension: 'cs',
		compile: 'mcs -nologo -nowarn:0219,0414 -main:Program -r:System.Core -out:MADE FILE'.split(' '),
		run: ['mono', 'MADE'],
		text: (listing, before, after) => `using System;
using System.Collections.Generic;
using System.Linq;
using static Given;
static class Given {
	public static int N, start;
	public static int n => N;
	public static void trace(string kind, int row, int col) =>
		Console.WriteLine("~" + kind + " " + row + " " + col);
	public static bool part(int number, bool value) {
		Console.WriteLine("~part " + number + " " + (value ? 1 : 0));
		return value;
	}
	public static void show(IEnumerable<int> queens) => Console.WriteLine("=" + string.Join(" ", queens));
}
static class Listing {
${before}
${listing}
	public static void Run() { ${after} }
}
static class Program {
	static void Main(string[] words) {
		N = int.Parse(words[0]);
		start = int.Parse(words[1]);
		Listing.Run();
	}
}`,
	},
	java: {
		run: ['java', 'FILE'],
		atOnce: true,
		text: (listing, before, after) => `import java.util.*;
import java.util.stream.*;
class Program {
	static int start;
	static void trace(String kind, int row, int col) { System.out.println("~" + kind + " " + row + " " + col); }
	static boolean part(int number, boolean value) {
		System.out.println("~part " + number + " " + (value ? 1 : 0));
		return value;
	}
	static void show(IntStream queens) {
		System.out.println("=" + queens.mapToObj(String::valueOf).collect(Collectors.joining(" ")));
	}
	static class Listing {
${before}
${listing}
		static void run() { ${after} }
	}
	public static void main(String[] words) {
		for (int i = 0; i < words.length; i += 2) {
			System.out.println("!");
			Listing.n = Integer.parseInt(words[i]);
			start = Integer.parseInt(words[i + 1]);
			Listing.run();
		}
	}
}`,
	},
	cpp: {
		compile: `${CXX} -std=c++17 -Wall -Wextra -Wno-unused -Werror -o MADE FILE`.split(' '),
		run: ['MADE'],
		text: (listing, before, after) => `#include <iostream>
#include <string>
#include <vector>
using namespace std;
static int n, start;
static void trace(const char *kind, int row, int col) { cout << "~" << kind << " " << row << " " << col << "\\n"; }
static bool part(int number, bool is) { cout << "~part " << number << " " << is << "\\n"; return is; }
static void show(const vector<int> &queens) {
	for (size_t r = 0; r < queens.size(); r++) cout << (r ? " " : "=") << queens[r];
	cout << "\\n";
}
${before}
${listing.replace('int main', 'void listing')}
int main(int words, char **word) {
	n = stoi(word[words - 2]);
	start = stoi(word[words - 1]);
	${after}
}`,
	},
}

const isThere = program => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const canRun = ({compile, run}) => [compile?.[0], run[0]].every(word => !word || word === 'MADE' || isThere(word))

/** Languages that this machine can run. */
export const RUNNABLE = ['javascript', 'exam', ...Object.keys(PROGRAMS).filter(language => canRun(PROGRAMS[language]))]

/** Asserts that every event lights one line or up to `most` consecutive lines, and that every marked line is lit by
 * some event. */
export function assertLit(search, language, moments, most = Infinity) {
	const lines = linesOf(search, language),
		dark = new Set([...lines.keys()].filter(i => lines[i].marks.length > 0))
	for (const {step, event} of moments) {
		const lit = [...lines.keys()].filter(i => isLit(lines[i], event)),
			where = `${search} in ${language}: ${event.kind} ${event.verdict}`
		lit.forEach(i => dark.delete(i))
		ok(lit.length > 0 === step > 0 && lit.length <= most, where)
		if (lit.length > 1) is(lit.at(-1) - lit[0], lit.length - 1, where)
	}
	equal([...dark], [], `${search} in ${language}: lines that never run`)
}

export const runOf = (search, language, write = told) =>
	PROGRAMS[language] ? program(search, language, write) : javascript(search, language, write)
