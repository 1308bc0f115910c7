// Imports that web/make/generate.js writes or only the bundler understands; see web/make/plugins.js.
declare module '*.wasm' {
	const base64: string
	export default base64
}
declare module '*.wasm.gz' {
	const base64: string
	export default base64
}
declare module 'worker:*'
declare module '#searches' {
	type SearchType = import('./moment.js').SearchType
	/** The names of the arrays of a search, as its tutorial has them. */
	type Arrays = {id: string; arrays: string[]}
	export const kinds: string[]
	export const lines: string[]
	export const mistakes: string[]
	export const types: SearchType[]
	export const arrays: Arrays[]
	export const searches: (SearchType & {arrays: string[]; sentence: string})[]
}
