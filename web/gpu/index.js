// The lazy chunk of web/engine/count.js: counting on a graphics card.

export {findAdapter} from './adapter.js'
export {Card} from './card.js'
export {estimateOf, SAMPLE_N} from './estimate.js'
export {countOnCard} from './labour.js'
export {constantsOf, shadersOf} from './shaders.js'
