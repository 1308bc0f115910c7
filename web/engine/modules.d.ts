// Imports of modules written by web/make/generate.js, and those that only the bundler understands (web/make/plugins.js).
declare module '*.wasm' {
	const base64: string
	export default base64
}
declare module '*.wasm.gz' {
	const base64: string
	export default base64
}
declare module '*.wgsl' {
	const text: string
	export default text
}
declare module 'worker:*'
declare module '#searches' {
	type SearchType = import('./moment.js').SearchType
	/** Names of a search's arrays, as in its tutorial. */
	type Arrays = {id: string; arrays: string[]}
	export const kinds: string[]
	export const lines: string[]
	export const mistakes: string[]
	export const types: SearchType[]
	export const arrays: Arrays[]
	export const searches: (SearchType & {arrays: string[]; sentence: string})[]
}
