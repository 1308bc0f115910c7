// みんなで分けて数えるときに日本語の読み手が目にする言葉。分担（shard）、リンクの一覧、戻ってきた行。

import {count, percent, roughTime} from '../numbers.js'

const about = seconds => (seconds < 1 ? ' 1 秒未満' : `約 ${roughTime('ja', seconds)}`)

export default {
	shard: '数え上げの分担',
	shardTitle: (n, index, of) => `${n} × ${n} の盤、分担 ${count(index)} / ${count(of)}`,
	part: (n, of, units, all) =>
		`${n} × ${n} の全解を大勢で分けて数えている。このページの受け持ちは**${of === 1 ? '全体' : `全体の ${count(of)} 分の 1`}**、${count(all)} 単位のうち ${count(units)} 単位。`,
	opening: '準備をしている…',
	waiting: '開始を押すと数え始める。',
	running: (done, left) =>
		`数えている。この分担の **${percent('ja', done)}**${left === undefined ? '' : `、残り${about(left)}`}。`,
	paused: done => `この分担の **${percent('ja', done)}** で停止中。`,
	done: 'この分担を数え終えた。結果は次の 1 行。',
	copy: '行をコピー',
	save: '保存',
	copied: 'コピーした。',
	copyByHand: 'このブラウザではページからコピーできない。選択してあるので、キー操作でコピーしてほしい。',
	handBack: 'リンクをくれた人に渡す。末尾の検査値で、途中で 1 文字でも変わればわかる。',
	back: n => `${n} × ${n} の盤を一人で数える`,
	noShard: (text, n, units) =>
		`n = ${n} では分担「${text}」は使えない。使えるのは 1 ≤ I ≤ K ≤ ${count(units)} の I/K（3/640 など）。`,

	sheet: 'クラスで数える',
	about:
		'リンクを開いた人のブラウザが、分担を一つずつ数える。終わると 1 行が表示されるので、全員の行を下の欄に集める。',
	shards: most => `分担の数（${count(most)} まで）`,
	each: seconds => `一つの分担は、この端末と同じ速さの 1 コアで${about(seconds)}。`,
	copyLinks: 'リンクをすべてコピー',
	print: '印刷',
	fromDisk:
		'このページはディスクから開かれており、リンクもそのままではほかの人に開けない。みんなが開ける場所から開いてほしい。',
	lines: '戻ってきた行',
	linesMeaning: '分担の行を 1 行ずつ。順序は問わない',
	there: (lines, of, part) =>
		of === null ? '使える行はまだない。' : `${count(of)} 行のうち ${count(lines)} 行、全体の ${percent('ja', part)}。`,
	missing: list => `まだない分担：${list}`,
	fault: {
		none: (line, text) => `${line} 行目「${short(text)}」は分担の行ではない。除いた。`,
		damaged: line => `${line} 行目は傷んでいる（検査値が合わない）。除いた。もう一度コピーしてほしい。`,
		old: line => `${line} 行目は別の版で数えたもの。除いた。数え直してほしい。`,
		other: (line, n) => `${line} 行目は n = ${n} のもの。除いた。`,
		twice: (line, before) => `${line} 行目の分は ${before} 行目にもうある。除いた。`,
	},
	moreFaults: number => `ほかに ${count(number)} 行。`,
}

const short = text => (text.length > 30 ? `${text.slice(0, 29)}…` : text)
