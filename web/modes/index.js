// What index.html can be: a line for each mode. A mode is a folder of this name with
//
//   address.js  its face, which the page loads at once: default, a Face
//   NAME.js     a script loaded with NAME.css when the mode is opened (the first mode's: with the page): open, an Open
//   figure.js   if <n-queens mode="NAME"> has it too: figured, what figure/figure.js shows there in place of a walk
//
// and its words are words/LANG/NAME.js, whose `name` stands in the navigation and the title. Nothing else names a mode.

export {default as walk} from './walk/address.js'
export {default as board} from './board/address.js'
export {default as compare} from './compare/address.js'
export {default as solutions} from './solutions/address.js'
export {default as count} from './count/address.js'
export {default as check} from './check/address.js'
export {default as exam} from './exam/address.js'

/**
 * @typedef {Record<string, any>} Face
 *   place          in the navigation, smallest first
 *   options        what of the state the address holds, by name: see figure/attributes.js
 *   always         names of those written also where they say what is so anyway; n, search, step unless said
 *   takesSize      false: it has an n of its own, and another mode's is nothing to it
 *   asText         the mode takes texts, as far as they can be used
 *   limits(values)   {low, high} of some options, beside the values of others
 *   opening   values of an address that names no mode and nothing of `unless`
 *
 * @typedef {Record<string, any>} Page  what the page hands to a mode
 *   values   of its options, by name: what the address asks for
 *   isCarried   it is the page that asks for this n, which another mode had
 *   words    its own in the reader's language, and those of all figures as `core`
 *   walk, searches, format   the engine's
 *   changed()   the title, or what the address says, may have
 *   refused(refusals)   says what an address could not ask for (figure/attributes.js); or `says`, its own sentence
 *   labels()   what the reader counts rows and columns from in all modes; null: as each tutorial does
 *   base()   the same; where nothing is chosen, as the walk does
 *   go(mode, values)   to another mode; to the board, also where no queen is given: anew
 *   depart()   what follows is another place: Back leads to this one
 *   takeAway(figure)   opens the dialog for what a figure shows, or a board as board/taking.js has it
 *   theme()   the colours
 *   keep(name, text), kept(name)   over a reload
 *   load(name, asked)   opens a script that lies beside the page's, with words of its own; undefined: it did not come
 *   scores(own)   of a figure: counts the reader's answers (ui/scored.js)
 *   newHere()   a link to the lesson, for who is new here
 *
 * @typedef {object} Mode  keeps its state while it is not shown, takes no keys then and draws nothing
 * @property {() => unknown} show  resolves at first when all is there @property {() => void} hide
 * @property {(values: any) => void} visit  an address asks for something
 * @property {() => number} [size]  of its board, where its address says none
 * @property {(n: number) => void} [carry]  the mode that was left had a board of this size
 * @property {(words: any) => void} refresh  for other words or other colours
 * @property {() => Record<string, any>} query  what the address says of it
 * @property {(title: string) => string} title  that the page would have
 * @property {{keys: [string[], string][], note: string}} help
 * @property {(event: KeyboardEvent) => boolean} key  true when it stands for something
 * @property {() => any} [known]  what a figure tells of it
 * @property {() => 0|1} [base]  of the first mode: what it counts rows and columns from
 * @property {() => any} [board]  what the dialogs ask of one that no figure shows: board/taking.js
 * @property {() => Promise<unknown>} [settled]  what was asked of it has been done, of one that a figure has too
 * @property {import('../ui/scored.js').Scored} [asking]  in a figure: what it asks of the reader
 * @property {HTMLElement} [figure]  its <n-queens> @property {() => void} [present]  it, to a class
 *
 * @typedef {(place: HTMLElement, page: Page) => Mode} Open
 */
