// プログラムの画面の言葉。鍵は code.en.js と同じで、テストが突き合わせる。

export default {
	label: 'プログラム',
	choose: 'プログラミング言語',
	languages: {pseudo: '擬似コード', exam: '試験の記法'},
	none: 'この探索にはプログラムの用意がない。',
	runTo: line => `${line} 行目まで進む`,
	hint: '行を選ぶと、次にその行が実行されるところまで進む。',
	kinds: {enter: '行への進入', test: 'マスの判定', leave: '行からの戻り', level: '段の完了', done: '探索の終わり'},

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
	free: 'このマスを妨げるものはない。',
}
