// Types of generated modules (web/make/generate.js) and of imports that only the bundler understands
// (web/make/plugins.js). The engine's are in engine/modules.d.ts.
declare module '#words/*' {
	const words: import('./words/index.js').WordModule
	export default words
	export const sentences: import('./words/index.js').WordModule
}
declare module '#words/modes.name' {
	const names: Record<string, Record<string, string>>
	export default names
}
declare module '#styles/*' {
	const text: string
	export default text
}
declare module '#opening' {
	const opening: {moment: import('./engine/moment.js').Moment; length: number; ticks: string}
	export default opening
}
declare module '#legend' {
	const marks: Record<string, string>
	export default marks
}
declare module '#scorm' {
	const zip: Uint8Array
	export default zip
}
declare module 'beside:*' {
	const load: (name: string) => Promise<Record<string, Function & string>>
	export default load
}
// An edition in dist/, next to the script that loads it.
declare module '*/n-queens.mjs' {}
interface HTMLElementTagNameMap {
	'n-queens': any
}
