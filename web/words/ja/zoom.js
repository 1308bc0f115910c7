// タイムラインの拡大の文言。

import {count} from '../numbers.js'

export default {
	part: (from, to) => `ステップ ${count(from)}～${count(to)}`,
	whole: '全体に戻す',
	ends: {from: '見えている最初のステップ', to: '見えている最後のステップ'},
}
