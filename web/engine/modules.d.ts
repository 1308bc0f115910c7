// Types of generated modules and of imports that only the bundler understands; see web/modules.d.ts.
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
	export const kinds: string[]
	export const lines: string[]
	export const mistakes: string[]
	/** arrays: names of the search's arrays, as in its tutorial. */
	type Described = SearchType & {arrays: string[]}
	export const types: Described[]
	export const searches: (Described & {sentence: string})[]
}
