import {count} from '../../numbers.js'
import {rewritten} from '../../rewritten.js'

const freeOf = ({arrays}) => arrays.find(({name}) => name === 'free').cells.filter(Boolean).length

export default {
	name: 'バックトラック法（ビット演算）',
	about:
		'解を数えるプログラムの書き方。上のクイーンがいまの行のどのマスに利いているかを、三つのビット列で表す（マスの上から来る線）。行を一つ下ると、対角線のビット列は 1 ビットずつシフトする。式一つで行の空きマスがすべてわかり、最下位のビットから順にクイーンを置くので、置けないマスを調べることはない。解をすべて求める。',
	/** Label of a curve. */
	curve: 'ビット演算',
	counters: {places: '置いた回数', removes: '取り除いた回数', solutions: '見つけた解'},
	/** 擬似コードを日本語にする。残る部分は code.js が日本語にする。 */
	pseudo: rewritten([
		[/while (.+?)(?= §|\n)/, '$1 の間、繰り返す：'],
		[/the bits that are in none of (\w+), (\w+), (\w+)/, '$1、$2、$3 のどれにも立っていないビット'],
		[/the lowest bit of (\w+)/, '$1 の最下位のビット'],
		[/free without bit/, 'free から bit を除いたもの'],
		[/the column of bit/, 'bit の列'],
	]),
}

/** Sentences about events. */
export const sentences = {
	narration: {
		enter: (moment, at) => {
			const free = freeOf(moment),
				row = at(moment.event.row)
			return free === 0
				? `行 ${row} に進む。all & ~(cols | diags1 | diags2) は 0。**空きマスがない。**`
				: `行 ${row} に進む。all & ~(cols | diags1 | diags2) から、空きマスが一度に ${count(free)} 個わかる。`
		},
		place: (moment, at) =>
			`最下位のビットを取り、行 ${at(moment.event.row)}・列 ${at(moment.event.col)} にクイーンを置く。${moment.queens.includes(-1) ? `この行の空きマスは残り ${count(freeOf(moment))} 個。` : 'これですべての行に置けた。'}`,
		remove: (moment, at) =>
			`行 ${at(moment.event.row)}・列 ${at(moment.event.col)} のクイーンを取り除く。この行の空きマスは残り ${count(freeOf(moment))} 個。`,
		leave: ({event: {row}, depth}, at) =>
			`行 ${at(row)} のビットは尽きた。${depth === 0 ? '探索はこれで終わる。' : '一つ前の行に戻る。'}`,
	},
}
