// Serves this folder on loopback for `make run`: prints the address, and with --open tries to show it. Only files below
// the folder, only from this machine.

import { spawn } from 'node:child_process'
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join, normalize, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.png': 'image/png', '.json': 'application/json',
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const words = process.argv.slice(2)
const port = Number(words[words.indexOf('--port') + 1]) || 0

function fileOf(url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  const file = join(root, path.endsWith(sep) ? `${path}index.html` : path)
  return file.startsWith(root + sep) && statSync(file).isFile() ? file : null
}

const server = createServer((request, response) => {
  let file = null
  try {
    file = fileOf(request.url ?? '/')
  } catch {
    // Not a path, or no such file: answered below.
  }
  if (!file) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n')
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-store' })
  createReadStream(file).pipe(response)
})

server.on('error', error => {
  console.error(`The port ${port} cannot be used (${error.message}); leave PORT out to take a free one.`)
  process.exitCode = 1
})

server.listen(port, '127.0.0.1', () => {
  const address = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`
  console.log(`N-Queens is at ${address}  (Ctrl-C ends it)`)
  if (words.includes('--open')) open(address)
})

function open(address) {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform] ?? 'xdg-open'
  spawn(opener, [address], { stdio: 'ignore', detached: true }).on('error', () => {}).unref()
}
