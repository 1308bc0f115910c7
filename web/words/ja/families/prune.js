// 教材の続き「枝刈り」の文章。段落の書き方は web/site/prose.js に、波かっこの中の数は web/site/facts.js にある。そのほかの数と図の場面は tests/words/families.test.js
// が一つずつ確かめる。

export default {
	name: '枝刈り',
	title: '枝刈り',
	description:
		'置く前にマスを調べる。三つの配列による方法と、三つのビット列による方法。五つの探索法をたどる五つのページの二つ目。',
	lead: [
		'盤がそろうまで待つことはない。クイーンを置く前に、そのマスに置けるかどうかを調べる。置けないマスを一つ捨てれば、そこから始まる盤がすべて消える。',
	],
	sections: [
		{
			id: 'at-once',
			title: 'すぐに調べる',
			body: [
				'最初のクイーンは隅にあり、次は行 1 である。[列 0](early: 5)には、そのクイーンがある。[列 1](early: 6)は同じ対角線の上にある。**1 回調べただけで、{boardsAlike8} 個の盤を作らずに済んだ。**[生成と検査](tutorial-generate.ja.html)が一つずつ作っては捨てた盤である。',
				{figure: 'early'},
				'これが、[教材](tutorial.ja.html)で 1 ステップずつ追ったバックトラック法である。どの列と対角線がふさがっているかを三つの配列で覚えているので、一つのマスを調べるのに見るのは多くて 3 か所。8 × 8 の解をすべて求めるのに、{tests8} マスを調べ、{places8} 回置く。',
				'捨てたものの中に解がないと言えるのは、なぜか。利きは消えないからである。互いに利いている 2 個は、ここから作られるどの盤でも利いている。付け加えても悪くなるだけなら、枝を刈ってよい。あとから直ることがあるなら、刈ってはならない。',
			],
		},
		{
			id: 'bits',
			title: '1 行をまとめて調べる',
			body: [
				'今度は列 0、列 2、列 4 にクイーンがあり、次は行 3 である。配列を使うプログラムは、八つのマスを一つずつ調べる。8 ビットのビット列が三つあれば、八つまとめて答えが出る。`cols` はふさがっている列を、`diags1` と `diags2` は、上のクイーンの対角線が**いまの行**のどこを通るかを表す。',
				{figure: 'bits'},
				{code: 'free = all & ~(cols | diags1 | diags2)'},
				'残るのは [3 ビット](bits: 7)。そのうち最下位の `bit = free & -free` に[クイーンを置く](bits: 8)。行を一つ下ると、対角線は 1 列ずれたところを通るから、ビット列をシフトする。`(diags1 | bit) << 1`、`(diags2 | bit) >> 1` である。[行 5](bits: 11)ではビットが一つも残らず、何も調べないまま引き返す。',
				{
					table: [
						['8 × 8 の解をすべて求めるには', '配列', 'ビット列'],
						['クイーンを置く回数', '{places8}', '{places8}'],
						['調べるマス', '{tests8}', '0'],
						['図のステップ数', '{steps8}', '{bitsSteps8}'],
					],
				},
				'木は同じで、刈られる枝も同じである。[並べてみると](index.html?view=compare&n=8&search=flags&with=bitmask)、どの解にも同じ回数だけ置いて着く。ただし、ノードごとの手間は整数の計算数回で済む。解を数えるプログラムの多くは、このように書かれている。',
				'**問。**行 3 に進んだとき、`diags1` ではビット 3、4、5 が、`diags2` ではビット 0、3 が 1 である。それはなぜか。',
				{
					details: [
						'解答',
						'd 行上の c 列にあるクイーンの対角線は、この行の c + d 列と c − d 列を通る。`diags1` のビットは 0 + 3、2 + 2、4 + 1、`diags2` のビットは 2 − 2 と 4 − 1 である。最初のクイーンのもう一方の対角線は盤の外に出たので、そのビットはシフトで消えている。',
					],
				},
			],
		},
		{
			id: 'sources',
			title: '出典',
			body: [
				{
					list: [
						'Niklaus Wirth, “Program Development by Stepwise Refinement”, Communications of the ACM 14 (1971) と、Edsger W. Dijkstra, “Notes on Structured Programming” (1972)。列と、二つの向きの対角線とに配列を一つずつ使う 8 クイーンのプログラム。',
						'Martin Richards, “Backtracking Algorithms in MCPL using Bit Patterns and Recursion”, Technical Report 433, University of Cambridge Computer Laboratory (1997)。ビット列を使うプログラム。',
					],
				},
			],
		},
	],
	figures: {
		early: '行 1 で 1 回調べただけで、列 0 と列 1 で始まる盤がすべて消える。',
		bits: '行 3。三つのビット列と、そのどれにもないビット。',
	},
}
