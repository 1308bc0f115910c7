// A family of searches in English: repair. Markup of paragraphs: web/site/prose.js; numbers in braces:
// web/site/facts.js. tests/words/families.test.js verifies other numbers and all moments.

export default {
	name: 'Repair',
	title: 'Repair',
	description:
		'A full but wrong board is repaired queen by queen: hill climbing, and min-conflicts with a million queens. The fourth of five families of searches.',
	lead: [
		'So far a board grew row by row and was never wrong. Now the other way round: the board is full from the start, but wrong, and it is repaired queen by queen.',
	],
	sections: [
		{
			id: 'climb',
			title: 'Always the best move',
			body: [
				'A queen stands in each row, in a random column. The number of pairs of queens that attack each other measures how bad a board is. **Hill climbing** examines all {moves8} moves of one queen within its row and makes one that leaves the fewest pairs; if there are several, it chooses at random. The numbers in the squares are the pairs that each move would leave.',
				{figure: 'climb'},
				'This walk begins [with ten pairs](climb: 1). [One move](climb: 2) leaves five, [a second](climb: 3) two, [a third](climb: 4) one. There it is [stuck](climb: 5): no move is better. The board is a **local optimum**, but not a solution.',
				'Most walks end like this. Of {climbs} walks, one for each seed from 0 on, {climbed} found a solution; Russell and Norvig report {climbedPublished}%. At least it is quick: about 4 moves until a solution, 3 until stuck. So try again with another board.',
			],
		},
		{
			id: 'sideways',
			title: 'Sideways',
			body: [
				'Now allow moves that are neither better nor worse, up to {limit} in a row. The same seed gives the [same first board](sideways: 1) and the [same three moves](sideways: 4).',
				{figure: 'sideways'},
				'Where the walk was stuck, a queen now moves [sideways](sideways: 5): one pair is left, but a different one. A square with a 0 appears in row 0: [one move](sideways: 6), and the board is [a solution](sideways: 7).',
				'Of the same {climbs} first boards, {climbedSideways} now lead to a solution; Russell and Norvig report {sidewaysPublished}%. Most apparent summits were plateaus.',
			],
		},
		{
			id: 'min-conflicts',
			title: 'Any queen, the best square',
			body: [
				'A large board has too many moves to examine them all every time. **Min-conflicts** picks any queen that is attacked and moves it to the square of its row that the fewest queens attack; if there are several, it chooses at random.',
				{figure: 'conflicts'},
				'The [first queen](conflicts: 2) is the one in row 1; the numbers say how many queens attack each square of its row. It goes from column 5 to column 7, which leaves five of ten pairs. [This move](conflicts: 6) gains nothing, but after [the next](conflicts: 7) no pair is left.',
				'To count the queens that attack a square, the program does not examine the board: three arrays hold the number of queens in each column and diagonal, as the three arrays of backtracking hold true and false. A move changes six of these numbers, however large the board is.',
			],
		},
		{
			id: 'million',
			title: 'A million queens',
			body: [
				'On a board of {thousand} rows a queen is only a dot, coloured while it is attacked. [At first](thousand: 1) {thousandPairs} pairs attack each other, [a little later](thousand: 401) {thousandLeft}. After {thousandMoves} moves [none do](thousand: 725).',
				{figure: 'thousand'},
				'Even {million} queens are possible. If they are placed at random, it takes {randomMovesMillion} moves: fewer than one for each queen. If each queen is placed where few of those above attack it, there are only {greedyPairsMillion} pairs at first, and {greedyMovesMillion} moves are enough. Both walks have seed 1; in the terminal the second one is',
				{code: 'build/nqueens walk 1000000 --search min-conflicts --seed 1 --begin greedy'},
				'Repair can find a solution, but it can neither list all of them nor prove that none exists.',
				'**Two questions.** Why are sideways moves limited? What happens to a repair on 3 × 3?',
				{
					details: [
						'Answers',
						'On a plateau a walk can go back and forth for ever between boards with the same number of pairs.',
						'There is no solution, but a repair cannot know that. It gets stuck, or moves queens until it reaches a limit. Backtracking knows it after trying the whole first row.',
					],
				},
			],
		},
		{
			id: 'how-often',
			title: 'How often it succeeds',
			body: [
				'A random search does well on one board and badly on the next, so it is judged by many walks. The numbers are means over the seeds from 0 on.',
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
				'A solution takes {restarts} restarts on average; Russell and Norvig report about {restartMovesPublished} moves and 6 restarts, and Minton and others about {repairMovesPublished} moves for a million queens.',
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
		sideways: 'The same walk, one step further: a move that is neither better nor worse.',
		conflicts: 'A queen that is attacked moves to where the fewest attack it.',
		thousand:
			'A thousand queens; more than half of their attacking pairs are gone. The strip on the left shows where queens are attacked.',
	},
}
