// What the address says of a count: the board's size, which whoever opens the address counts too; or the shard of it,
// which the mode reads.

import {MAX_COUNT_N} from '../../engine/known.js'
import {any, whole} from '../../figure/attributes.js'

export default {place: 4, options: {n: whole(1, MAX_COUNT_N, null), shard: any(/^.{1,40}$/, null)}}
