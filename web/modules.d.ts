// Imports that only the bundler understands; see make/plugins.js. Those of the engine stand in engine/modules.d.ts.
declare module 'words:*' {
	const room: import('./words/index.js').Room
	export default room
}
declare module 'style:*' {
	const text: string
	export default text
}
declare module 'beside:*' {
	const load: (name: string) => Promise<Record<string, Function & string>>
	export default load
}
declare module 'carried:scorm' {
	const bytes: Uint8Array
	export default bytes
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
// An edition in dist/, beside what loads it.
declare module '*/n-queens.mjs' {}
