// What screens know of searches, a line for each that has a tutorial: a Screen (search.js). One without a file here
// walks all the same, under plain names.

export {default as scan} from './scan.js'
export {default as flags} from './flags.js'
export {default as wraparound} from './wraparound.js'
export {default as 'breadth-first'} from './breadth-first.js'
export {default as first} from './first.js'
