// The Screen (search.js) of each search that a tutorial teaches: names, listings and conditions, which the engine does
// not know. lazy.js has the Screens of other searches.

export {default as scan} from './scan.js'
export {default as flags} from './flags.js'
export {default as wraparound} from './wraparound.js'
export {default as 'breadth-first'} from './breadth-first.js'
export {default as first} from './first.js'
