// Plants the mutants of mutants.txt, one at a time, in a copy of the tree and runs the tests: `make mutants`.
// mutants.txt records the test that noticed; it runs first next time. build/mutants/tried.txt records tried mutants,
// so a run may be interrupted. The last line is `N noticed, N not noticed, N gone`. Gone: the file lacks the line.
//
//   node tests/mutants.js                      mutants not yet tried
//   node tests/mutants.js c/check modes/count  mutants whose path contains a given part
//   node tests/mutants.js new                  mutants under `by nobody`

import {execFileSync, spawn} from 'node:child_process'
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import {fileURLToPath} from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const LIST = 'tests/mutants.txt',
	TREE = 'build/mutants/tree',
	TRIED = 'build/mutants/tried.txt'
/** A test that takes longer than ten times its last time, plus a minute, has noticed the mutant. */
const times = existsSync('build/test-times.json') ? JSON.parse(readFileSync('build/test-times.json', 'utf8')) : {},
	longestMs = name => 60_000 + 10_000 * (times[name] ?? 20)

const known = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).trim().split('\n')

function readFaults() {
	const tests = [],
		faults = []
	let by = ''
	for (const text of readFileSync(LIST, 'utf8').split('\n')) {
		const [, path, words] = /^tests (\S+) (.+)/.exec(text) ?? [],
			[, heading] = /^by (.+)/.exec(text) ?? [],
			[, file, marked] = /^(\S+): (.*)/.exec(text) ?? [],
			[line, fault] = [1, 2].map(i => marked?.replace(/⟦(.*?)→(.*)⟧/, `$${i}`))
		if (path) tests.unshift([path, words.split(' ')])
		else if (heading) by = heading
		else if (fault && !text.startsWith('#')) faults.push({key: text, file, line, fault, by})
	}
	return faults.map(fault => ({...fault, tests: tests.find(([path]) => fault.file.startsWith(path))[1]}))
}

function keepWhoNoticed({key, by: last}, by) {
	if (by === last) return
	const sections = readFileSync(LIST, 'utf8').replace(`${key}\n`, '').trimEnd().split('\n\n'),
		i = sections.findIndex(section => section.startsWith(`by ${by}\n`))
	if (i < 0) sections.push(`by ${by}\n${key}`)
	else sections[i] += `\n${key}`
	writeFileSync(LIST, `${sections.filter(section => !/^by .*$/.test(section)).join('\n\n')}\n`)
}

function copyTree() {
	const isNew = !existsSync(TREE),
		built = readdirSync('build').filter(name => name !== 'mutants' && name !== 'made')
	mkdirSync(TREE, {recursive: true})
	for (const path of known) {
		const copy = `${TREE}/${path}`
		// Keeps the lock file's time: make would install into node_modules if the lock file were newer.
		if (!existsSync(copy) || path === 'package-lock.json')
			cpSync(path, copy, {recursive: true, preserveTimestamps: true})
		else if (statSync(path).isFile() && !readFileSync(path).equals(readFileSync(copy)))
			writeFileSync(copy, readFileSync(path))
	}
	for (const path of readdirSync(TREE, {recursive: true, encoding: 'utf8'}))
		if (/^(c|tests|web)\//.test(path) && statSync(`${TREE}/${path}`).isFile() && !known.includes(path))
			rmSync(`${TREE}/${path}`)
	for (const path of isNew ? ['dist', ...built.map(name => `build/${name}`)] : [])
		cpSync(path, `${TREE}/${path}`, {recursive: true, preserveTimestamps: true})
	if (!existsSync(`${TREE}/node_modules`)) symlinkSync('../../../node_modules', `${TREE}/node_modules`)
}

let stop = () => {}
for (const signal of ['SIGINT', 'SIGTERM'])
	process.once(signal, () => {
		stop()
		process.exit(1)
	})

function succeeds(words, browser = '') {
	const options = {
			cwd: TREE,
			env: {...process.env, ...(browser && {NQ_BROWSER: browser})},
			stdio: ['ignore', 'pipe', 'ignore'],
			detached: true,
		},
		child = spawn(words[0], words.slice(1), options)
	let isGood = true
	const kill = signal => {
		try {
			process.kill(-child.pid, signal)
		} catch {}
	}
	stop = () => kill('SIGKILL')
	const end = () => {
		isGood = false
		kill('SIGTERM')
		setTimeout(kill, 5000, 'SIGKILL').unref()
	}
	const timer = setTimeout(end, longestMs(words.at(-1) + (browser && ` ${browser}`)))
	child.stdout.setEncoding('utf8').on('data', output => isGood && /✘|^FAIL /m.test(output) && end())
	return new Promise(done =>
		child.on('close', code => {
			clearTimeout(timer)
			done(isGood && code === 0)
		}),
	)
}

const targetOf = test =>
	test.startsWith('c/') ? 'build/nqueens' : test.includes('/') ? 'parts' : `build/tests/${test}`

async function holds(test) {
	const isTarget = test.startsWith('make:'),
		target = isTarget ? test.slice(5) : targetOf(test),
		isMade = await succeeds(['make', '-s', '-j2', target])
	if (!isMade || isTarget) return isMade
	if (!test.includes('/')) return succeeds([target])
	const files = known.filter(path => path.endsWith('.test.js') && path.includes(test)),
		browser = test.startsWith('browser/') ? 'chromium' : ''
	if (files.length === 0) throw new Error(`no test is called ${test}`)
	const next = async i => i === files.length || ((await succeeds(['node', files[i]], browser)) && next(i + 1))
	return next(0)
}

async function noticedBy(tests) {
	for (const test of tests) if (!(await holds(test))) return test
	return ''
}

const sound = new Map()
async function isSound(test, tests) {
	if (sound.has(test)) return sound.get(test)
	const made = tests.slice(0, tests.indexOf(test)).filter(one => one.startsWith('make:')),
		holds = (await noticedBy([...made, test])) === ''
	if (!holds) console.log(`fails without a fault as well, and is not run again: ${test}`)
	sound.set(test, holds)
	return holds
}

function inTurn(tests, by) {
	const at = tests.indexOf(by)
	return at < 0 ? tests : [...tests.slice(0, at).filter(one => one.startsWith('make:')), by, ...tests]
}

async function plant({file, line, fault, tests, by: last}) {
	const path = `${TREE}/${file}`,
		text = readFileSync(path, 'utf8'),
		order = inTurn(tests, last).filter(test => sound.get(test) !== false)
	const planted = text.replace(line, () => fault)
	writeFileSync(path, planted)
	const by = await noticedBy(order)
	writeFileSync(path, text)
	return !by || (await isSound(by, tests)) ? by : plant({file, line, fault, tests, by: last})
}

const parts = process.argv.slice(2),
	counts = {noticed: 0, not: 0, gone: 0}
copyTree()
const tried = new Map(
	existsSync(TRIED)
		? readFileSync(TRIED, 'utf8')
				.split('\n')
				.map(line => line.split('\t'))
		: [],
)
for (const fault of readFaults()) {
	const {key, file, line, by} = fault
	if (parts.length > 0 && !parts.some(part => (part === 'new' ? by === 'nobody' : file.includes(part)))) continue
	const copy = `${TREE}/${file}`,
		isThere = existsSync(copy) && readFileSync(copy, 'utf8').split(line).length === 2
	if (isThere && !tried.has(key)) {
		tried.set(key, await plant(fault))
		appendFileSync(TRIED, `${key}\t${tried.get(key)}\n`)
		if (tried.get(key)) keepWhoNoticed(fault, tried.get(key))
	}
	const is = !isThere ? 'gone' : tried.get(key) ? 'noticed' : 'not'
	counts[is]++
	console.log(`${is}${is === 'noticed' ? ` by ${tried.get(key)}` : ''}: ${key}`)
}
console.log(
	Object.entries(counts)
		.map(([name, count]) => `${count} ${name === 'not' ? 'not noticed' : name}`)
		.join(', '),
)
process.exitCode = counts.not + counts.gone > 0 ? 1 : 0
