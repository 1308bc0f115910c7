// A family of searches in English: generate and test. Markup of paragraphs: web/site/prose.js; numbers in braces:
// web/site/facts.js. tests/words/families.test.js verifies other numbers and all moments.

export default {
	name: 'Generate and test',
	title: 'Generate and test',
	description:
		'Every board is completed, then tested. Eight queens show what n! means. The first of five families of searches.',
	lead: [
		'The search that needs no idea: make every board, and test whether it is a solution. It cannot fail; it only takes time. See how much.',
	],
	sections: [
		{
			id: 'boards',
			title: 'One board after the other',
			body: [
				'A board with one queen in each row and one in each column is a permutation of the columns, and eight columns have 8!\u00a0=\u00a0{orders8} permutations. A program makes them by nested choices: each row takes any column that has no queen yet. **Diagonals are tested only when the last queen is placed.**',
				{figure: 'whole'},
				'The [first board](whole: 53) has all its queens on the long diagonal. It is refused because of its first two rows; the six below do not matter. The [next one](whole: 68) fails because of the same two queens, and so does every board up to [this one](whole: 16982), the last that begins with columns 0 and 1. There are {boardsAlike8} of them, and each was completed before it was tested. Only [the one after](whole: 17057) fails for another reason.',
				'Press play: the figure stops at each complete board. [The first solution](whole: 67140) is board {firstBoard8}; in the end all {solutions8} are found, about one in {boardsASolution8} boards. None is missed, and none comes twice.',
			],
		},
		{
			id: 'cost',
			title: 'What n! means',
			body: [
				{
					table: [
						['To find all solutions on 8 × 8', 'number'],
						['columns tested', '{permutationTests8}'],
						['queens placed', '{permutationPlaces8}'],
						['complete boards tested', '{orders8}'],
						['solutions among them', '{solutions8}'],
					],
				},
				'Each further row multiplies the boards by a larger number: for n = 12 there are {orders12}. From n = 2 on, even a computer twice as fast cannot do one more row in the same time.',
				'Still the family has its uses. No program is easier to get right, so it verifies cleverer ones: on small boards both must find the same solutions. And if an unfinished candidate tells nothing, as with the digits of a lock, there is no other way.',
				'An unfinished board tells a lot. Two queens on one diagonal stay there whatever is placed below, so why not test as soon as they are placed? [Side by side](index.html?view=compare&n=8&search=permutations&with=flags): one search tests {orders8} complete boards; the tree of the other has {nodes8} nodes, including unfinished boards. That is the next page.',
				'**A question.** How many of the {orders8} boards are refused because of their first two rows?',
				{
					details: [
						'Answer',
						'Queens in neighbouring rows are on one diagonal if their columns are neighbours, too. There are 7 pairs of neighbouring columns, each in two orders. Each of these ordered pairs begins 6!\u00a0=\u00a0{boardsAlike8} boards, {boardsOfTwo8} in all: a quarter of all boards.',
					],
				},
			],
		},
		{
			id: 'sources',
			title: 'Where it comes from',
			body: [
				{
					list: [
						'Niklaus Wirth, “Program Development by Stepwise Refinement”, Communications of the ACM 14 (1971): begins with a program that makes and tests all candidates, then asks how to reduce their number.',
						'Donald E. Knuth, The Art of Computer Programming, volume 4A (2011), section 7.2.1.2: how to make all permutations.',
					],
				},
			],
		},
	],
	figures: {
		whole: 'The last of the boards that begin with columns 0 and 1: completed, then refused because of these two.',
	},
}
