// Behind the tutorial, in English: generate and test. How paragraphs are marked up: web/site/prose.js; numbers in braces:
// web/site/facts.js. Other numbers and all moments are looked up by tests/words/families.test.js.

export default {
	name: 'Generate and test',
	title: 'Generate and test',
	description:
		'Every board is made, and looked at when it is whole: what n! means, seen on eight queens. The first of five families of searches.',
	lead: [
		'The search that needs no idea: make every board there is, and ask of each whether it is a solution. It cannot fail; it only takes time. Everyone should see once how much time.',
	],
	sections: [
		{
			id: 'boards',
			title: 'One board after the other',
			body: [
				'A board with one queen in each row and one in each column is an order of the columns, and eight columns have 8!\u00a0=\u00a0{orders8} orders. A program makes them by nested choices: each row takes any column that has no queen yet. **Diagonals are looked at only when the last queen stands.**',
				{figure: 'whole'},
				'The [first board](whole: 53) has all its queens on the long diagonal. It is refused because of its first two rows; the six below did not matter. The [next one](whole: 68) fails for the same two queens. So does each board up to [this one](whole: 16982), the last that begins with columns 0 and 1. There are {boardsAlike8} of them, and each was made to the end before it was looked at. Only [the one after](whole: 17057) fails for another reason.',
				'Press play: the figure stops at each whole board. It comes to [the first solution](whole: 67140) with board {firstBoard8}, and in the end to all {solutions8}, about one board in {boardsASolution8}. None is missed, and none comes twice.',
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
						['whole boards checked', '{orders8}'],
						['solutions among them', '{solutions8}'],
					],
				},
				'Each further row multiplies the boards by a larger number: for n = 12 there are {orders12}. From n = 2 on, a computer twice as fast does not gain a single row.',
				'Still the family has its uses. No program is easier to get right, so it is the judge of cleverer ones: on small boards both must find the same. And where a thing that is half made tells nothing, as with the digits of a lock, there is no other way.',
				'A board that is half made tells a lot. Two queens on one diagonal stay there whatever comes below, so why not ask as soon as they stand? [Set side by side](index.html?view=compare&n=8&search=permutations&with=flags), the one looks at {orders8} whole boards, and the other’s tree has {nodes8} nodes, unfinished boards and all. That is the next page.',
				'**A question.** How many of the {orders8} boards are refused because of their first two rows?',
				{
					details: [
						'Answer',
						'Two queens in rows next to each other are on one diagonal when their columns are next to each other, too. There are 7 pairs of such columns, in either order. Each is the beginning of 6!\u00a0=\u00a0{boardsAlike8} boards, which makes {boardsOfTwo8}: a quarter of all.',
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
						'Niklaus Wirth, “Program Development by Stepwise Refinement”, Communications of the ACM 14 (1971): begins with a program that makes all candidates and tests each, and asks what to do about their number.',
						'Donald E. Knuth, The Art of Computer Programming, volume 4A (2011), section 7.2.1.2: how all orders of n things are made.',
					],
				},
			],
		},
	],
	figures: {
		whole: 'The last of the boards that begin with columns 0 and 1, made to the end and refused because of just these.',
	},
}
