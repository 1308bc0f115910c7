// Runs the test files named by run.js in sequence, so that they share the browser. If this process ends early, its
// output so far goes to stderr.

import {writeSync} from 'node:fs'
import {resolve} from 'node:path'
import {pathToFileURL} from 'node:url'

globalThis.UVU_DEFER = true
const {exec} = await import('uvu')

let output = ''
for (const stream of [process.stdout, process.stderr])
	stream.write = chunk => {
		output += chunk
		return true
	}
process.on('exit', () => writeSync(2, output))
process.on('disconnect', () => process.exit())
process.setMaxListeners(0)

process.on('message', async file => {
	globalThis.UVU_QUEUE.splice(0, Infinity, [null])
	await import(pathToFileURL(resolve(file)).href)
	await exec()
	process.send({output, fault: process.exitCode ? `exit code ${process.exitCode}` : ''})
	output = ''
})
