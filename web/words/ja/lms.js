// SCORM パッケージの文言。学習者と先生が読む。

import {count} from '../numbers.js'

/** 切り捨てる。不合格の得点が合格点に見えないように。 */
const percent = share => `${count(Math.floor(100 * share + 1e-9))} %`

export default {
	attempt: (attempt, attempts) =>
		attempts === 1 ? '受けられるのは 1 回だけ。' : `${attempts} 回のうち ${attempt} 回目。いちばん良い回の得点が残る。`,
	result: best => `得点 ${percent(best)} を提出した。`,
	passed: pass => `${percent(pass)} 以上なので合格。`,
	failed: pass => `合格には ${percent(pass)} が要る。`,
	again: '答えを消すと、次の回が始まる。',
	next: '次の回を始めてもよい。',
	noMore: 'これが最後の回だったので、答えはそのまま残る。',
	relaunch: 'この受講は終わっているか、記録システムから返事がない。教材を開き直すと、得点が記録される。',
	gone: '学習管理システムから返事がない。答えはこのブラウザに保存し、返事があり次第そちらへ送る。',
}
