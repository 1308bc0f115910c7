// The Screen (search.js) of each tutorial's search: names, listings and conditions that the engine does not know.
// lazy.js has those of the other searches.

export {default as scan} from './scan.js'
export {default as flags} from './flags.js'
export {default as wraparound} from './wraparound.js'
export {default as 'breadth-first'} from './breadth-first.js'
export {default as first} from './first.js'
