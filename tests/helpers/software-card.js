// Dawn finds Chromium's software graphics card by environment variables.

import {spawnSync} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {create} from 'webgpu'
import {Calls} from '#web/engine/calls.js'
import begin from '#web/engine/count-worker.js'

const DRIVER = 'vk_swiftshader_icd.json'
const FOLDERS = ['/usr/lib/chromium', '/opt/google/chrome']

export function software() {
	const folder = FOLDERS.find(folder => existsSync(`${folder}/${DRIVER}`))
	if (!folder) throw new Error(`no ${DRIVER} in ${FOLDERS}`)
	return {LD_LIBRARY_PATH: folder, VK_DRIVER_FILES: `${folder}/${DRIVER}`}
}

export function runWithSoftwareCard(url) {
	if (process.env.VK_DRIVER_FILES?.endsWith(DRIVER)) return
	const env = {...process.env, ...software()}
	process.exit(spawnSync(process.execPath, [fileURLToPath(url)], {env, stdio: 'inherit'}).status ?? 1)
}

/** Skips clearing of workgroup memory: compiles ten times as fast. Calls change(device, k) for the k-th
 * device. */
export function standIn(change = () => {}, info = {}, isLimited = false) {
	const gpu = create(['enable-dawn-features=disable_workgroup_init'])
	let devices = 0
	const requestAdapter = async () => {
		const adapter = await gpu.requestAdapter()
		const {requestDevice} = adapter
		adapter.requestDevice = async wishes => {
			const device = await requestDevice.call(adapter, isLimited ? {} : wishes)
			change(device, ++devices)
			return device
		}
		return Object.defineProperty(adapter, 'info', {value: {...infoOf(adapter), ...info}, configurable: true})
	}
	Object.defineProperty(globalThis, 'navigator', {value: {gpu: {requestAdapter}}, configurable: true})
}

const infoOf = ({info: {vendor, architecture, device, description, isFallbackAdapter}}) => ({
	...{vendor, architecture, device, description, isFallbackAdapter},
})

export async function processor() {
	const port = {postMessage: message => calls.receive(message), onmessage: null}
	const calls = new Calls(data => queueMicrotask(() => port.onmessage({data})))
	begin(port)
	await calls.request('load', [new WebAssembly.Module(readFileSync('dist/count.wasm'))])
	return (method, ...args) => calls.request(method, args)
}
