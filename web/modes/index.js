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
 * @typedef {object} Face
 * @property {number} place  in the navigation, smallest first
 * @property {Record<string, import('../figure/attributes.js').Option>} options  what of the state the address holds
 * @property {string[]} always  written also where it says what is so anyway
 * @property {boolean} [asText]  the mode takes its texts as they are, and says itself which it could not use
 * @property {boolean} [choosesTheme]  the mode shows where the colours are chosen; below the others the page does
 * @property {(values: any) => Record<string, {low: number, high: number}>} [limits]  of some options, beside the others
 *
 * @typedef {object} Page  what the page hands to a mode
 * @property {any} values  of its options, by name: what the address asks for
 * @property {any} words  its own in the reader's language, and those of all figures as `core`
 * @property {any} walk @property {any} searches @property {any} format  the engine's
 * @property {() => void} changed  the title, or what the address says, may have
 * @property {(mode: string, values: object) => void} go  to another mode
 * @property {(figure: HTMLElement) => unknown} takeAway  opens the dialog for what a figure shows
 * @property {() => string} theme @property {() => unknown} themeView  where the reader chooses it
 *
 * @typedef {object} Mode  one that is not shown keeps its state, takes no keys and draws nothing
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
