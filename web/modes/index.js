// The modes of index.html. A mode is a folder of its name with
//
//   address.js  its Face (default export), part of the page's script
//   NAME.js     a lazy script with NAME.css (the first mode's is part of the page): exports open, an Open
//   figure.js   for <n-queens mode="NAME">: exports figured, shown by figure/figure.js in place of a walk
//
// and words/LANG/NAME.js, with its `name` for navigation and title. No other file names a mode.

export {default as walk} from './walk/address.js'
export {default as board} from './board/address.js'
export {default as compare} from './compare/address.js'
export {default as solutions} from './solutions/address.js'
export {default as count} from './count/address.js'
export {default as check} from './check/address.js'
export {default as exam} from './exam/address.js'

/**
 * @typedef {Record<string, any>} Face
 *   place          number that sorts the navigation
 *   within         puts the mode in the menu Learn instead; the mode to which it belongs, or `learn`
 *   options        the state in the address, by name: see figure/attributes.js
 *   always         names written even at their defaults; default: n, search, step
 *   takesSize      false: n of other modes does not carry over
 *   asText         the mode gets valid options as texts
 *   limits(values)   {low, high} of options that depend on others
 *   opening        {values, unless}: values of an address without a mode and without any name in `unless`
 *
 * @typedef {Record<string, any>} Page  the page as a mode sees it
 *   values   requested options, by name
 *   isCarried   n comes from another mode
 *   words    the mode's words in the reader's language, and the words of all figures as `core`
 *   walk, searches, format   the engine's
 *   changed()   call after changes of title or query
 *   refused(refusals)   shows validation errors (figure/attributes.js); or `says`, a sentence
 *   labels()   first number of rows and columns, chosen by the reader; null: each tutorial's
 *   base()   first number of rows and columns; by default that of the walk's tutorial
 *   go(mode, values)   opens another mode; the board always with a new board
 *   depart()   adds a history entry for the next change
 *   takeAway(figure)   opens the export dialog for a figure, or a board as in board/export-board.js
 *   theme()   the colours
 *   store(name, text), stored(name)   storage that survives a reload
 *   load(name, asked)   opens a lazy script with its words; undefined: failed to load
 *   scores(own)   in a figure: scores answers (ui/scored.js)
 *   newHere()   a link to the lesson, for new readers
 *
 * @typedef {object} Mode  keeps its state while hidden, but takes no keys and draws nothing
 * @property {() => unknown} show  the first call resolves when all is loaded @property {() => void} hide
 * @property {(values: any) => void} visit  applies an address
 * @property {() => number} [size]  n, if its address has none
 * @property {(n: number) => void} [carry]  takes over n from another mode
 * @property {(words: any) => void} refresh  after a change of language or theme
 * @property {() => Record<string, any>} query  its state for the address
 * @property {(title: string) => string} title  the page's title
 * @property {{keys: [string[], string][], note: string}} help
 * @property {(event: KeyboardEvent) => boolean} key  true: handled
 * @property {() => any} [known]  facts for a figure's events
 * @property {() => 0|1} [base]  of the first mode: first number of rows and columns
 * @property {() => any} [board]  for the dialogs, of a mode without a figure: board/export-board.js
 * @property {() => Promise<unknown>} [settled]  of a mode that figures have, too: resolves when requests are done
 * @property {import('../ui/scored.js').Scored} [scoring]  in a figure: its exercise
 * @property {HTMLElement} [figure]  its <n-queens> @property {() => unknown} [teachView]  a menu for teachers
 *
 * @typedef {(place: HTMLElement, page: Page) => Mode} Open
 */
