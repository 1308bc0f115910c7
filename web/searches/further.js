// As index.js, for searches beyond the tutorials': dist/searches.js, which brings them with their module and their
// words, is fetched when one of them is first walked.

export {default as completion} from './completion.js'
