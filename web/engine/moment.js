/** @typedef {'start'|'enter'|'test'|'place'|'solution'|'remove'|'leave'|'level'|'check'|'scatter'|'move'|'done'} Kind
 * @typedef {'column'|'diagonal'|'antidiagonal'} Line
 * @typedef {{row: number, col: number, line: Line}} Attack  the attacking queen and the shared line
 * @typedef {'free'|'attacked'|'closed'|'empties'|'success'|'failure'} Verdict  empties: a queen there would wipe out
 *   another row
 * @typedef {{kind: Kind, row: number|null, col: number|null, verdict: Verdict|null, by: Attack|null,
 *   emptied: number|null}} Event  emptied: the wiped-out row. In a search that also enters columns, row or col is null.
 *   A check tests a whole board; its row and col are those of an attacked queen
 * @typedef {{row: number, col: number}} Square  from 0
 * @typedef {{name: string, lowest: number, width: number, cells: number[]}} OwnArray  cells[i] is element lowest + i;
 *   width: cells per row of a board; 0: a list
 * @typedef {{level: number, size: number, index: number|null, found: number, sizes: number[],
 *   next: number[][]}} Frontier  `size` boards of `level` queens; board `index` is being extended; `found` boards of
 *   the next level so far; sizes by level; `next`: the following boards
 * @typedef {{spacing: number, pairs: number[], known: number}} Course  attacking pairs every `spacing` steps, from the
 *   initial board to the furthest known step
 * @typedef {object} Moment  rows and columns from 0
 * @property {number} n @property {string} search @property {number} startRow
 * @property {Square[]} given  fixed queens @property {Square[]} blocked
 * @property {number} step  events so far
 * @property {Event} event  the last event
 * @property {number[]} queens  column of each row's queen, -1 for none
 * @property {number[]} attackers  by square, row by row: bit r is set when the queen of row r attacks it
 * @property {Square[]} stack  entered rows, outermost first; col: column being tried, -1 before the first; an entered
 *   column has row -1
 * @property {number} depth  stack.length @property {number[]} rows  of the stack; after success also rows already
 *   left, whose queens stay
 * @property {{tests: number, probes: number, places: number, removes: number, checks: number,
 *   solutions: number, moves?: number, pairs?: number, restarts?: number}} counters  views/counts.js selects them by
 *   search; pairs: of queens that attack each other now
 * @property {number[]|null} left  possible squares of each row without a queen, if the search counts them
 * @property {OwnArray[]} arrays  the search's arrays, under the names in its tutorial
 * @property {Frontier|null} frontier  breadth-first only
 * @property {null|'count'|'success'|'failure'} outcome  null until the end
 * @property {number} [seed] @property {number} [sideways] @property {number} [restarts]
 * @property {'random'|'greedy'} [begin]  of a randomised search
 * @property {{from: number|null, pairs: number, before: number, course: Course}|null} [moved]  of a local search; from:
 *   the moved queen's previous column, null without a move; pairs, before: attacking pairs after and before the event
 * @property {Uint8Array} [conflicts]  attackers of each row's queen, at most 255, only on boards of more than 32
 *   rows, where `queens` is an Int32Array, and `attackers` and `arrays` are empty
 * @property {{across: number, fields: Uint8Array, attacked: number[]}} [overview]  of a board of more than 32 rows, in
 *   across × across fields, row by row: 16 × density (15: twice the average) + attacked share (15: all); attacked:
 *   attacked queens in each group of rows, from the top
 * @typedef {object} Branch  a node of the search tree
 * @property {number} col  of its last queen, -1 for the empty board
 * @property {number} row  next row, -1 for none @property {number} cut  bitmask of its pruned columns
 * @property {number[]|null} nodes  number of nodes at each depth, from itself (1) to solutions; null: too many
 * @property {Branch[]|null} children  null: not expanded
 * @typedef {{id: string, takesStartRow: boolean, takesSetup: boolean,
 *   takesChance: boolean, takesLimits: boolean, stopsAtFirst: boolean, countsFrom: 0|1, isFurther: boolean,
 *   tests: 'lines'|'columns'|'nothing', largest: number}} SearchType
 *   isFurther: not from a tutorial; tests: conflicts that it tests before placing a queen; largest: maximum n */

export const VERDICTS = /** @type {const} */ ([null, 'free', 'attacked', 'closed', 'empties', 'success', 'failure'])
