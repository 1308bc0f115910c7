import {JSDOM} from 'jsdom'
import {is} from '#test'

const {DOMParser} = new JSDOM().window

export function elementsOf(xml) {
	const parsed = new DOMParser().parseFromString(xml, 'image/svg+xml')
	is(parsed.querySelector('parsererror')?.textContent, undefined)
	return Array.from(parsed.querySelectorAll('*'), ({localName, attributes, textContent}) => ({
		name: localName,
		attributes: Object.fromEntries(Array.from(attributes, ({name, value}) => [name, value])),
		text: textContent,
	}))
}
