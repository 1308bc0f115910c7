// The count mode in the address: a board size, which is counted at once, or a shard `I/K`, which state.js parses.

import {MAX_COUNT_N} from '../../engine/known.js'
import {any, whole} from '../../figure/attributes.js'

export default {place: 4, within: 'solutions', options: {n: whole(1, MAX_COUNT_N, null), shard: any(/^.{1,40}$/, null)}}
