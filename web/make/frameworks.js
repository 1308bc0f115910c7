const TAG = 'n-queens'

const file = (...lines) =>
	['// Made by web/make/frameworks.js.', ...lines, "export * from './n-queens.js'", ''].join('\n')
const taking = names => `import type { ${names} } from './n-queens.js'`
const OURS = taking('NQueens, NQueensListeners, NQueensProperties')

const props = (usual, ...more) =>
	`export type NQueensProps = ${[`Omit<${usual}, keyof NQueensProperties>`, 'NQueensProperties', ...more].join(' & ')}`
const tagged = (module, list, wrap = text => `namespace JSX { ${text} }`) =>
	`declare module '${module}' { ${wrap(`interface ${list} { '${TAG}': NQueensProps }`)} }`

const CAMEL = [
	'type Joined<Name> = Name extends `${infer First}-${infer Rest}`',
	'  ? `${Capitalize<First>}${Joined<Rest>}` : Capitalize<Name & string>',
	'type Listeners = { [Name in keyof NQueensEventMap as `on${Joined<Name>}`]?: NQueensListener<Name> }',
]

const react = file(
	"import type { DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react'",
	taking('NQueens as Figure, NQueensEventMap, NQueensListener, NQueensListeners, NQueensProperties'),
	...CAMEL,
	props('DetailedHTMLProps<HTMLAttributes<Figure>, Figure>', "NQueensListeners<'on'>"),
	'type Usual = Omit<HTMLAttributes<Figure>, keyof NQueensProperties>',
	'export type NQueensComponentProps = Usual & NQueensProperties & Listeners & RefAttributes<Figure>',
	'/** Props become attributes, also in server rendering; `onNQueensStep` and the like listen to the events. */',
	'export declare const NQueens: ForwardRefExoticComponent<NQueensComponentProps>',
	tagged('react', 'IntrinsicElements'),
)

const preact = file(
	"import type { HTMLAttributes } from 'preact'",
	OURS,
	props('HTMLAttributes<NQueens>', "NQueensListeners<'on'>"),
	tagged('preact', 'IntrinsicElements'),
)

/** In Solid's JSX a name sets a property, unless it begins with `attr:`. */
const solid = file(
	"import type { JSX } from 'solid-js'",
	taking('NQueens, NQueensAttributes, NQueensListeners, NQueensProperties'),
	'type Prefixed<Prefix extends string, Values> =',
	'  { [Name in keyof Values & string as `${Prefix}${Name}`]?: Values[Name] }',
	"type Selected = Prefixed<'attr:', NQueensAttributes> & Prefixed<'prop:', NQueensProperties>",
	props('JSX.HTMLAttributes<NQueens>', "NQueensListeners<'on:'>", 'Selected'),
	tagged('solid-js', 'IntrinsicElements'),
)

const svelte = file(
	"import type { HTMLAttributes } from 'svelte/elements'",
	OURS,
	props('HTMLAttributes<NQueens>', "NQueensListeners<'on'>", "NQueensListeners<'on:'>"),
	tagged('svelte/elements', 'SvelteHTMLElements', text => `export ${text}`),
)

/** The type of a component, for templates, where `@n-queens-step` means `onNQueensStep`. */
const vue = file(
	"import type { HTMLAttributes, PublicProps } from 'vue'",
	taking('NQueens, NQueensEventMap, NQueensListener, NQueensProperties'),
	...CAMEL,
	props('HTMLAttributes & PublicProps', 'Listeners'),
	`declare module 'vue' { interface GlobalComponents { '${TAG}': new () => NQueens & { $props: NQueensProps } } }`,
	tagged('vue/jsx-runtime', 'IntrinsicElements'),
)

export const FRAMEWORKS = {react, preact, solid, svelte, vue}
