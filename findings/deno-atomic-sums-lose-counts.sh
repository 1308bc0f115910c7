#!/bin/sh
# Deno 2.9.6 takes a shader that adds to an atomic as if it were a plain number, `total += 1u` or `total = total + 1u`. WGSL has no
# such operation; Dawn, the WebGPU of Chromium, refuses the shader. Deno's naga makes a read and a write of it, without a message, so
# what other invocations add in between is lost: of the 42 safe places of two queens in the first two rows, 16 are counted, by a
# driver in software. The same shader in workgroups of one invocation gave 42 there, so a small test shows nothing.
# Instead: `atomicAdd(&total, 1u)`; try shaders with Dawn too, in Node.js by the package `webgpu`.
#
# Expected: an error, as from Dawn. Not guessed.
# Versions: deno 2.9.6, webgpu 0.6.2; driver SwiftShader, out of @sparticuz/chromium 147.0.0; Node.js 20.
# Output seen (the first number may vary):
#   Deno, total += 1u: 16
#   Deno, atomicAdd: 42
#   Dawn, total += 1u: refused, no matching overload for 'operator += (atomic<u32>, u32)'
#   Dawn, atomicAdd: 42
# Exits with 1 when that has changed. Needs Node.js 20 or later, Linux on x64, and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress deno@2.9.6 webgpu@0.6.2 @sparticuz/chromium@147.0.0 >&2
node -e "
const packed = fs.readFileSync('node_modules/@sparticuz/chromium/bin/swiftshader.tar.br')
fs.writeFileSync('driver.tar', zlib.brotliDecompressSync(packed))"
mkdir driver
tar -xf driver.tar -C driver --no-same-owner
cat > sum.js <<'JS'
const isDeno = 'Deno' in globalThis
const gpu = isDeno ? navigator.gpu : (await import('webgpu')).create([])
const adapter = await gpu.requestAdapter()
const device = await adapter.requestDevice()
const STORAGE = 0x80, COPY_DST = 8, COPY_SRC = 4, MAP_READ = 1

async function count(statement) {
	const module = device.createShaderModule({
		code: `@group(0) @binding(0) var<storage, read_write> total: atomic<u32>;
			@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) place: u32) {
				let column = place / 8u;
				let next = place % 8u;
				if (max(column, next) - min(column, next) > 1u) { ${statement}; }
			}`,
	})
	const {messages} = await module.getCompilationInfo()
	if (messages.length > 0) return `refused, ${messages[0].message.split('\n')[0]}`
	const pipeline = device.createComputePipeline({layout: 'auto', compute: {module, entryPoint: 'main'}})
	const total = device.createBuffer({size: 4, usage: STORAGE | COPY_SRC})
	const copy = device.createBuffer({size: 4, usage: MAP_READ | COPY_DST})
	const encoder = device.createCommandEncoder()
	const pass = encoder.beginComputePass()
	pass.setPipeline(pipeline)
	const entries = [{binding: 0, resource: {buffer: total}}]
	pass.setBindGroup(0, device.createBindGroup({layout: pipeline.getBindGroupLayout(0), entries}))
	pass.dispatchWorkgroups(1)
	pass.end()
	encoder.copyBufferToBuffer(total, 0, copy, 0, 4)
	device.queue.submit([encoder.finish()])
	await copy.mapAsync(1)
	return new Uint32Array(copy.getMappedRange())[0]
}

device.pushErrorScope('validation')
const plain = await count('total += 1u')
const atomic = await count('atomicAdd(&total, 1u)')
await device.popErrorScope()
const name = isDeno ? 'Deno' : 'Dawn'
console.log(`${name}, total += 1u: ${plain}`)
console.log(`${name}, atomicAdd: ${atomic}`)
device.destroy()
const isSame = isDeno ? plain > 0 && plain < 42 : String(plain).startsWith('refused')
const code = isSame && atomic === 42 ? 0 : 1
if (isDeno) Deno.exit(code)
process.exit(code)
JS
export DENO_DIR="$folder/deno" LD_LIBRARY_PATH="$folder/driver"
export VK_ICD_FILENAMES="$folder/driver/vk_swiftshader_icd.json" VK_DRIVER_FILES="$folder/driver/vk_swiftshader_icd.json"
node_modules/.bin/deno run --quiet --allow-read sum.js
node sum.js
