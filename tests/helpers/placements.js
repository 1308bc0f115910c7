import {walk} from './oracle.js'

export const PLACES = [...walk('flags', 4)].filter(({event}) => event.kind === 'place').slice(0, 4)
export const SQUARES = PLACES.map(({event: {row, col}}) => ({row, col}))
export const LAST = PLACES.at(-1).step
export const WRONG = {row: 3, col: 3}
