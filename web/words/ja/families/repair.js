// 教材の続き「修復」の文章。段落の書き方は web/site/prose.js に、波かっこの中の数は web/site/facts.js にある。そのほかの数と図の場面は tests/words/families.test.js
// が一つずつ確かめる。

export default {
	name: '修復',
	title: '修復',
	description:
		'埋まった盤を 1 個ずつ直していく。山登り法と、百万個のクイーンを並べる最小衝突法。五つの探索法をたどる五つのページの四つ目。',
	lead: [
		'これまでは、正しい盤を上の行から作ってきた。今度は逆である。初めから埋まっている、正しくない盤を、クイーンを 1 個ずつ動かして直す。',
	],
	sections: [
		{
			id: 'climb',
			title: '最もよい動かし方を選ぶ',
			body: [
				'どの行にも、無作為に決めた列にクイーンがある。盤の悪さは一つの数で表せる。互いに利き合うクイーンの対の数である。**山登り法**は、1 個を同じ行の中で動かす {moves8} 通りをすべて調べ、対が最も少なくなるものを選ぶ。同じなら、無作為に決める。マスの数字は、そこへ動かしたあとに残る対の数である。',
				{figure: 'climb'},
				'この例は [10 組](climb: 1)から始まる。[1 回](climb: 2)動かすと 5 組、[2 回](climb: 3)で 2 組、[3 回](climb: 4)で 1 組になる。そしてここで[行き詰まる](climb: 5)。どう動かしても、よくならない。この盤は**局所最適**であり、解ではない。',
				'ほとんどの場合、こうなる。種を 0 から順に変えて {climbs} 回試すと、解に着いたのは {climbed} 回。Russell と Norvig の教科書には {climbedPublished}% とある。ただし時間はかからない。動かす回数は、解に着くときは 4 回ほど、行き詰まるときは 3 回ほどなので、別の盤からやり直せばよい。',
			],
		},
		{
			id: 'sideways',
			title: '横ばいの移動',
			body: [
				'よくならなくても、悪くならなければ動かしてよいことにする。ただし、続けて {limit} 回まで。同じ種なので、[出発点](sideways: 1)も[最初の 3 回](sideways: 4)も変わらない。',
				{figure: 'sideways'},
				'先ほど行き詰まったところで、今度は[横ばいの移動](sideways: 5)をする。1 組のままだが、別の対である。すると行 0 に、数字が 0 のマスが現れる。そこへ [1 回](sideways: 6)動かせば、[解](sideways: 7)になる。',
				'同じ {climbs} 回のうち、今度は {climbedSideways} 回が解に着く。教科書には {sidewaysPublished}% とある。頂上に見えたところの多くは、平らな高原だったのである。',
			],
		},
		{
			id: 'min-conflicts',
			title: 'どれか 1 個を、最もよいマスへ',
			body: [
				'大きな盤では、動かし方が多すぎて、毎回すべてを調べてはいられない。**最小衝突法**（min-conflicts）は、利きを受けているクイーンを無作為に 1 個選び、その行で利きが最も少ないマスへ動かす。同じ数なら、そこも無作為に決める。',
				{figure: 'conflicts'},
				'[最初に選ばれる](conflicts: 2)のは行 1 のクイーンである。数字は、その行のマスに利いているクイーンの数を表す。列 5 から列 7 へ動き、10 組が 5 組に減る。[この移動](conflicts: 6)では何も減らないが、[その次](conflicts: 7)で 1 組もなくなる。',
				'あるマスにいくつのクイーンが利いているかは、盤を見なくてもわかる。列と、二つの向きの対角線ごとに、クイーンの数を三つの配列で覚えておけばよい。バックトラック法の三つの配列が真偽を覚えていたのと同じである。盤がどれほど大きくても、1 回動かすたびに変わるのは、このうち六つの数だけである。',
			],
		},
		{
			id: 'million',
			title: '百万個のクイーン',
			body: [
				'{thousand} 行の盤では、クイーンは点でしかない。利きを受けているものには色が付いている。[初め](thousand: 1)は {thousandPairs} 組、[しばらくすると](thousand: 401) {thousandLeft} 組が利き合っている。{thousandMoves} 回動かすと、[1 組もなくなる](thousand: 725)。',
				{figure: 'thousand'},
				'{million} 個のクイーンにも手が届く。すべてを無作為に置いたときは {randomMovesMillion} 回。クイーン 1 個につき 1 回にもならない。上の行からの利きが少ないマスを選んで置いていくと、初めに残るのは {greedyPairsMillion} 組だけで、{greedyMovesMillion} 回動かせば直る。どちらも種 1 の探索で、後者はターミナルで次のように動かせる。',
				{code: 'build/nqueens walk 1000000 --search min-conflicts --seed 1 --begin greedy'},
				'修復にできないことがある。解をすべて挙げることと、解がないと言い切ることである。着いたことはわかるが、行き先がないことは、いつまでもわからない。',
				'**問。**横ばいの移動の回数を限るのは、なぜか。また、3 × 3 の盤を修復しようとすると、どうなるか。',
				{
					details: [
						'解答',
						'対の数が同じ盤のあいだを、いつまでも行き来することがあるからである。',
						'解はないが、それを知るすべがない。行き詰まるか、回数の限りまで動かし続ける。バックトラック法なら、最初の行を試し終えたところでわかる。',
					],
				},
			],
		},
		{
			id: 'how-often',
			title: '成功する割合',
			body: [
				'乱数を使う探索は、うまくいくこともいかないこともある。そこで、種を 0 から順に変えて何度も試し、平均を比べる。',
				{
					table: [
						['探索', '解に着いた回数', '解までに動かした回数', '行き詰まるまでに動かした回数'],
						['山登り法、8 クイーン', '{climbs} 回中 {climbed} 回', '{climbMoves}', '{climbStuckMoves}'],
						[
							'横ばいの移動を続けて {limit} 回まで許す',
							'{climbs} 回中 {climbedSideways} 回',
							'{sidewaysMoves}',
							'{sidewaysStuckMoves}',
						],
						['行き詰まったら別の盤でやり直す', '{climbs} 回中 {climbedRestarts} 回', '{restartMoves}', '–'],
						['最小衝突法、8 クイーン', '{climbs} 回中 {repaired8} 回', '{repairMoves8}', '{repairStuckMoves8}'],
						[
							'最小衝突法、{million} クイーン、利きの少ない盤から',
							'{repairsMillion} 回中 {repairsMillion} 回',
							'{repairMovesMillion}',
							'–',
						],
					],
				},
				'やり直しは平均 {restarts} 回。Russell と Norvig の教科書には、動かすのがおよそ {restartMovesPublished} 回、やり直しが 6 回とある。Minton らは、百万クイーンをおよそ {repairMovesPublished} 回で直したと報告している。',
			],
		},
		{
			id: 'sources',
			title: '出典',
			body: [
				{
					list: [
						'Stuart Russell, Peter Norvig, Artificial Intelligence: A Modern Approach の局所探索の章。邦訳『エージェントアプローチ人工知能』。8 クイーンの山登り法を、横ばいの移動がある場合とない場合とで比べる。',
						'Steven Minton, Mark D. Johnston, Andrew B. Philips, Philip Laird, “Minimizing Conflicts: A Heuristic Repair Method for Constraint Satisfaction and Scheduling Problems”, Artificial Intelligence 58 (1992)。百万個のクイーンを 50 回ほどで直す。',
						'Rok Sosič, Jun Gu, “Efficient Local Search with Conflict Minimization: A Case Study of the N-Queens Problem”, IEEE Transactions on Knowledge and Data Engineering 6 (1994)。三つの配列。',
					],
				},
			],
		},
	],
	figures: {
		climb: '行き詰まり。1 組が残り、どう動かしてもよくならない。',
		sideways: '同じ探索の次のステップ。よくはならないが、悪くもならない移動。',
		conflicts: '利きを受けているクイーンを、利きが最も少ないマスへ動かす。',
		thousand: '千個のクイーン。対の半分以上を直したところ。左の帯は、利きを受けているクイーンの多いところを示す。',
	},
}
