// What a figure is made of. Each part knows the others by this one object, which the page does not see: who acts asks
// the part that can, and nobody keeps what another one knows.

import {Journey} from './journey.js'
import searches from 'described:searches'
import {Announcer} from './announcer.js'
import {readOptions} from './attributes.js'
import {Pointing} from './pointing.js'
import {momentAtRest} from '../board/moment.js'
import {study} from './study.js'
import {Surface} from './surface.js'
import {Transport} from './transport.js'

/**
 * @typedef {object} Acts  what the element itself does for its parts
 * @property {(moment: import('../engine/moment.js').Moment) => void} moved  the journey has come to a moment
 * @property {() => void} cameNear  or went away
 * @property {() => void} use  a hand or a script is at work here: whatever is put off happens now
 * @property {(name: string, value: any) => void} set  an option, by its attribute
 * @typedef {object} Parts
 * @property {import('./element.js').NQueens} host
 * @property {Record<string, any>} options  what the author wants: the last good values
 * @property {() => number} base  what rows and columns are counted from: as the author says, else as the search's
 *   tutorial does
 * @property {(index: number) => number} at  the number a reader gives to a row or column
 * @property {() => any} treeNow  what is known of the search tree, as the views take it; null: nothing
 * @property {Journey} journey
 * @property {Pointing} pointing
 * @property {import('./tree.js').KnownTree|null} tree  null where there is no study
 * @property {import('./quiz.js').Quiz|null} quiz  null where there is no study
 * @property {Announcer} announcer
 * @property {Transport} transport
 * @property {Surface} surface
 * @typedef {Acts & Parts} Figure
 */

/** @param {string} id  of a search */
export const typeOf = id => searches.find(type => type.id === id)

/** @param {import('./element.js').NQueens} host @param {Acts} acts @returns {Figure} */
export function partsOf(host, acts) {
	const changed = () => host.requestUpdate()
	const journey = new Journey(momentAtRest(8, 'flags', 0), {
		moved: acts.moved,
		changed,
		measured: () => figure.announcer.tell('n-queens-measured'),
		failed(error) {
			figure.transport.pause()
			figure.announcer.failed(error)
			changed()
		},
	})
	let tree, quiz
	const typeNow = () => typeOf(journey.moment.search)
	const figure = /** @type {Figure} */ ({
		...acts,
		host,
		options: readOptions(() => null).values,
		journey,
		get tree() {
			return study && (tree ??= new study.KnownTree((...part) => journey.told('tree', ...part), changed))
		},
		get quiz() {
			return study && (quiz ??= new study.Quiz((...kinds) => journey.told('foresee', ...kinds), changed))
		},
		pointing: new Pointing(changed),
		base: () => figure.options.labels ?? typeNow().countsFrom,
		at: index => index + figure.base(),
		treeNow() {
			const {root, open, focus} = figure.tree ?? {}
			return root ? {root, open, focus, stops: typeNow().stopsAtFirst} : null
		},
	})
	return Object.assign(figure, {
		announcer: new Announcer(figure),
		transport: new Transport(figure),
		surface: new Surface(figure),
	})
}
