// Behind the tutorial, in English: repair. How paragraphs are marked up: web/site/prose.js; numbers in braces:
// web/site/facts.js. Other numbers and all moments are looked up by tests/words/families.test.js.

export default {
	name: 'Repair',
	title: 'Repair',
	description:
		'A full board that is wrong is mended queen by queen: hill climbing, and min-conflicts with a million queens. The fourth of five families of searches.',
	lead: [
		'So far a board grew row by row and was never wrong. Now the other way round: the board is full from the start, and wrong, and it is mended queen by queen.',
	],
	sections: [
		{
			id: 'climb',
			title: 'Always the best move',
			body: [
				'A queen stands in each row, in a random column. A single number says how bad a board is: the pairs of queens that attack each other. **Hill climbing** looks at all {moves8} moves of one queen within its row and makes one that leaves the fewest pairs, at random among those as good. The numbers in the squares say how many pairs each move would leave.',
				{figure: 'climb'},
				'This walk begins [with ten pairs](climb: 1). [One move](climb: 2) leaves five, [a second](climb: 3) two, [a third](climb: 4) one. And there it is [stuck](climb: 5): no move is better. The board is a **local optimum**, and no solution.',
				'Most beginnings end like this. Of {climbs} walks, one for each seed from 0 on, {climbed} came to a solution; Russell and Norvig report {climbedPublished}%. At least it is quick: about 4 moves to a solution, 3 to where it is stuck. So one begins again with another board.',
			],
		},
		{
			id: 'sideways',
			title: 'Sideways',
			body: [
				'Now allow moves that are no better but no worse either, up to {limit} of them in a row. The same seed gives the [same beginning](sideways: 1) and the [same three moves](sideways: 4).',
				{figure: 'sideways'},
				'Where the walk was stuck, a queen now steps [sideways](sideways: 5): still one pair, but another one. Now a square with a 0 has appeared, in row 0: [one move](sideways: 6), and the board is [a solution](sideways: 7).',
				'Of the same {climbs} beginnings {climbedSideways} now come to a solution; Russell and Norvig report {sidewaysPublished}%. Most of what looked like summits were plateaus.',
			],
		},
		{
			id: 'min-conflicts',
			title: 'Any queen, the best square',
			body: [
				'On a large board there are too many moves to look at them all, time after time. **Min-conflicts** picks any queen that is attacked and moves it to the square of its row that the fewest queens attack, at random among those as good.',
				{figure: 'conflicts'},
				'The [first queen](conflicts: 2) picked is the one in row 1; the numbers say how many queens attack each square of its row. It goes from column 5 to column 7, and of ten pairs five are left. [This move](conflicts: 6) gains nothing, but after [the next](conflicts: 7) no pair is left.',
				'How many queens attack a square is known without a look at the board: three arrays hold the number of queens of each column and of each diagonal, as the three arrays of backtracking hold true and false. A move changes six of these numbers, however large the board is.',
			],
		},
		{
			id: 'million',
			title: 'A million queens',
			body: [
				'On a board of {thousand} rows a queen is no more than a dot, coloured while it is attacked. [At the beginning](thousand: 1) {thousandPairs} pairs attack each other, [a little later](thousand: 401) {thousandLeft}. After {thousandMoves} moves [none does](thousand: 725).',
				{figure: 'thousand'},
				'Even {million} queens are within reach. If they are placed at random, it takes {randomMovesMillion} moves: fewer than one for each queen. If each queen is put where few of those above attack it, only {greedyPairsMillion} pairs are left at the beginning, and {greedyMovesMillion} moves mend them. Both are walks of seed 1; in the terminal the second is',
				{code: 'build/nqueens walk 1000000 --search min-conflicts --seed 1 --begin greedy'},
				'Repair cannot list all solutions, or tell that there is none: it knows when it has found one, but never that none exists.',
				'**Two questions.** Why are sideways moves limited? And what becomes of a repair on 3 × 3?',
				{
					details: [
						'Answers',
						'On a plateau a walk can step to and fro between boards with equally many pairs, for ever.',
						'There is no solution, but a repair cannot know. It is stuck, or moves queens until a limit stops it. Backtracking knows it when it has tried the whole first row.',
					],
				},
			],
		},
		{
			id: 'how-often',
			title: 'How often it succeeds',
			body: [
				'A search that uses chance does well on one board and badly on the next, so it is judged by many walks. These are means over the seeds from 0 on.',
				{
					table: [
						['Search', 'solved', 'moves to a solution', 'moves until stuck'],
						['hill climbing, 8 queens', '{climbed} of {climbs}', '{climbMoves}', '{climbStuckMoves}'],
						[
							'with up to {limit} sideways moves in a row',
							'{climbedSideways} of {climbs}',
							'{sidewaysMoves}',
							'{sidewaysStuckMoves}',
						],
						['hill climbing, restarted when stuck', '{climbedRestarts} of {climbs}', '{restartMoves}', '–'],
						['min-conflicts, 8 queens', '{repaired8} of {climbs}', '{repairMoves8}', '{repairStuckMoves8}'],
						[
							'min-conflicts, {million} queens, first board with few attacks',
							'{repairsMillion} of {repairsMillion}',
							'{repairMovesMillion}',
							'–',
						],
					],
				},
				'Restarting takes {restarts} restarts on average; Russell and Norvig report about {restartMovesPublished} moves and 6 restarts, and Minton and others about {repairMovesPublished} moves for a million queens.',
			],
		},
		{
			id: 'sources',
			title: 'Where it comes from',
			body: [
				{
					list: [
						'Stuart Russell and Peter Norvig, Artificial Intelligence: A Modern Approach, the chapter on local search: hill climbing on eight queens, with and without sideways moves.',
						'Steven Minton, Mark D. Johnston, Andrew B. Philips and Philip Laird, “Minimizing Conflicts: A Heuristic Repair Method for Constraint Satisfaction and Scheduling Problems”, Artificial Intelligence 58 (1992): a million queens in about fifty moves.',
						'Rok Sosič and Jun Gu, “Efficient Local Search with Conflict Minimization: A Case Study of the N-Queens Problem”, IEEE Transactions on Knowledge and Data Engineering 6 (1994): the three arrays.',
					],
				},
			],
		},
	],
	figures: {
		climb: 'Stuck: one pair is left, and no move is better.',
		sideways: 'The same walk, one step further: a move that is no better, but no worse.',
		conflicts: 'A queen that is attacked moves to where the fewest attack it.',
		thousand:
			'A thousand queens, more than half of their pairs mended. The strip on the left shows where queens are attacked.',
	},
}
