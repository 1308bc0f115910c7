// Imports that only the bundler understands; see build.js.
declare module '*.wasm' {
	const bytes: Uint8Array
	export default bytes
}
declare module 'worker:*' {
	const source: string
	export default source
}
declare module 'base64:*' {
	const text: string
	export default text
}
declare module 'described:searches' {
	const searches: import('./engine/moment.js').SearchType[]
	export default searches
}
declare module 'words:*' {
	const room: import('./words/index.js').Room
	export default room
}
declare module 'modes:first' {
	export const id: string
	export const open: Function
	export const words: Record<string, object>
}
declare module 'modes:names' {
	const names: Record<string, Record<string, string>>
	export default names
}
