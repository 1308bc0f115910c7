// Makes, from reference.js, the class declaration of <n-queens> and custom-elements.json
// (github.com/webcomponents/custom-elements-manifest), from which tools make data for editors.

import {USUAL} from '../words/index.js'
import {loadWords} from './words.js'

/** @import {Reference} from './reference.js' */

const {[USUAL]: words} = await loadWords('reference')

const MODULES = ['dist/n-queens.mjs', 'dist/n-queens-study.mjs']
const SQUARE = '{ row: number, col: number }'
const ANSWER = `${SQUARE} | ${SQUARE}[] | string | null`

/** @param {Reference} reference @returns {any} */
export function manifestFrom(reference) {
	const declaration = {name: 'NQueens', module: MODULES[0]}
	const exports = [
		{kind: 'js', name: 'NQueens', declaration},
		{kind: 'custom-element-definition', name: 'n-queens', declaration},
	]
	const modules = MODULES.map((path, i) => {
		return {kind: 'javascript-module', path, declarations: i === 0 ? [classOf(reference)] : [], exports}
	})
	return {schemaVersion: '2.1.0', readme: 'README.md', modules}
}

/** @param {any} one */
const summary = ({name, description}) => ({name, description: description[USUAL]})
const typed = text => ({type: {text}})

const classOf = ({attributes, properties, methods, events, parts, slots, customProperties}) => ({
	kind: 'class',
	customElement: true,
	name: 'NQueens',
	tagName: 'n-queens',
	superclass: {name: 'HTMLElement'},
	description: words.element,
	attributes: attributes.map(attribute => ({
		...summary(attribute),
		fieldName: attribute.property,
		...typed(attributeType(attribute)),
		...(attribute.otherwise !== null && {default: attribute.otherwise}),
	})),
	members: [...properties.map(fieldOf), ...methods.map(methodOf)],
	events: events.map(event => ({...summary(event), ...typed(`CustomEvent<${event.detail}>`)})),
	slots: slots.map(summary),
	cssParts: parts.map(summary),
	cssProperties: customProperties.map(property => ({...summary(property), default: property.defaults[0]})),
})

const fieldOf = ({type, readonly, attribute, ...property}) => ({
	kind: 'field',
	...summary(property),
	...typed(type),
	...(readonly && {readonly}),
	...(attribute && property.name !== 'step' && {attribute, reflects: true}),
})

const methodOf = ({parameters, returns, ...method}) => ({
	kind: 'method',
	...summary(method),
	parameters: parameters.map(({name, type, optional}) => ({name, ...typed(type), ...(optional && {optional})})),
	return: typed(returns),
})

function attributeType({type, values, range}) {
	if (range || type === 'boolean') return range ? 'number' : type
	const words = values.map(value => `'${value}'`)
	return [...words, ...(words.length === 0 || type.endsWith('[]') ? ['string'] : [])].join(' | ')
}

const comment = (text, indent = '') => `${indent}/** ${text} */\n`
const described = ({description}) => comment(description[USUAL], '  ')
const eventText = event => `${described(event)}  '${event.name}': CustomEvent<${event.detail}>\n`
export function declarationFrom(reference) {
	const {properties, methods, events} = reference,
		{types} = words
	return `// Made from web/figure/element.js and web/figure/attributes.js by web/make/manifest.js.
import type { ${reference.types.join(', ')} } from './engine/index.js'

${comment(types.fault)}export interface NQueensFault {
  name: string | null
  value: unknown
  allowed?: { low?: number, high?: number, words?: string[] }
  instead?: string | null
  message: string
  moment: Moment
}

${comment(types.change)}export interface NQueensChange {
  given: ${SQUARE}[]
  blocked: ${SQUARE}[]
  completable: boolean | undefined
  completions: bigint | undefined
}

${comment(types.answer)}export interface NQueensAnswer {
  question: string
  step: number | null
  answer: ${ANSWER}
  expected: ${ANSWER}
  right: boolean
}

${comment(types.score)}export interface NQueensScore {
  asked: number
  right: number
  total: number | null
  score: number
}

export interface NQueensEventMap {
${events.map(eventText).join('')}}

${comment(types.attributes)}export interface NQueensAttributes {
${attributesText(reference).join('')}}

${comment(types.properties)}\
export interface NQueensProperties extends NQueensAttributes {
${furtherText(reference).join('')}}

export type NQueensListener<Name extends keyof NQueensEventMap> =
  ((event: NQueensEventMap[Name] & { readonly currentTarget: NQueens }) => void) | undefined

${comment(types.listeners)}\
export type NQueensListeners<Prefix extends string> = {
  [Name in keyof NQueensEventMap as \`\${Prefix}\${Name}\`]?: NQueensListener<Name>
}

${comment(`${words.element} ${types.class}`)}\
export declare class NQueens extends HTMLElement {
  static readonly observedAttributes: string[]
${[...properties.map(propertyText), ...methods.map(methodText)].join('')}}

declare global {
  interface HTMLElementTagNameMap {
    'n-queens': NQueens
  }
  interface GlobalEventHandlersEventMap extends NQueensEventMap {}
}
`
}

function settableType({type, attribute}) {
	const list = type.endsWith('[]') ? ' | string' : '',
		nothing = attribute && !type.endsWith('| null') ? ' | null' : ''
	return `${type}${list}${nothing}`
}

function propertyText(property) {
	const {name, type, readonly} = property
	const setter = `  set ${name}(value: ${settableType(property)})\n`
	return `${described(property)}  get ${name}(): ${type}\n${readonly ? '' : setter}`
}

function markupText(name, {values = []}, property) {
	const words = values.filter(word => !/^[\d.]+$/.test(word)).map(word => `'${word}'`)
	const texts = {boolean: ["''", "'true'", "'false'"], number: ['`${number}`']}
	const kinds = settableType(property).split(/ \| (?![^(]*\))/)
	const all = [...kinds, ...(property.type.endsWith(']') ? [] : words), ...kinds.flatMap(kind => texts[kind] ?? [])]
	const types = new Set([...all, 'null', 'undefined'])
	return `${described(property)}  '${name}'?: ${[...types].join(' | ')}\n`
}

const attributesText = ({attributes, properties}) =>
	attributes.map(one => markupText(one.name, one, properties.find(({attribute}) => attribute === one.name) ?? one))

const furtherText = ({attributes, properties}) =>
	properties
		.filter(({name, readonly}) => !readonly && !attributes.some(one => one.name === name))
		.map(one => markupText(one.name, attributes.find(({name}) => name === one.attribute) ?? {}, one))

function methodText(method) {
	const parameters = method.parameters.map(({name, type, optional}) => `${name}${optional ? '?' : ''}: ${type}`)
	return `${described(method)}  ${method.name}(${parameters.join(', ')}): ${method.returns}\n`
}
