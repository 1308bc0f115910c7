// What a screen knows of a search, whether it has a file here or not.

import {lazySearches} from './lazy-searches.js'
import * as SEARCHES from './index.js'

/**
 * @import {Attack, Moment} from '../engine/moment.js'
 * @typedef {'row'|'column'|'diagonal'|'antidiagonal'|'square'|'bit'} Shape  what one element stands for; a bit: a
 *   square of the present row
 * @typedef {object} Names  in the tutorial's own numbers
 * @property {string} call  its recursion @property {string} [count]  what that counts
 * @property {boolean} [items]  it enters rows and columns, as they come
 * @property {string} row @property {string} col @property {0|1} from  what it counts them from
 * @property {string[]} values  how an element that is 0, 1, … is written
 * @property {Record<string, [Shape, string, 'number'?]>} arrays  of each how its index comes about, too; 'number': what
 *   it holds is one, as a row's always is
 * @typedef {object} Test  the condition by which it tests a square
 * @property {string[]} parts  in order: lines through the square; directions, + towards later rows or columns
 * @property {(by: Attack, row: number) => string} [partOf]  what a queen makes refuse the square; else its line
 * @property {boolean} [goesThroughQueens]  it compares with queen after queen
 * @property {boolean} [asksForFree]  it asks whether a line is free; others, whether it is taken
 * @property {Record<string, string>} [truth]  how it writes true and false
 * @typedef {object} Screen
 * @property {Names} names @property {Test} [condition]
 * @property {(moment: Moment) => number[][]} [lookedAt]  the squares that the last test looked at, in order
 * @property {string[]} [lacks]  views that have nothing to say of it
 * @property {import('./questions.js').Predictable[]} [predictable]
 * @property {(moment: Moment, event: Moment['event'], square: {row: number, col: number}) => any} [judged]  an answer,
 *   where it knows better than questions.js: right, reason, and what its words for that take
 * @property {Record<string, string>} [listings]  by language, its tutorial's first; see listings.js
 */

const PLAIN = {names: {call: 'search', row: 'row', col: 'col', from: 0, values: [], arrays: {}}}

/** @type {(id: string) => Screen} */
export const screenOf = id => SEARCHES[id] ?? lazySearches()?.screens[id] ?? PLAIN
