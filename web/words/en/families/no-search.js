// English text of the family “no search”. Markup of paragraphs: web/site/prose.js; numbers in braces:
// web/site/facts.js. tests/words/families.test.js verifies other numbers and all moments.

export default {
	name: 'No search',
	title: 'No search',
	description:
		'A formula in three cases gives a board for every n except 2 and 3. With its proof. The last of five families of searches.',
	lead: [
		'If one board is enough, no search is needed. A pattern gives the column of each row, for every n except 2 and 3; for most n the proof takes a few lines.',
		'On this page rows and columns are counted from 1, as in formulas.',
	],
	sections: [
		{
			id: 'stairs',
			title: 'Two flights of stairs',
			body: [
				'Put the queens a knight’s move apart: columns 2, 4, 6 and so on, up to [the edge](stairs: 5). Then [restart](stairs: 6) in column 1 and take the odd columns, up to [the last row](stairs: 10). For n = 10 the columns are 2 4 6 8 10 1 3 5 7 9.',
				{figure: 'stairs'},
				'Why does no queen attack another? Along falling diagonals row\u00a0−\u00a0column is constant, along rising ones row\u00a0+\u00a0column.',
				{
					list: [
						'On the first flight row i has column 2i: the difference is −i, the sum 3i.',
						'On the second, row n/2\u00a0+\u00a0j has column 2j\u00a0−\u00a01: the difference is n/2\u00a0−\u00a0j\u00a0+\u00a01, the sum n/2\u00a0+\u00a03j\u00a0−\u00a01.',
					],
				},
				'Within each flight all differences are distinct, and so are all sums. Between the flights, differences never agree, because they are negative on the first and positive on the second. Sums agree only if 3i\u00a0= n/2\u00a0+\u00a03j\u00a0−\u00a01; then n/2\u00a0−\u00a01 is a multiple of 3, which means that **n divided by 6 leaves 2**. For every other even n this is the proof.',
			],
		},
		{
			id: 'turned',
			title: 'Where the stairs collide',
			body: [
				'8 divided by 6 leaves 2. On the stairs 2 4 6 8 1 3 5 7 rows 2 and 5 are on one diagonal, and so are 3 and 6, and 4 and 7. So the first flight begins further on, in column n/2, and goes round at the edge: 4 6 8 2 are [the upper half](turned: 4).',
				{figure: 'turned'},
				'The lower half is the upper one turned by half a turn. The queen in row 4, column 2 becomes [the one in row 5, column 7](turned: 5), and that in row 1 becomes [the last one](turned: 8).',
			],
		},
		{
			id: 'corner',
			title: 'One more for odd n',
			body: [
				'The differences above were negative or positive, never 0, and on the turned boards they are never 0 either. So the diagonal from corner to corner is free. For odd n, take [the board of n\u00a0−\u00a01](corner: 8), add a row and a column, and place [a queen in the corner](corner: 9) where they meet.',
				{figure: 'corner'},
				'So every n from 4 on has a solution. Row {million} takes no longer than row 1; the terminal prints a board of a million rows at once:',
				{code: 'build/nqueens solve 1000000 --search construction --style positions'},
				'The formula gives only one of the {solutions8} solutions on 8 × 8. Nobody knows a formula for their number; to count them takes the other families. [Compare any two searches](index.html?view=compare) side by side.',
				'**A question.** Which of the three cases apply to n = 6, n = 9 and n = 11? What are the columns for n = 6?',
				{
					details: [
						'Answer',
						'n = 6 divided by 6 leaves 0, so take two flights: 2 4 6 1 3 5. n = 9 is odd, and 8 divided by 6 leaves 2: take the turned board of 8 and add a queen in the corner. n = 11 is odd, and 10 divided by 6 leaves 4: take two flights and add a queen in the corner.',
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
						'E. Pauls, “Das Maximalproblem der Damen auf dem Schachbrete”, Deutsche Schachzeitung 29 (1874): the first proof that every n from 4 on has a solution.',
						'E. J. Hoffman, J. C. Loessi and R. C. Moore, “Constructions for the Solution of the m Queens Problem”, Mathematics Magazine 42 (1969): the form shown here.',
						'Jordan Bell and Brett Stevens, “A survey of known results and research areas for n-queens”, Discrete Mathematics 309 (2009): more such patterns.',
					],
				},
			],
		},
	],
	figures: {
		stairs: 'The first flight of stairs ends in row 5. The second begins in row 6, column 1.',
		turned: 'The lower half begins here: it is the upper half, turned by half a turn.',
		corner: 'The board of 8, and a queen in the corner.',
	},
}
