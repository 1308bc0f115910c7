// All that screens know of a search, a line for each that has a tutorial: its file says what it calls things, how its
// condition is read and how it is written in some languages (Screen in search.js). A search without a file here walks
// all the same, under plain names.

export { default as scan } from './scan.js'
export { default as flags } from './flags.js'
export { default as wraparound } from './wraparound.js'
export { default as 'breadth-first' } from './breadth-first.js'
export { default as first } from './first.js'
