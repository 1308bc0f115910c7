#!/bin/sh
# Node.js 24 and 26 take a view of shared memory, the memory of every WebAssembly module with threads, for text when it is the body of
# a Response or a Request: four bytes 1 5 8 6 become the seven characters "1,5,8,6", of type text/plain. Nothing is thrown.
# Node.js 20 and 22 throw a TypeError, and Chromium 156 sends the bytes. So a boards file or a picture that is built in the shared
# memory and stored or uploaded from there is right in the browser and ruined on the server; a test of status or size above 0 passes.
# Instead: pass a copy, `view.slice()`; its buffer is not shared, and every version sends its bytes.
#
# Expected: the bytes are sent, or a TypeError is thrown. No guess was written down.
# Version: node 24.21.0 (package `node`); node 26.10.0 does the same.
# Output seen:
#   v24.21.0
#   Response: "1,5,8,6" text/plain;charset=UTF-8
#   Request:  "1,5,8,6" text/plain;charset=UTF-8
#   copy:     4 bytes
# Exits with 1 when that has changed. Needs Node.js 18 or later to install, and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress node@24.21.0 >&2
cat > send.mjs <<'JS'
const memory = new WebAssembly.Memory({initial: 1, maximum: 1, shared: true})
const rows = new Uint8Array(memory.buffer, 0, 4)
rows.set([1, 5, 8, 6])
const bodies = {Response: new Response(rows), Request: new Request('https://example.org/', {method: 'POST', body: rows})}
console.log(process.version)
let digits = true
for (const [name, body] of Object.entries(bodies)) {
	const type = body.headers.get('content-type')
	const text = await body.text()
	console.log(`${`${name}:`.padEnd(9)} ${JSON.stringify(text)} ${type}`)
	digits &&= text === '1,5,8,6'
}
const {byteLength} = await new Response(rows.slice()).arrayBuffer()
console.log(`copy:     ${byteLength} bytes`)
process.exitCode = digits && byteLength === 4 ? 0 : 1
JS
node_modules/.bin/node send.mjs
