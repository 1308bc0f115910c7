import {execFileSync} from 'node:child_process'
import {existsSync, readdirSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {equal, is, ok, test} from '#test'
import {textsByFile} from '#web/make/docs.js'
import {readText as read} from '../helpers/folder.js'

const READMES = ['README.md', 'README.ja.md']
const PAGES = [...READMES, ...readdirSync('doc').map(name => `doc/${name}`)].filter(name => name.endsWith('.md'))
const PASTED = /^````$.*?^````$/gms
const inPages = pattern =>
	PAGES.flatMap(page => [...read(page).replaceAll(PASTED, '').matchAll(pattern)].map(([, what]) => [page, what]))

test('each README has at most 70 lines', () => {
	for (const name of READMES) ok(read(name).trimEnd().split('\n').length <= 70, name)
})

test('every link and picture leads somewhere, and every page of doc/ is linked', () => {
	const targets = inPages(/\]\((?!https?:)([^)#]+)/g).map(([page, target]) => join(dirname(page), target))
	for (const target of targets) ok(existsSync(target), target)
	for (const page of PAGES) ok(READMES.includes(page) || targets.includes(page), page)
})

test('every path in back quotes or commands exists', () => {
	const named = inPages(/(?<=`|^node )((?:c|web|tests)\/[\w./-]*)(?=[` ])/gm)
	ok(named.length > 20)
	for (const [page, path] of named) ok(existsSync(path) || /yours|hello|LANG|ID|ROOM/.test(path), `${page}: ${path}`)
})

test('every test named by a page exists', () => {
	const named = inPages(/(`tests\/[\w/-]+\.test\.js`: .*?)(?=; `| \|$)/gm)
	ok(named.length > 30)
	for (const [page, one] of named) {
		const [, path, title] = /^`(.*?)`: (.*)/.exec(one) ?? []
		ok(read(path).includes(title), `${page}: ${title}`)
	}
})

test('every `make` target named by a page exists', () => {
	const names = inPages(/(?:^|`)make (\w+)/gm),
		targets = read('Makefile').match(/^\w+(?=:)/gm)
	ok(names.length > 9)
	for (const [page, target] of names) ok(targets.includes(target), `${page}: make ${target}`)
})

for (const [file, text] of Object.entries(textsByFile()))
	test(`${file} is what web/make/docs.js writes`, () => is(read(file), text))

const blocksOf = page => [...read(page).matchAll(/```js\n([\s\S]*?)```/g)].map(([, source]) => recording(source))

function recording(source) {
	return source
		.replaceAll("'n-queens/engine'", `'${join(process.cwd(), 'dist/engine.mjs')}'`)
		.replaceAll('{ … }', '{ boards.push([...board]) }')
		.replace(/^((?:await|units).*?\)) *\/\/.*$/gm, (_, call) => `results.push(${call})`)
}

for (const page of ['doc/javascript.md', 'doc/javascript.ja.md'])
	test(`the code in ${page} runs and gives the results in its comments`, () => {
		const source = `const results = [], boards = []
${blocksOf(page).join('\n')}
const plain = (_, value) => (typeof value === 'bigint' ? String(value) : ArrayBuffer.isView(value) ? [...value] : value)
console.log(JSON.stringify({ results, boards: boards.length }, plain))`
		const {results: values, boards} = JSON.parse(String(execFileSync('node', ['--input-type=module', '-e', source])))
		const [solution, tested, peeked, length, total, larger, seventh, index, classes, images, ...completing] = values,
			[one, ways, heat, why, puzzle, judged, printed, counted] = completing
		equal([solution.event.kind, length, index, boards], ['solution', 23855, '1', 92 + 17])
		equal([total, larger], ['14772512', '95815104'])
		equal([tested.event.row, tested.event.col], [2, 4])
		equal([peeked.event.kind, peeked.counters.solutions], ['solution', 57])
		equal([seventh.length, classes.length, images.length, images[1].by], [16, 12, 8, 'turn-90'])
		equal([one[0], ways, heat[0][3], why, puzzle.level], [3, '17', '17', null, 2])
		is(counted, '365596')
		equal([judged.right, judged.line, judged.why, printed.step], [false, 2, 'attacked', 9])
	})

test.run()
