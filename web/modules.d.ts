// Imports that only the bundler understands; see build.js.
declare module '*.wasm' {
	const text: string
	export default text
}
declare module 'worker:*' {
	const script: import('./engine/start.js').Script
	export default script
}
declare module 'base64:*' {
	const text: string
	export default text
}
declare module 'described:kinds' {
	const kinds: import('./engine/moment.js').Kind[]
	export default kinds
}
declare module 'described:styles' {
	const styles: string[]
	export default styles
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
