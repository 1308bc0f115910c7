#!/bin/sh
# @xapi/cmi5 1.4.0 describes the right answer of a numeric question, min 0 and max 8, as "0:8". xAPI separates the two by "[:]", so
# a record store reads a single value that no answer equals. A range with only a min or a max, which the types allow, becomes ":".
# For "performance", the steps of a solution, the pattern names steps 0, 1 ... instead of the ids given in the question.
# Statements arrive without an error; reports then show no right answer, or count right answers as wrong.
# Instead: `interaction(...)` with a definition of one's own, whose `correctResponsesPattern` is ["0[:]8"].
#
# Expected: 0[:]8, 2[:], 0[:]0 and row1[.]4. The guess was a 0 lost as `min`.
# Versions: @xapi/cmi5 1.4.0, jsdom 26.1.0; Node.js 20.
# Output seen:
#   min 0, max 8: 0:8
#   min 2: :
#   step row1, exact 4: 0[.]4
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts @xapi/cmi5@1.4.0 jsdom@26.1.0 >&2
cat > answers.js <<'JS'
const {createServer} = require('node:http')
const {JSDOM} = require('jsdom')

const registration = '11111111-1111-4111-8111-111111111111'
const launch = {
	contextTemplate: {contextActivities: {}, extensions: {}},
	launchMode: 'Normal',
	moveOn: 'Passed',
}
const patterns = []

// The least of a record store that a launch needs; it notes the patterns of all statements.
function respond(request, response) {
	let body = ''
	request.on('data', part => (body += part))
	request.on('end', () => {
		response.setHeader('access-control-allow-origin', '*')
		response.setHeader('access-control-allow-headers', '*')
		response.setHeader('access-control-allow-methods', '*')
		response.setHeader('content-type', 'application/json')
		if (request.url.includes('statements') && request.method !== 'OPTIONS') {
			for (const statement of [JSON.parse(body)].flat()) {
				patterns.push(statement.object.definition?.correctResponsesPattern?.[0])
			}
			response.end(JSON.stringify([registration]))
		} else if (request.url.startsWith('/fetch')) response.end('{"auth-token": "YTpi"}')
		else if (request.url.includes('/state')) response.end(JSON.stringify(launch))
		else response.end('{}')
	})
}

async function run() {
	const server = createServer(respond).listen(0)
	const origin = `http://localhost:${server.address().port}`
	const query = new URLSearchParams({
		endpoint: `${origin}/xapi/`,
		fetch: `${origin}/fetch`,
		registration,
		activityId: 'http://example.org/queens',
		actor: JSON.stringify({objectType: 'Agent', account: {homePage: 'http://example.org', name: 'learner'}}),
	})
	const {window} = new JSDOM('', {url: `${origin}/?${query}`})
	Object.defineProperty(globalThis, 'navigator', {value: window.navigator, configurable: true})
	const {document, location, XMLHttpRequest, FormData} = window
	Object.assign(globalThis, {window, document, location, XMLHttpRequest, FormData})
	const loaded = require('./node_modules/@xapi/cmi5/dist/Cmi5.umd.js')
	const cmi5 = new (loaded.default ?? loaded)()

	await cmi5.initialize()
	patterns.length = 0
	const name = {en: 'Squares'}
	const duration = {start: new Date(0), end: new Date(1000)}
	await cmi5.interactionNumeric('test', 'range', 4, {min: 0, max: 8}, name, name, true, duration)
	await cmi5.interactionNumeric('test', 'least', 4, {min: 2}, name, name, true, duration)
	const steps = [{id: 'row1', description: name}]
	await cmi5.interactionPerformance('test', 'steps', {row1: 4}, [{id: 'row1', exact: 4}], steps, name, name, true, duration)
	const titles = ['min 0, max 8', 'min 2', 'step row1, exact 4']
	titles.forEach((title, index) => console.log(`${title}: ${patterns[index]}`))
	process.exit(patterns.join(' ') === '0:8 : 0[.]4' ? 0 : 1)
}
run()
JS
node answers.js
