// A family of searches in English: pruning. Markup of paragraphs: web/site/prose.js; numbers in braces:
// web/site/facts.js. tests/words/families.test.js verifies other numbers and all moments.

export default {
	name: 'Prune',
	title: 'Prune',
	description:
		'Before a queen is put on a square, three arrays or three bitmasks test it. The second of five families of searches.',
	lead: [
		'Do not wait until the board is complete. Test a square before a queen is placed there; each refused square rules out all boards that begin like this.',
	],
	sections: [
		{
			id: 'at-once',
			title: 'Test at once',
			body: [
				'The first queen stands in the corner, and row 1 is next. [Column 0](early: 5) is taken by that queen. [Column 1](early: 6) is on its diagonal: **with one test, {boardsAlike8} boards are never begun**; [generate and test](tutorial-generate.html) makes and refuses them one by one.',
				{figure: 'early'},
				'This is backtracking, which the [tutorial](tutorial.html) explains step by step. Three arrays store which columns and diagonals are taken, so a test reads three elements at most. All solutions on 8 × 8 take {tests8} tests and {places8} placements.',
				'Why is nothing lost? Because an attack never goes away: two queens that attack each other do so on every board that adds queens to this one. Pruning is allowed if further queens can only make a board worse, and not if they could make it better.',
			],
		},
		{
			id: 'bits',
			title: 'A whole row in one operation',
			body: [
				'Now queens stand in columns 0, 2 and 4, and row 3 is next. The program with arrays tests its eight squares one after the other. Three bitmasks of eight bits test all of them together: `cols` says which columns are taken, `diags1` and `diags2` where the diagonals of the queens above meet **this** row.',
				{figure: 'bits'},
				{code: 'free = all & ~(cols | diags1 | diags2)'},
				'[Three bits](bits: 7) are left. The lowest, `bit = free & -free`, gets [the queen](bits: 8). One row down, the diagonals are one column further on, so the bitmasks are shifted: `(diags1 | bit) << 1`, `(diags2 | bit) >> 1`. In [row 5](bits: 11) no bit is left, and the search turns back without having tested anything.',
				{
					table: [
						['All solutions on 8 × 8', 'arrays', 'bits'],
						['queens placed', '{places8}', '{places8}'],
						['squares tested', '{tests8}', '0'],
						['steps in the figure', '{steps8}', '{bitsSteps8}'],
					],
				},
				'It is the same tree, cut in the same places; [side by side](index.html?view=compare&n=8&search=flags&with=bitmask), both find each solution after the same number of placements. But a node costs only a few operations on whole numbers. Most programs that count solutions are written like this.',
				'**A question.** When row 3 is entered, the bits 3, 4 and 5 are set in `diags1`, and 0 and 3 in `diags2`. Why these?',
				{
					details: [
						'Answer',
						'A queen in column c, d rows further up, meets this row in the columns c + d and c − d. The three queens give 0 + 3, 2 + 2 and 4 + 1 in `diags1`. In `diags2` they give 2 − 2 and 4 − 1; the diagonal of the first queen has left the board, and its bit has been shifted out.',
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
						'Niklaus Wirth, “Program Development by Stepwise Refinement”, Communications of the ACM 14 (1971), and Edsger W. Dijkstra, “Notes on Structured Programming” (1972): eight queens with an array for the columns and one for each direction of diagonals.',
						'Martin Richards, “Backtracking Algorithms in MCPL using Bit Patterns and Recursion”, Technical Report 433, University of Cambridge Computer Laboratory (1997): the bitmasks.',
					],
				},
			],
		},
	],
	figures: {
		early: 'One test in row 1 rules out all boards that begin with columns 0 and 1.',
		bits: 'Row 3: three bitmasks. The bits that are set in none of them are the free squares.',
	},
}
