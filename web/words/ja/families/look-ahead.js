// 教材の続き「先読み」の文章。段落の書き方は web/site/prose.js に、波かっこの中の数は web/site/facts.js にある。そのほかの数と図の場面は tests/words/families.test.js
// が一つずつ確かめる。

export default {
	name: '先読み',
	title: '先読み',
	description:
		'ほかの行の置けるマスをなくすクイーンは置かない。前方検査とダンシングリンク。五つの探索法をたどる五つのページの三つ目。',
	lead: [
		'枝刈りは、すでに誤っているものを捨てる。先読みは、いずれ必ず行き詰まるものを捨てる。クイーンを置く前に、ほかの行に何が残るかを見るのである。',
	],
	sections: [
		{
			id: 'domains',
			title: '行に残るマス',
			body: [
				'クイーンのない行ごとに、**定義域**、すなわち、まだ置けるマスの集合を覚えておく。定義域が一つでも空になれば、そこまでに何行あろうと、その盤から解は得られない。**前方検査**は、クイーンを置く前にそのことに気づく。',
				{figure: 'ahead'},
				'列 0、列 2、列 4 にクイーンがある。行 3 の[列 1](ahead: 11)には、どのクイーンも利いていない。だが、行 5 に残るマスは列 3 だけで、ここに置くとそこにも利いてしまう。だから置かない。',
				'バックトラック法は先を見ない。[そこに置き](ahead: search flags 19)、行 5 に[置けるマスがない](ahead: search flags 35)と知り、行 4 で別のマスを試してまた行 5 に[置けるマスがない](ahead: search flags 51)と知り、{vainTests8} マスを調べたあとで[取り除く](ahead: search flags 54)。',
				{
					table: [
						['8 × 8 の解をすべて求めるには', '枝刈り', '先読み'],
						['調べるマス', '{tests8}', '{aheadTests8}'],
						['後の行のために捨てたマス', '0', '{aheadRefused8}'],
						['クイーンを置く回数', '{places8}', '{aheadPlaces8}'],
					],
				},
				'その代わり、クイーンを置くたびに、下のすべての行の定義域を狭め、取り除くたびに元へ戻さなければならない。行き止まりが深く、調べる手間が大きい問題ほど、割に合う。時間割はこのようにして作られている。',
			],
		},
		{
			id: 'exact-cover',
			title: '行も列も同じように',
			body: [
				'列にも、クイーンがちょうど 1 個必要である。行と列を同じように扱おう。マスを**選択肢**とみる。そこに置いたクイーンは、行、列、二つの対角線という四つの**項目**を被覆する。行と列はちょうど一度、対角線は高々一度だけ被覆する。6 × 6 の盤では、{squares6} 個の選択肢と {items6} 個の項目からなる行列になる。図に描いてあるのがそれである。',
				{figure: 'links'},
				'クヌースのアルゴリズム X が問うのは、いつも一つである。**選択肢が最も少ないのは、どの行、どの列か。**列 0、列 2、列 4 にクイーンがあるとき、それは[列 5](links: 7)で、選択肢が一つもない。[すぐに引き返し](links: 8)、行 2 のクイーンを[取り除く](links: 9)。',
				'項目を被覆するとは、双方向リストから、その項目と、それを含む選択肢を外すことである。外されたものは隣がどれだったかを覚えているので、代入二つで元に戻る。',
				{code: 'x.left.right = x\nx.right.left = x'},
				'写しも記録もいらず、逆の順にたどれば、すべて元に戻る。クヌースはこれを**ダンシングリンク**と呼んだ。8 × 8 の解をすべて求めるのに、{linksPlaces8} 回置き、リストを {linksUpdates8} 回更新する。同じプログラムに別の行列を与えれば、数独が解ける。',
				'**問。**この場面では、行 3 にも行 4 にも行 5 にも、まだ置けるマスがある。それなのに解がないのは、なぜか。',
				{
					details: [
						'解答',
						'あと 3 個を列 1、列 3、列 5 に置かなければならない。ところが列 5 には置けるマスがない。行 3、行 4、行 5 のマスに、それぞれ行 2、行 1、行 0 のクイーンが利いている。行だけを見ていると、まだ気づかない。',
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
						'Solomon W. Golomb, Leonard D. Baumert, “Backtrack Programming”, Journal of the ACM 12 (1965)。候補が最も少ないところを次に選ぶ。',
						'Robert M. Haralick, Gordon L. Elliott, “Increasing Tree Search Efficiency for Constraint Satisfaction Problems”, Artificial Intelligence 14 (1980)。前方検査。',
						'Hitotumatu, Noshita, “A Technique for Implementing Backtrack Algorithms and its Application”, Information Processing Letters 8 (1979)。外してつなぎ直すリストを、クイーンの問題に使う。',
						'Donald E. Knuth, “Dancing Links”, Millennial Perspectives in Computer Science (2000) 所収。The Art of Computer Programming 第 4 巻 B (2022)、7.2.2.1 節。',
						'Stuart Russell, Peter Norvig, Artificial Intelligence: A Modern Approach の制約充足問題の章。邦訳『エージェントアプローチ人工知能』。',
					],
				},
			],
		},
	],
	figures: {
		ahead: 'どのクイーンも利いていないのに置かない。行 5 が空になるからである。',
		links: '3 個置いたところ。どの行にも選択肢があるのに、列 5 にはない。',
	},
}
