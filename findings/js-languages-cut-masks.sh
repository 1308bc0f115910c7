#!/bin/sh
# Prolog, Scheme and Python written in JavaScript have whole numbers of 53 bits or of any length, but some of their bit operations
# use JavaScript's own, which cut to 32 bits, without an error. In tau-prolog 0.3.4 and biwascheme 0.8.3, `1 << 40` is 256 and
# 2^40 "and" 2^40 is 0; in skulpt 1.2.0, `1 << 40` is right, but `>>`, `|` and `&` of the result are not. tau-prolog does report an
# overflow of `*`. So a mask of a whole 8 x 8 board loses its upper half, and a search by masks is wrong from n = 32 on.
# Instead: keep masks of one row, n <= 31, or use arithmetic: 2^40, division, remainder.
#
# Expected: the right numbers, or an error. Guessed for tau-prolog's shift; not guessed that skulpt shifts to the left correctly.
# Versions: tau-prolog 0.3.4, biwascheme 0.8.3, skulpt 1.2.0; Node.js 20.
# Output seen, for 1 << 40, 2^40 >> 40, 2^40 & 2^40, 2^40 | 1 (right: 1099511627776 1 1099511627776 1099511627777):
#   tau-prolog 256 0 0 1
#   biwascheme 256 0 0 1
#   skulpt 1099511627776 0 0 1
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts \
	tau-prolog@0.3.4 biwascheme@0.8.3 skulpt@1.2.0 >&2
cat > masks.js <<'JS'
const prolog = require('tau-prolog')
const scheme = require('biwascheme')
const skulpt = require('skulpt')

const high = 2 ** 40

function inProlog(expression) {
	return new Promise((done, failed) => {
		const session = prolog.create()
		const success = answer => done(String(answer.links.X))
		session.query(`X is ${expression}.`, {
			success: () => session.answer({success, fail: failed, error: failed, limit: failed}),
			error: failed,
		})
	})
}

function inScheme(expression) {
	return new Promise((done, failed) => {
		new scheme.Interpreter(failed).evaluate(expression, value => done(String(value)))
	})
}

async function inPython(expression) {
	let output = ''
	const read = path => {
		const file = skulpt.builtinFiles?.files[path]
		if (file === undefined) throw new Error(path)
		return file
	}
	skulpt.configure({output: text => (output += text), read, __future__: skulpt.python3})
	const run = () => skulpt.importMainWithBody('masks', false, `print(${expression})`, true)
	await skulpt.misceval.asyncToPromise(run)
	return output.trim()
}

async function table() {
	const infix = [`1 << 40`, `${high} >> 40`]
	const forms = {
		'tau-prolog': [inProlog, [...infix, `${high} /\\ ${high}`, `${high} \\/ 1`]],
		biwascheme: [
			inScheme,
			[
				'(bitwise-arithmetic-shift 1 40)',
				`(bitwise-arithmetic-shift ${high} -40)`,
				`(bitwise-and ${high} ${high})`,
				`(bitwise-ior ${high} 1)`,
			],
		],
		skulpt: [inPython, [...infix, `${high} & ${high}`, `${high} | 1`]],
	}
	const lines = []
	for (const [name, [evaluate, expressions]] of Object.entries(forms)) {
		const values = []
		for (const expression of expressions) values.push(await evaluate(expression))
		lines.push([name, ...values].join(' '))
	}
	return lines
}

table().then(lines => {
	console.log(lines.join('\n'))
	const expected = ['tau-prolog 256 0 0 1', 'biwascheme 256 0 0 1', `skulpt ${high} 0 0 1`]
	process.exitCode = lines.join() === expected.join() ? 0 : 1
})
JS
node masks.js
