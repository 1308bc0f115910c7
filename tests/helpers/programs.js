// For each walk [n, start] a program prints a line `!` and runs a listing, with code before and after it. Code can call
// trace(kind, row, col), part(number, truth) and show(columns), which print `~KIND ROW COL`, `~part NUMBER TRUTH` and
// `=COLUMNS`.

import {execFileSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {once} from '#web/engine/job.js'
import {has} from './cluster.js'
import {folderOf} from './folder.js'

const CC = process.env.CC ?? 'cc',
	CXX = process.env.CXX ?? 'g++'
const NAMES_IN_C = 'state res cols diags1 diags2 found queens print_board is_free backtrack listing'.split(' ')
const each = (parts, write) => parts.map(write).join('\n')

const PROGRAMS = {
	python: {
		run: ['python3', 'FILE'],
		text: parts => `import sys
def trace(*words): print("~" + " ".join(map(str, words)))
def part(number, value):
    print("~part", number, int(value))
    return value
def show(queens): print("=" + " ".join(map(str, queens)))
for code in [${parts.map(({before, listing, after}) => JSON.stringify(`${before}\n${listing}\n${after}\n`))}]:
    for n, start in zip(sys.argv[1::2], sys.argv[2::2]):
        print("!")
        exec(code, {"n": int(n), "N": int(n), "start": int(start), "trace": trace, "part": part, "show": show})
`,
	},
	ruby: {
		run: ['ruby', 'FILE'],
		text: parts => `def trace(*words) = puts("~" + words.join(" "))
def part(number, value) = (puts("~part #{number} #{value ? 1 : 0}"); value)
def show(queens) = puts("=" + queens.join(" "))
walks = ARGV.map(&:to_i).each_slice(2).to_a
N = walks[0][0]
${each(
	parts,
	({before, listing, after}) => `walks.each do |n, start|
puts "!"
${before}
${listing}
${after}
end`,
)}
`,
	},
	c: {
		compile: [CC, ...'-std=c11 -Wall -Wextra -Wno-unused -Wno-return-type -Werror -o MADE FILE'.split(' ')],
		run: ['MADE'],
		text: parts => `#include <stdbool.h>
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
#define main listing
${each(
	parts,
	({before, listing, after}, i) => `${NAMES_IN_C.map(name => `#define ${name} ${name}_${i}`).join('\n')}
${before}
${listing}
static void run_${i}(void) { ${after} }
${NAMES_IN_C.map(name => `#undef ${name}`).join('\n')}`,
)}
#undef main
int main(int words, char **word) {
	static void (*const parts[])(void) = {${parts.map((_, i) => `run_${i}`)}};
	for (int i = 0; i < ${parts.length}; i++)
		for (int w = 1; w < words; w += 2) {
			n = atoi(word[w]), start = atoi(word[w + 1]);
			puts("!");
			parts[i]();
		}
}`,
	},
	cpp: {
		compile: [CXX, ...'-std=c++17 -Wall -Wextra -Wno-unused -Werror -o MADE FILE'.split(' ')],
		run: ['MADE'],
		text: parts => `#include <cstdlib>
#include <iostream>
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
${each(
	parts,
	({before, listing, after}, i) => `namespace part_${i} {
${before}
${listing.replace('int main', 'void listing')}
void run() { ${after} }
}`,
)}
int main(int words, char **word) {
	for (auto run : {${parts.map((_, i) => `part_${i}::run`)}})
		for (int w = 1; w < words; w += 2) {
			n = stoi(word[w]), start = stoi(word[w + 1]);
			cout << "!\\n";
			run();
		}
}`,
	},
	csharp: {
		extension: 'cs',
		compile: 'mcs -nologo -nowarn:0162,0219,0414 -main:Program -r:System.Core -out:MADE FILE'.split(' '),
		run: ['mono', 'MADE'],
		text: parts => `using System;
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
${each(
	parts,
	({before, listing, after}, i) => `static class Part${i} {
${before}
${listing}
	public static void Run() { ${after} }
}`,
)}
static class Program {
	static void Main(string[] words) {
		foreach (var run in new Action[] {${parts.map((_, i) => `Part${i}.Run`)}})
			for (int w = 0; w < words.Length; w += 2) {
				Console.WriteLine("!");
				N = int.Parse(words[w]);
				start = int.Parse(words[w + 1]);
				run();
			}
	}
}`,
	},
	java: {
		run: ['java', 'FILE'],
		text: parts => `import java.util.*;
import java.util.stream.*;
class Program {
	static int n, start;
	static void trace(String kind, int row, int col) { System.out.println("~" + kind + " " + row + " " + col); }
	static boolean part(int number, boolean value) {
		System.out.println("~part " + number + " " + (value ? 1 : 0));
		return value;
	}
	static void show(IntStream queens) {
		System.out.println("=" + queens.mapToObj(String::valueOf).collect(Collectors.joining(" ")));
	}
	public static void main(String[] words) {
		System.setOut(new java.io.PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.out), false));
		for (Runnable run : new Runnable[] {${parts.map((_, i) => `Part${i}::run`)}})
			for (int w = 0; w < words.length; w += 2) {
				System.out.println("!");
				n = Integer.parseInt(words[w]);
				start = Integer.parseInt(words[w + 1]);
				run.run();
			}
		System.out.flush();
	}
${each(
	parts,
	({before, listing, after}, i) => `static class Part${i} {
${before}
${listing}
static void run() { ${after} }
}`,
)}
}`,
	},
}

const canRun = ({compile, run}) => [compile?.[0], run[0]].every(word => !word || word === 'MADE' || has(word))

export const RUNNABLE = ['javascript', 'exam', ...Object.keys(PROGRAMS).filter(language => canRun(PROGRAMS[language]))]

function inNode(parts) {
	let text
	const log = (...words) => (text += `${words.join(' ')}\n`),
		trace = (...words) => log(`~${words.join(' ')}`),
		part = (i, is) => (log('~part', i, is ? 1 : 0), is),
		show = queens => log(`=${[...queens].join(' ')}`)
	const names = ['N', 'n', 'start', 'trace', 'part', 'show', 'console'],
		runs = parts.map(({before, listing, after}) => new Function(...names, `${before}\n${listing}\n${after}`))
	return walks =>
		runs.flatMap(run =>
			walks.map(([n, start]) => {
				text = ''
				run(n, n, start, trace, part, show, {log})
				return text
			}),
		)
}

const folderFor = once(() => folderOf())

export function programOf(language, name, parts) {
	if (!PROGRAMS[language]) return inNode(parts)
	const {extension = language, compile, run, text} = PROGRAMS[language],
		file = join(folderFor(language), `${name}.${extension}`)
	const output = (words, args = []) => {
		const [program, ...rest] = words.map(word => word.replace('FILE', file).replace('MADE', `${file}.made`))
		return execFileSync(program, [...rest, ...args], {encoding: 'utf8', maxBuffer: 1 << 28})
	}
	writeFileSync(file, text(parts))
	if (compile) output(compile)
	return walks => output(run, walks.flat().map(String)).split(/^!\n/m).slice(1)
}
