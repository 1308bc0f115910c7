// Plants small faults, one at a time, in a copy of the tree, and asks the laws whether they notice: `make mutants`.
// mutants.txt lists them. What was tried is kept in build/mutants/tried.txt and not tried again, so that it may be
// stopped at any time; a fault whose line is gone is told. The last line is `N noticed, N not, N equivalent, N gone`.
//
//   node tests/mutants.js                      all that are not tried yet
//   node tests/mutants.js c/check modes/count  those in files whose path has such a part

import {execFileSync} from 'node:child_process'
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import {fileURLToPath} from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const TREE = 'build/mutants/tree',
	TRIED = 'build/mutants/tried.txt'
/** A law that never ends has noticed as well. */
const LONGEST_MS = 400_000

/** In mutants.txt `laws PATH LAW …` says who might notice faults in paths that begin so, the quickest first; `PATH :::
 * LINE ::: FAULT` is a fault; with a fourth part, why nobody can notice it, an equivalent. */
function readFaults() {
	const laws = [],
		faults = []
	for (const key of readFileSync('tests/mutants.txt', 'utf8').split('\n')) {
		const [, path, words] = /^laws (\S+) (.+)/.exec(key) ?? [],
			[file, line, fault, why] = key.split(' ::: ')
		if (path) laws.unshift([path, words.split(' ')])
		else if (fault && !key.startsWith('#')) faults.push({key, file, line, fault, why})
	}
	return faults.map(fault => ({...fault, laws: laws.find(([path]) => fault.file.startsWith(path))[1]}))
}

/** What git knows, and what was built of it. Without terser, as `make watch` does: it takes most of a build's time. */
function copyTree() {
	const known = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).trim().split('\n'),
		built = readdirSync('build', {withFileTypes: true}).filter(entry => entry.isFile() || entry.name === 'laws')
	for (const path of [...known, 'dist', ...built.map(({name}) => `build/${name}`)])
		cpSync(path, `${TREE}/${path}`, {recursive: true, preserveTimestamps: true})
	if (!existsSync(`${TREE}/node_modules`)) symlinkSync('../../../node_modules', `${TREE}/node_modules`)
	const build = `${TREE}/web/make/build.js`
	writeFileSync(build, readFileSync(build, 'utf8').replace('await shrink(options)', ''))
}

function succeeds(...words) {
	try {
		execFileSync(words[0], words.slice(1), {cwd: TREE, stdio: 'ignore', timeout: LONGEST_MS, killSignal: 'SIGKILL'})
		return true
	} catch {
		return false
	}
}

/** The law that noticed, 'make' if it cannot be built, or ''. What stands behind `built` needs what make builds. */
function noticedBy(laws) {
	for (const law of laws) {
		if (law === 'built' ? !succeeds('make', '-s', 'parts') : law.startsWith('build/') && !succeeds('make', '-s', law))
			return 'make'
		if (law !== 'built' && !succeeds('node', 'tests/run.js', law)) return law
	}
	return ''
}

function plant({file, line, fault, laws}) {
	const path = `${TREE}/${file}`,
		text = readFileSync(path, 'utf8')
	writeFileSync(
		path,
		text.replace(line, () => fault),
	)
	const by = noticedBy(laws)
	writeFileSync(path, text)
	return by
}

const parts = process.argv.slice(2),
	counts = {noticed: 0, not: 0, equivalent: 0, gone: 0}
mkdirSync(TREE, {recursive: true})
copyTree()
const tried = new Map(
	existsSync(TRIED)
		? readFileSync(TRIED, 'utf8')
				.split('\n')
				.map(line => line.split('\t'))
		: [],
)
for (const fault of readFaults()) {
	const {key, file, line, why} = fault
	if (parts.length > 0 && !parts.some(part => file.includes(part))) continue
	const isThere = existsSync(file) && readFileSync(file, 'utf8').split(line).length === 2
	if (isThere && !why && !tried.has(key)) {
		tried.set(key, plant(fault))
		appendFileSync(TRIED, `${key}\t${tried.get(key)}\n`)
	}
	const [is] = [
		[!isThere, 'gone'],
		[why, 'equivalent'],
		[tried.get(key), 'noticed'],
		[true, 'not'],
	]
		.find(([so]) => so)
		.slice(1)
	counts[is]++
	console.log(`${is}${is === 'noticed' ? ` by ${tried.get(key)}` : ''}: ${key}`)
}
console.log(
	Object.entries(counts)
		.map(([name, count]) => `${count} ${name === 'not' ? 'not noticed' : name}`)
		.join(', '),
)
process.exitCode = counts.not + counts.gone > 0 ? 1 : 0
