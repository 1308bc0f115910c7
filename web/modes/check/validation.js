// Validates the attributes `search` and `example`. An id may be cut at its hyphen: `forward` means `forward-checking`.

import {mistakes, searches as types} from '#searches'
import {judgeable} from '../../engine/arguments.js'

const IDS = {search: judgeable(types).map(({id}) => id), example: mistakes}

const known = (words, value) => words.find(id => id === value) ?? words.find(id => id.startsWith(`${value}-`))

export function fitted(values, before = {}) {
	const fit = {...values},
		rejections = []
	for (const [name, words] of Object.entries(IDS)) {
		const value = fit[name],
			id = known(words, value)
		if (id) fit[name] = id
		if (id || value === null) continue
		const instead = words.includes(before[name]) ? before[name] : null
		rejections.push({name, value, allowed: {words}, instead})
		fit[name] = instead
	}
	return {values: fit, rejections}
}
