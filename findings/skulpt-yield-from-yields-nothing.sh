#!/bin/sh
# The usual short solver of the n queens puzzle in Python is a generator that delegates to itself by `yield from`. Skulpt 1.2.0, the
# Python of many course pages, takes `yield from` without a word, also in its Python 3 mode, and yields nothing in its place: the
# program ends without an error and prints no board. `list(outer())`, where outer delegates to a generator of 1 and 2 and then
# yields 3, is [3]. `yield from` of a list or a range fails with "'NoneType' object is not iterable", at the line that calls list().
# Instead: `for solution in place(...): yield solution`, which works.
#
# Expected: the solutions, or a SyntaxError, as for `nonlocal` ("Not implemented"). The guess was another order of the solutions.
# Version: Skulpt 1.2.0; Node.js 20.
# Output seen:
#   for and yield: [1, 3, 0, 2] [2, 0, 3, 1]
#   yield from: no solution
#   yield from, then 3: [3]
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts skulpt@1.2.0 >&2
cat > solve.js <<'JS'
const Sk = require('skulpt')

const solver = delegate => `
def is_safe(queens, column):
    row = len(queens)
    return all(column != queens[i] and abs(column - queens[i]) != row - i for i in range(row))

def place(n, queens):
    if len(queens) == n:
        yield queens
    else:
        for column in range(n):
            if is_safe(queens, column):
                ${delegate}

found = [str(queens) for queens in place(4, [])]
print(' '.join(found) or 'no solution')
`
const programs = {
	'for and yield': solver('for solution in place(n, queens + [column]): yield solution'),
	'yield from': solver('yield from place(n, queens + [column])'),
	'yield from, then 3': `
def inner():
    yield 1
    yield 2

def outer():
    yield from inner()
    yield 3

print(list(outer()))
`,
}

async function run(source) {
	let output = ''
	const read = file => {
		if (!(file in (Sk.builtinFiles?.files ?? {}))) throw new Error(`no ${file}`)
		return Sk.builtinFiles.files[file]
	}
	Sk.configure({output: text => (output += text), read, __future__: Sk.python3})
	await Sk.misceval.asyncToPromise(() => Sk.importMainWithBody('<stdin>', false, source, true))
	return output.trim()
}

async function runAll() {
	const seen = []
	for (const [name, source] of Object.entries(programs)) {
		seen.push(await run(source))
		console.log(`${name}: ${seen.at(-1)}`)
	}
	process.exitCode = seen.join('; ') === '[1, 3, 0, 2] [2, 0, 3, 1]; no solution; [3]' ? 0 : 1
}
runAll()
JS
node solve.js
