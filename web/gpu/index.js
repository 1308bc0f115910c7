// Counting on a graphics card. web/engine/count.js loads this lazily.

export {findAdapter} from './adapter.js'
export {Card} from './card.js'
export {countOnCard, estimateOf} from './labour.js'
export {constantsOf, shadersOf} from './shaders.js'
