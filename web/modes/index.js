// The modes of index.html. Mode NAME has the folder modes/NAME, with
//
//   address.js  default export: its Face, part of the page's script
//   NAME.js     exports `open`, an Open; a lazy script that contains NAME.css (the first mode's are not lazy)
//   figure.js   exports `figured`, the mode in a figure, <n-queens mode="NAME">
//
// and its words in words/LANG/NAME.js; `name` is for navigation and title. No other file names a mode.

export {default as walk} from './walk/address.js'
export {default as board} from './board/address.js'
export {default as compare} from './compare/address.js'
export {default as solutions} from './solutions/address.js'
export {default as count} from './count/address.js'
export {default as check} from './check/address.js'
export {default as exam} from './exam/address.js'

/**
 * doc/adding.md explains the members.
 * @typedef {Record<string, any>} Face
 * @typedef {Record<string, any>} Page
 * @typedef {object} Mode
 * @property {() => unknown} show @property {() => void} hide @property {(values: any) => void} visit
 * @property {() => number} [size] @property {(n: number) => void} [carry] @property {(words: any) => void} refresh
 * @property {() => Record<string, any>} query @property {(title: string) => string} title
 * @property {{keys: [string[], string][], note: string}} help @property {(event: KeyboardEvent) => boolean} key
 * @property {() => any} [known] @property {() => 0|1} [base] @property {() => any} [board]
 * @property {() => Promise<unknown>} [settled]
 * @property {ReturnType<typeof import('../ui/scored.js').makeScored>} [scoring]
 * @property {HTMLElement} [figure] @property {() => unknown} [teachView]
 * @typedef {(place: HTMLElement, page: Page) => Mode} Open
 */
