// What editors and other tools read of <n-queens>: custom-elements.json, in the form of
// github.com/webcomponents/custom-elements-manifest, and the declaration of its class for TypeScript. Both say what
// reference.js has found in the source, in the usual language, and nothing of their own.

import { USUAL } from '../words/index.js'
import { wordsOf } from './words.js'

/** @typedef {import('./reference.js').Reference} Reference */

const { [USUAL]: words } = await wordsOf('reference')

const MODULES = ['dist/n-queens.mjs', 'dist/n-queens-study.mjs']
const CLASS = { name: 'NQueens', tag: 'n-queens' }

/** @param {Reference} reference */
export function manifestOf(reference) {
	const [first, ...others] = MODULES
	return {
		schemaVersion: '2.1.0',
		readme: 'README.md',
		modules: [
			{ ...moduleOf(first, first), declarations: [classOf(reference)] },
			...others.map(path => moduleOf(path, first)),
		],
	}
}

/** Every edition defines the same element; it is described once. */
const moduleOf = (path, described) => ({
	kind: 'javascript-module',
	path,
	declarations: [],
	exports: [
		{ kind: 'js', name: CLASS.name, declaration: { name: CLASS.name, module: described } },
		{ kind: 'custom-element-definition', name: CLASS.tag, declaration: { name: CLASS.name, module: described } },
	],
})

/** @param {Reference} reference */
function classOf({ attributes, properties, methods, events, parts, slots, customProperties }) {
	return {
		kind: 'class',
		customElement: true,
		name: CLASS.name,
		tagName: CLASS.tag,
		superclass: { name: 'HTMLElement' },
		description: words.element,
		attributes: attributes.map(({ name, property, type, values, otherwise, range, description }) => ({
			name,
			fieldName: property,
			type: { text: attributeType(type, values, range) },
			...(otherwise === null ? {} : { default: otherwise }),
			description: description[USUAL],
		})),
		members: [
			...properties.map(({ name, type, readonly, attribute, description }) => ({
				kind: 'field',
				name,
				type: { text: type },
				...(readonly ? { readonly } : {}),
				...(attribute && name !== 'step' ? { attribute, reflects: true } : {}),
				description: description[USUAL],
			})),
			...methods.map(({ name, parameters, returns, description }) => ({
				kind: 'method',
				name,
				parameters: parameters.map(({ name, type, optional }) => ({
					name,
					type: { text: type },
					...(optional ? { optional } : {}),
				})),
				return: { type: { text: returns } },
				description: description[USUAL],
			})),
		],
		events: events.map(({ name, detail, description }) => ({
			name,
			type: { text: `CustomEvent<${detail}>` },
			description: description[USUAL],
		})),
		slots: slots.map(({ name, description }) => ({ name, description: description[USUAL] })),
		cssParts: parts.map(({ name, description }) => ({ name, description: description[USUAL] })),
		cssProperties: customProperties.map(({ name, defaults, description }) => ({
			name,
			default: defaults[0],
			description: description[USUAL],
		})),
	}
}

/** An attribute is text: of what may stand in it, editors offer the words. A list of words has no type of its own. */
const attributeType = (type, values, range) =>
	type === 'boolean' || values.length === 0
		? range
			? 'number'
			: type.replace(/^\(|\)\[\]$/g, '')
		: values.map(value => `'${value}'`).join(' | ')

// ---- Types ----------------------------------------------------------------------------------------------

const comment = (text, indent = '') => `${indent}/** ${text} */\n`

/** The module dist/types/n-queens.d.ts, which stands beside the engine's. @param {Reference} reference */
export function declarationOf({ types, properties, methods, events }) {
	return `// Made from web/figure/element.js and web/figure/attributes.js by web/make/manifest.js.
import type { ${types.join(', ')} } from './engine/index.js'

${comment('What cannot be used, and what is allowed; `message` is the sentence that the reader sees.')}export interface NQueensFault {
  name: string | null
  value: unknown
  allowed?: { low?: number, high?: number, words?: string[] }
  message: string
  moment: Moment
}

export interface NQueensEventMap {
${events.map(({ name, detail, description }) => `${comment(description[USUAL], '  ')}  '${name}': CustomEvent<${detail}>\n`).join('')}}

${comment(`${words.element} On a server, where there are no elements, it is an empty class.`)}export declare class ${CLASS.name} extends HTMLElement {
  static readonly observedAttributes: string[]
${properties.map(property => propertyText(property)).join('')}${methods.map(methodText).join('')}}

declare global {
  interface HTMLElementTagNameMap {
    '${CLASS.tag}': ${CLASS.name}
  }
  interface GlobalEventHandlersEventMap extends NQueensEventMap {}
}
`
}

/** What can be left out is set to null; a list may be set as the text that the attribute would have. */
function propertyText({ name, type, readonly, attribute, description }) {
	const text = `${comment(description[USUAL], '  ')}  get ${name}(): ${type}\n`
	if (readonly) return text
	const more = [type.endsWith('[]') ? 'string' : '', attribute && !type.endsWith('| null') ? 'null' : ''].filter(
		Boolean,
	)
	return `${text}  set ${name}(value: ${[type, ...more].join(' | ')})\n`
}

const methodText = ({ name, parameters, returns, description }) =>
	`${comment(description[USUAL], '  ')}  ${name}(${parameters.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ')}): ${returns}\n`
