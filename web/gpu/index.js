// Counting on a graphics card, a lazy chunk of web/engine/count.js.

export {findAdapter} from './adapter.js'
export {Card} from './card.js'
export {countOnCard, estimateOf} from './labour.js'
export {constantsOf, shadersOf} from './shaders.js'
