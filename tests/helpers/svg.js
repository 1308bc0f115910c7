import {is, not} from '#test'

export function elementsOf(xml) {
	const elements = [],
		open = []
	let at = 0
	for (const tag of xml.matchAll(/<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/g)) {
		const text = xml.slice(at, tag.index)
		not.match(text, /[<>]|&(?!(amp|lt|gt|quot);)/)
		if (open.length > 0) open.at(-1).text += text
		else is(text.trim(), '')
		at = tag.index + tag[0].length
		if (tag[1]) is(open.pop()?.name, tag[2])
		else {
			const pairs = [...tag[3].matchAll(/ ([a-zA-Z:-]+)="([^"]*)"/g)].map(([, ...pair]) => pair),
				element = {name: tag[2], attributes: Object.fromEntries(pairs), depth: open.length, text: ''}
			elements.push(element)
			if (!tag[4]) open.push(element)
		}
	}
	is(open.length, 0)
	is(xml.slice(at).trim(), '')
	return elements
}
