// What the engine accepts, checked in one place. A refusal is a RangeError or TypeError that names the argument, the
// value and what is allowed, in English and as data (`argument`, `value`, `allowed`) so that a page can say it in its
// reader's language.

export const MAX_N = 32
/** What can be counted: the sum fits 64 bits. */
export const MAX_COUNT_N = 27
export const MAX_WORKERS = 64
export const MAX_STEP = 2 ** 53

/** @template {RangeError|TypeError} E @param {new (message: string) => E} Type */
function refusal(Type, argument, value, allowed, sentence) {
  return Object.assign(new Type(`${argument} is ${show(value)}; allowed: ${sentence}`), { argument, value, allowed })
}

function show(value) {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value?.toString ? value : typeof value)
  return text.length > 40 ? text.slice(0, 39) + '…' : text
}

/** A whole number from low to high. @param {string} argument @param {unknown} value @param {number} low @param {number} high */
export function wholeNumber(argument, value, low, high) {
  const sentence = `whole numbers from ${low} to ${high === MAX_STEP ? '2^53' : high}`
  if (typeof value !== 'number') throw refusal(TypeError, argument, value, { low, high }, sentence)
  if (!Number.isInteger(value) || value < low || value > high) throw refusal(RangeError, argument, value, { low, high }, sentence)
  return value
}

/** One of a list of words. @param {string} argument @param {unknown} value @param {readonly string[]} words */
export function oneOf(argument, value, words) {
  if (typeof value !== 'string') throw refusal(TypeError, argument, value, { words }, words.join(', '))
  if (!words.includes(value)) throw refusal(RangeError, argument, value, { words }, words.join(', '))
  return value
}

/** A board: for each of n rows a column from 0 to n-1, no two queens need be safe. @param {unknown} board */
export function aBoard(board) {
  const columns = Array.isArray(board) || board instanceof Uint8Array ? Array.from(/** @type {any} */ (board)) : null
  if (!columns) throw refusal(TypeError, 'board', board, {}, 'an array of columns')
  wholeNumber('board.length', columns.length, 1, MAX_N)
  columns.forEach((col, row) => wholeNumber(`board[${row}]`, col, 0, columns.length - 1))
  return Uint8Array.from(columns)
}

function noOthers(others, allowed) {
  for (const name of Object.keys(others)) throw refusal(TypeError, 'option', name, {}, allowed)
}

/** @param {import('./instance.js').Description} description
 * @param {{n?: unknown, search?: unknown, startRow?: unknown}} options */
export function walkOptions(description, { n, search = 'flags', startRow = 0, ...others }) {
  noOthers(others, 'n, search, startRow')
  wholeNumber('n', n, 1, MAX_N)
  oneOf('search', search, description.searches.map(s => s.id))
  const type = description.searches.find(s => s.id === search)
  wholeNumber('startRow', startRow, 0, MAX_N - 1)
  if (!type.takesStartRow && startRow !== 0) throw refusal(RangeError, 'startRow', startRow, { low: 0, high: 0 }, `0, because ${search} has no start row`)
  wholeNumber('startRow', startRow, 0, /** @type {number} */ (n) - 1)
  return { n: /** @type {number} */ (n), search: /** @type {string} */ (search), startRow: /** @type {number} */ (startRow) }
}

/** A size that can be counted. @param {unknown} n */
export const countTo = n => wholeNumber('n', n, 1, MAX_COUNT_N)

/** How many workers; undefined: as many as are fit. @param {unknown} workers @returns {number|undefined} */
export const workersOrNone = workers => (workers === undefined ? undefined : wholeNumber('workers', workers, 1, MAX_WORKERS))

/** A total of boards. @param {unknown} total */
export function aTotal(total) {
  if (typeof total !== 'bigint') throw refusal(TypeError, 'total', total, {}, 'a bigint')
  if (total < 0n) throw refusal(RangeError, 'total', total, {}, '0n or more')
}

/** @param {unknown} n @param {Record<string, any>} options */
export function countOptions(n, { workers, signal, onProgress, fundamental, ...others }) {
  noOthers(others, 'workers, signal, onProgress, fundamental')
  countTo(n)
  workersOrNone(workers)
  return { workers, signal, onProgress, fundamental }
}
