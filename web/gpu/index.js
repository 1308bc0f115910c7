// The lazy chunk of web/engine/count.js: counting on a graphics card.

export {findAdapter} from './adapter.js'
export {Card} from './card.js'
export {countOnCard, estimateOf, SAMPLE_N} from './labour.js'
export {constantsOf, shadersOf} from './shaders.js'
