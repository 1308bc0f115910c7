// The count mode in the address: the board size, counted when the address opens; or a shard, which the mode parses.

import {MAX_COUNT_N} from '../../engine/known.js'
import {any, whole} from '../../figure/attributes.js'

export default {place: 4, within: 'solutions', options: {n: whole(1, MAX_COUNT_N, null), shard: any(/^.{1,40}$/, null)}}
