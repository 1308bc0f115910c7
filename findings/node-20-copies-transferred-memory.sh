#!/bin/sh
# The buffer of a WebAssembly.Memory must not be transferred. Node.js 20 neither transfers it nor complains: structuredClone and
# postMessage with the buffer in their transfer list return at once, the receiver has a copy of the whole memory, and the sender goes
# on with its own. Chromium 156 throws a TypeError for the same call, Node.js 22 and later a DataCloneError. So a worker that posts a
# view of its results with `[view.buffer]` passes every test on Node.js 20, copies 64 KB or more each time, and fails in the browser.
# Instead: cut the results out with `view.slice()` and transfer the buffer of that.
#
# Expected: the call throws, as the standard asks. No guess was written down.
# Version: node 20.20.2 (package `node`).
# Output seen:
#   v20.20.2
#   clone: 65536 bytes, memory after: 65536 bytes
#   first byte written in the clone: 9, in the memory: 7
#   posted view after: 4 bytes
#   buffer of a slice after: 0 bytes
# Exits with 1 when that has changed. Needs Node.js 18 or later to install, and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress node@20.20.2 >&2
cat > transfer.mjs <<'JS'
const memory = new WebAssembly.Memory({initial: 1})
const view = new Uint8Array(memory.buffer, 0, 4)
view[0] = 7
console.log(process.version)
let clone
try {
	clone = structuredClone(memory.buffer, {transfer: [memory.buffer]})
} catch (error) {
	console.log(`clone: ${error.name}: ${error.message}`)
	process.exit(1)
}
console.log(`clone: ${clone.byteLength} bytes, memory after: ${memory.buffer.byteLength} bytes`)
new Uint8Array(clone)[0] = 9
console.log(`first byte written in the clone: ${new Uint8Array(clone)[0]}, in the memory: ${view[0]}`)
const {port1} = new MessageChannel()
port1.postMessage(view, [view.buffer])
console.log(`posted view after: ${view.byteLength} bytes`)
const slice = view.slice()
port1.postMessage(slice, [slice.buffer])
port1.close()
console.log(`buffer of a slice after: ${slice.byteLength} bytes`)
process.exitCode = clone.byteLength === 65536 && view[0] === 7 && view.byteLength === 4 && slice.byteLength === 0 ? 0 : 1
JS
node_modules/.bin/node transfer.mjs
