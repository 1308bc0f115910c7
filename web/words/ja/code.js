// コード表示の文言。

import {rewritten} from '../rewritten.js'

/** 英語の擬似コードを日本語に置き換える規則。探索ごとの規則（further/）の後に、上から順に適用する。 @type {[RegExp, string][]} */
const PSEUDO = [
	[/for (\w+) in (\S+)/, '$2 の各要素 $1 について繰り返す：'],
	[/end for/, '繰り返しここまで'],
	[/for (.+) ← (.+) … (.+?)(?= §|\n)/, '$1 を $2 から $3 まで 1 ずつ増やしながら繰り返す：'],
	[/else/, 'そうでなければ：'],
	[/return(?= §|\n)/, '戻る'],
	[/if no (.+): ([^§]+)(?= §)/, 'もし $2 を満たす $1 がなければ：'],
	[/if not (.+)(?= §)/, 'もし $1 でなければ：'],
	[/if (.+?)(?= §|\n)/, 'もし $1 ならば：'],
	[/return (.+)(?= §)/, '$1 を返す'],
	[/yield (.+)(?= §)/, '$1 を出力する'],
	[/ or/, ' または'],
	[/ and/, ' かつ'],
	[/す queen( (?=が))?/, 'すクイーン'],
	[/\bqueen\b/, 'クイーン'],
	[/\bempty\b/, '空'],
]

export default {
	label: 'コード',
	choose: 'コードの言語',
	languages: {pseudo: '擬似コード', exam: '試験の記法'},
	pseudo: rewritten(PSEUDO),
	none: 'この探索のコードはない。',
	runTo: line => `${line} 行目まで進む`,
	hint: '行を選ぶと、次にその行が実行されるところまで進む。',
	kinds: {
		enter: '行への進入',
		test: 'マスの判定',
		leave: '行からの戻り',
		level: '深さの完了',
		check: '盤の検査',
		done: '探索の終わり',
	},

	parts: '条件の各部分',
	truth: {true: '真', false: '偽', null: '未参照'},
	directions: {
		'diagonal-': '左上',
		'column-': '上',
		'antidiagonal-': '右上',
		'row-': '左',
		'row+': '右',
		'antidiagonal+': '左下',
		'column+': '下',
		'diagonal+': '右下',
	},
	free: 'このマスに利くクイーンはない。',
}
