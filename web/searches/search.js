// The type Screen: texts and rules of a search that views need but the engine does not.

import {lazySearches} from './lazy-searches.js'
import * as SEARCHES from './index.js'

/** @import {Attack, Moment} from '../engine/moment.js'
 * @typedef {'row'|'column'|'diagonal'|'antidiagonal'|'square'|'bit'} Shape  meaning of an array element; bit: a square
 *   of the current row
 * @typedef {object} Names  rows and columns count as in the tutorial
 * @property {string} call  the recursive call @property {string} [count]  name of its counter of queens
 * @property {boolean} [items]  the search enters rows and columns in any order
 * @property {string} [row] @property {string} [col]  default: row, col @property {0|1} [from]  first index; default 0
 * @property {string[]} [values]  texts of the element values 0, 1, …
 * @property {Record<string, [Shape, string, 'number'?]>} [arrays]  by name: shape and index formula; 'number': the
 *   elements are numbers; elements of shape `row` always are
 * @typedef {object} Test  the condition that tests a square
 * @property {string[]} parts  in order: lines through the square, or directions; + is towards later rows or columns
 * @property {(by: Attack, row: number) => string} [partOf]  the part that rejects on this attack; default: its line
 * @property {boolean} [goesThroughQueens]  compares with one queen after another
 * @property {boolean} [asksForFree]  tests whether a line is free; default: whether it is taken
 * @property {Record<string, string>} [truth]  texts for true and false
 * @typedef {object} Screen
 * @property {Names} names @property {Test} [condition]
 * @property {(moment: Moment) => number[][]} [lookedAt]  the squares that the last test read, in order
 * @property {string[]} [lacks]  views that do not apply
 * @property {import('./questions.js').Predictable[]} [predictable]
 * @property {(moment: Moment, event: Moment['event'], square: {row: number, col: number}) => any} [judged]  replaces
 *   the verdict of questions.js on an answer: right, reason, and arguments of the reason's sentence
 * @property {Record<string, string>} [listings]  by language, its tutorial's first; see listings.js */

const PLAIN = {names: {call: 'search'}}

export const searchScreen = id => SEARCHES[id] ?? lazySearches()?.screens[id] ?? PLAIN
