// Imports that only the bundler understands; see web/make/plugins.js.
declare module '*.wasm'
declare module 'worker:*'
declare module 'base64:*'
declare module 'described:*'
declare module 'described:types' {
	const types: import('./moment.js').SearchType[]
	export default types
}
declare module 'described:searches' {
	const searches: (import('./moment.js').SearchType & {arrays: string[]; sentence: string})[]
	export default searches
}
