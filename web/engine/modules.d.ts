// Imports that only the bundler understands; see web/make/plugins.js.
declare module '*.wasm' {
	const text: string
	export default text
}
declare module 'worker:*' {
	const script: import('./start.js').Script
	export default script
}
declare module 'base64:*' {
	const text: string
	export default text
}
declare module 'described:kinds' {
	const kinds: import('./moment.js').Kind[]
	export default kinds
}
declare module 'described:styles' {
	const styles: string[]
	export default styles
}
declare module 'described:searches' {
	const searches: import('./moment.js').SearchType[]
	export default searches
}
