// The Screens of searches that no tutorial teaches, like those in index.js. They are in dist/searches.js.

export {default as completion} from './completion.js'
export {default as permutations} from './permutations.js'
export {default as bitmask} from './bitmask.js'
export {default as 'forward-checking'} from './forward-checking.js'
export {default as 'exact-cover'} from './exact-cover.js'
export {default as 'hill-climbing'} from './hill-climbing.js'
export {default as 'min-conflicts'} from './min-conflicts.js'
export {default as construction} from './construction.js'
