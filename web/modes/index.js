// What index.html can be: a line for each mode. A mode is a folder of this name with
//
//   address.js  its face, which the page loads at once: default, a Face
//   NAME.js     a script loaded with NAME.css when the mode is opened (the first mode's: with the page): open, an Open
//
// and its words are words/LANG/NAME.js, whose `name` stands in the navigation and the title. Nothing else names a mode.

export {default as walk} from './walk/address.js'
export {default as compare} from './compare/address.js'
export {default as solutions} from './solutions/address.js'
export {default as count} from './count/address.js'
export {default as exam} from './exam/address.js'

/**
 * @typedef {Record<string, any>} Face
 *   place          in the navigation, smallest first
 *   options        what of the state the address holds, by name: see figure/attributes.js
 *   always         names of those written also where they say what is so anyway
 *   asText         the mode takes its texts as they are, and says itself which it could not use
 *   choosesTheme   the mode shows where the colours are chosen; below the others the page does
 *   limits(values)   {low, high} of some options, beside the values of others
 *
 * @typedef {Record<string, any>} Page  what the page hands to a mode
 *   values   of its options, by name: what the address asks for
 *   words    its own in the reader's language, and those of all figures as `core`
 *   walk, searches, format   the engine's
 *   changed()   the title, or what the address says, may have
 *   go(mode, values)   to another mode
 *   takeAway(figure)   opens the dialog for what a figure shows
 *   theme(), themeView()   the colours, and where the reader chooses them
 *
 * @typedef {object} Mode  keeps its state while it is not shown, takes no keys then and draws nothing
 * @property {() => void} show @property {() => void} hide
 * @property {(values: any) => void} visit  an address asks for something
 * @property {(words: any) => void} refresh  for other words or other colours
 * @property {() => Record<string, any>} query  what the address says of it
 * @property {(title: string) => string} title  that the page would have
 * @property {{keys: [string[], string][], note: string}} help
 * @property {(event: KeyboardEvent) => boolean} key  true when it stands for something
 * @property {HTMLElement} [figure]  its <n-queens>
 *
 * @typedef {(place: HTMLElement, page: Page) => Mode} Open
 */
