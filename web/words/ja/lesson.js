// 保存した場面の文言。盤の上の一覧、発表、印刷物で使う。

import {count} from '../numbers.js'

const instead = number => (number > 0 ? `代わりに残りの ${number} 場面を示す。` : '代わりに、場面なしで示す。')

export default {
	lesson: '場面',
	previous: '前の場面（Page Up）',
	next: '次の場面（Page Down）',
	goTo: step => `ステップ ${count(step)} へ`,
	caption: step => `ステップ ${count(step)} の説明`,
	captionHere: '説明を書く',
	earlier: '順番を前へ移す',
	later: '順番を後ろへ移す',
	remove: '一覧から外す',
	full: '場面はアドレスに入れる。2,000 字までで、これ以上は入らない。',
	leave: '発表を終える',
	keys: '← → 前後へ・1 コード・2 コールスタック・3 探索木・L ポインター・B 画面を暗く・Esc 終了',

	stepless: (part, others) =>
		`場面「${part}」は指定できない。「120:ここに注目」のように、0 から 2⁵³ までのステップと説明を書く。${instead(others)}`,
	long: (characters, most, shown) =>
		`${count(characters)} 字の場面の一覧は指定できない。${count(most)} 字まで。代わりに最初の ${shown} 場面を示す。`,
	beyond: (step, last) =>
		`場面のステップ ${count(step)} は指定できない。この探索では 0 から ${count(last)} まで。代わりに ${count(last)} を示す。`,

	title: (n, search) => `${n} × ${n}・${search}`,
	name: '名前',
	date: '日付',
	task: n => `${n} 個のクイーンを、互いに取られないように置く。`,
	blank: number => `空の盤 ${number}`,
}
