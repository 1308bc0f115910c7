// What editors complete and explain of <n-queens> in HTML: html-custom-data.json for VS Code, web-types.json for those
// of JetBrains. Both name every attribute and every event that reference.js finds.

import {readFileSync} from 'node:fs'
import {USUAL} from '../words/index.js'
import {attributeType} from './manifest.js'
import {wordsOf} from './words.js'

/** @import {Reference} from './reference.js' */

const {[USUAL]: words} = await wordsOf('reference')
const {name: PACKAGE, version: VERSION} = JSON.parse(readFileSync('package.json', 'utf8'))
const TAG = 'n-queens'

/** @param {any} one */
const told = ({name, description}) => ({name, description: description[USUAL]})

/** It knows tags, attributes and their words; events stand in what is said of the tag. VS Code's own set `v` is that of
 * attributes that are there or not. @param {Reference} reference */
export function customDataOf({attributes, events}) {
	const listed = events.map(event => `- \`${event.name}\`: ${event.description[USUAL]}`)
	const value = [words.element, '', ...listed].join('\n')
	const one = attribute => ({
		...told(attribute),
		...(attribute.type === 'boolean' ? {valueSet: 'v'} : {values: attribute.values.map(name => ({name}))}),
	})
	return {version: 1.1, tags: [{name: TAG, description: {kind: 'markdown', value}, attributes: attributes.map(one)}]}
}

/** Of a list any text may stand there, and its words are completed. */
const markupType = attribute => attributeType(attribute) + (attribute.type.endsWith('[]') ? ' | string' : '')

/** @param {Reference} reference */
export function webTypesOf({attributes, properties, events, slots, parts, customProperties}) {
	const typed = event => ({...told(event), type: `CustomEvent<${event.detail}>`})
	const element = {
		name: TAG,
		description: words.element,
		source: {module: PACKAGE, symbol: 'NQueens'},
		attributes: attributes.map(attribute => ({
			...told(attribute),
			...(attribute.otherwise === null ? {} : {default: attribute.otherwise}),
			value: {type: markupType(attribute), required: attribute.type !== 'boolean'},
		})),
		slots: slots.map(told),
		js: {properties: properties.map(property => ({...told(property), type: property.type})), events: events.map(typed)},
		css: {parts: parts.map(told), properties: customProperties.map(told)},
	}
	return {
		$schema: 'https://json.schemastore.org/web-types',
		name: PACKAGE,
		version: VERSION,
		'description-markup': 'markdown',
		'js-types-syntax': 'typescript',
		contributions: {html: {elements: [element]}},
	}
}
