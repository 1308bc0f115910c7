// Runs every test: the native tests that make has built, the uvu files of tests/, and those of tests/browser/ once per
// browser. One lane computes, two run browsers; the longest programs come first.
//
//   node tests/run.js                   everything
//   node tests/run.js words view:webkit names that contain `words`; `view` in WebKit

import {execFile, fork} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {stripVTControlCharacters} from 'node:util'
import {BROWSERS} from './helpers/browsers/index.js'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const LAST_TIMES = 'build/test-times.json'
const LANES = {computing: 1, browsing: 2}
const LONGEST_MS = 1_200_000

const program = (file, browser = '') => ({
	file,
	browser,
	name: file + (browser && ` ${browser}`),
	words: file.endsWith('.js') ? [process.execPath, file] : [file],
})

/** All browsers if inBrowsers() is called without a list `browsers: [...]`. */
function browsersOf(file) {
	const text = readFileSync(file, 'utf8')
	if (!text.includes(' of inBrowsers(')) return BROWSERS.slice(0, 1)
	const [list] = text.match(/browsers: .*\[.*\]/) ?? []
	return list && !(process.env.LONG && list.includes('LONG'))
		? BROWSERS.filter(name => list.includes(`'${name}'`))
		: BROWSERS
}

const nativeTests = existsSync('build/tests')
	? readdirSync('build/tests').map(name => program(`build/tests/${name}`))
	: []
const tests = readdirSync('tests', {recursive: true})
	.map(name => `tests/${name}`)
	.filter(name => name.endsWith('.test.js'))
	.flatMap(file =>
		file.includes('/browser/') ? browsersOf(file).map(browser => program(file, browser)) : program(file),
	)

const filters = process.argv.slice(2).map(part => part.split(':'))
const isWanted = ({file, browser}) =>
	filters.length === 0 || filters.some(([part, only = browser]) => file.includes(part) && only === browser)

const lastTimes = existsSync(LAST_TIMES) ? JSON.parse(readFileSync(LAST_TIMES, 'utf8')) : {}
const expected = ({name, file, browser}) => lastTimes[name] ?? (statSync(file).size / 1000) * (browser ? 4 : 0.1)

const programs = [...nativeTests, ...tests].filter(isWanted).sort((a, b) => expected(b) - expected(a))

const running = new Set()

function track(child) {
	running.add(child)
	child.once('close', () => running.delete(child))
	return child
}

for (const [signal, code] of Object.entries({SIGINT: 130, SIGTERM: 143, SIGHUP: 129}))
	process.once(signal, async () => {
		const ended = [...running].map(child => once(child, 'close'))
		for (const child of running) child.kill(signal)
		await Promise.race([Promise.all(ended), new Promise(done => setTimeout(done, 10_000))])
		process.exit(code)
	})

const alone = ({words: [path, ...args]}) =>
	new Promise(done => {
		const options = {encoding: 'utf8', timeout: LONGEST_MS, maxBuffer: 1 << 28}
		track(
			execFile(path, args, options, (error, stdout, stderr) =>
				done({output: stdout + stderr, fault: error && String(error)}),
			),
		)
	})

function rideIn(browser) {
	const child = track(fork('tests/helpers/several.js', {env: {...process.env, NQ_BROWSER: browser}, silent: true}))
	let left = ''
	child.stderr.on('data', some => (left += some))
	const ended = once(child, 'close').then(([code, signal]) => ({
		output: left,
		fault: `it ended with ${signal ?? code}`,
	}))
	return {
		browser,
		end: () => child.connected && child.disconnect(),
		async run({file}) {
			const timer = setTimeout(() => child.kill(), LONGEST_MS)
			if (child.connected) child.send(file)
			const answered = once(child, 'message').then(([answer]) => answer)
			const answer = await Promise.race([answered, ended])
			clearTimeout(timer)
			return answer
		},
	}
}

async function run(program, ride) {
	const begun = Date.now(),
		{output, fault} = await (ride ? ride.run(program) : alone(program)),
		seconds = (Date.now() - begun) / 1000,
		plain = stripVTControlCharacters(output)
	const [count, good] = ['Total', 'Passed'].map(word =>
		[...plain.matchAll(new RegExp(`${word}:\\s+(\\d+)`, 'g'))].reduce((all, [, n]) => all + Number(n), 0),
	)
	const bad = Math.max(count - good, count === 0 || fault ? 1 : 0)
	const passed = `${good} passed${bad ? `, ${bad} failed` : ''}`
	console.log(`${bad ? 'FAIL' : 'ok  '} ${program.name}  ${passed}  (${seconds.toFixed(1)} s)`)
	if (bad) console.log(plain, fault ?? '', count === 0 ? 'no test ran' : '')
	results.push({name: program.name, good, bad, seconds})
	return bad === 0
}

const results = []
async function lane(kind) {
	let ride = null
	const rank = ({browser}) => 2 * Number((browser !== '') === (kind === 'browsing')) + Number(browser === ride?.browser)
	while (programs.length > 0) {
		const next = programs.reduce((best, one) => (rank(one) > rank(best) ? one : best))
		programs.splice(programs.indexOf(next), 1)
		if (next.browser && next.browser !== ride?.browser) {
			ride?.end()
			ride = rideIn(next.browser)
		}
		if (await run(next, next.browser ? ride : null)) continue
		ride?.end()
		ride = null
	}
	ride?.end()
}

rmSync('build/made', {recursive: true, force: true})
const begun = Date.now()
await Promise.all(Object.entries(LANES).flatMap(([kind, lanes]) => Array.from({length: lanes}, () => lane(kind))))

const total = part => results.reduce((sum, result) => sum + result[part], 0)
results.sort((a, b) => b.seconds - a.seconds)
const longest = results.slice(0, 5).map(({name, seconds}) => `${name} ${seconds.toFixed(0)} s`)
for (const {name, seconds} of results) lastTimes[name] = seconds
mkdirSync('build', {recursive: true})
writeFileSync(LAST_TIMES, JSON.stringify(lastTimes, null, 1))
console.log(`${((Date.now() - begun) / 60_000).toFixed(1)} minutes; the longest: ${longest.join(', ')}`)
console.log(`${total('good')} passed, ${total('bad')} failed`)
process.exitCode = total('bad') > 0 || total('good') === 0 ? 1 : 0
