import {test} from 'uvu'
import {match} from 'uvu/assert'
import {spawn} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {get} from 'node:http'
import {join} from 'node:path'
import {clone, edit} from '../helpers/clone.js'

const heard = (stream, text) =>
	new Promise(done => {
		let all = ''
		stream.on('data', some => {
			all += some
			if (all.includes(text)) done(all)
		})
	})
const fetched = address => new Promise((done, fail) => get(address, done).on('error', fail))

test('a changed style, address, worker and word are in dist/ when the page is notified', async () => {
	const folder = clone()
	const server = spawn(process.execPath, ['web/make/serve.js', '--watch'], {cwd: folder})
	try {
		const [address] = /http:\S+/.exec(await heard(server.stdout, 'http:'))
		match(await heard(await fetched(address), '</script>'), /EventSource/)
		await heard(server.stdout, 'ready')
		for (const [changed, built, change] of CHANGES) {
			const events = await fetched(`${address}built`)
			edit(join(folder, changed), change)
			await heard(events, 'built')
			match(readFileSync(join(folder, built), 'utf8'), /watched-4711/, changed)
			events.destroy()
		}
	} finally {
		server.kill()
	}
})

const CHANGES = [
	['web/page/page.css', 'dist/page.css', text => `${text}\n.watched-4711 { color: red }`],
	['web/modes/count/address.js', 'dist/page.js', text => text.replace('place: 4', "$&, always: ['watched-4711']")],
	['web/engine/walk-worker.js', 'dist/n-queens.js', text => `${text}\nglobalThis.watched ??= 'watched-4711'`],
	['web/words/en/searches/flags.js', 'dist/embed.js', text => text.replace(/name: '/, '$&watched-4711 ')],
]

test.run()
