// A line for each of the tutorials' searches of which a screen knows more than the engine tells: its Screen
// (search.js). Others walk under plain names; those beyond the tutorials' are in lazy.js.

export {default as scan} from './scan.js'
export {default as flags} from './flags.js'
export {default as wraparound} from './wraparound.js'
export {default as 'breadth-first'} from './breadth-first.js'
export {default as first} from './first.js'
