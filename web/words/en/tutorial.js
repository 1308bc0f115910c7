// The sample tutorial in English: a lesson on backtracking. Markup of paragraphs: web/site/prose.js. Numbers in braces come
// from web/site/facts.js; tests/words/lesson.test.js verifies small numbers against the linked moments. All languages
// have the same sections and figures.

const FIRST = `
def backtrack(row):
    if row == n:
        return True
    for col in range(n):
        if is_free(row, col):
            place(row, col)
            if backtrack(row + 1):
                return True
            take_back(row, col)
    return False
`

const BITS = `
def count(n, cols=0, left=0, right=0):
    full = (1 << n) - 1
    if cols == full:
        return 1
    free, total = full & ~(cols | left | right), 0
    while free:
        bit = free & -free
        free -= bit
        total += count(n, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return total
`

export default {
	title: 'Backtracking on a chessboard',
	description:
		'A lesson on backtracking with the N-Queens puzzle: recursion, three arrays, the search tree, depth and breadth, with figures that can be walked step by step.',
	lead: [
		'A lesson of one or two hours for people who have seen loops, arrays and functions. Recursion is explained when it comes.',
		'The boards on this page move. Press play, or step with the arrow keys; click [dotted words](hand: 8) to see the moment that they describe. Rows and columns are counted from 0, as in the program.',
	],
	teacher: [
		'For teachers',
		{
			list: [
				'Sections 1 to 5 make the first hour, 6 to 11 the second; section 12 is homework, with answers that unfold.',
				'On a projector, let the class say what happens next before you press →. The figure in section 12 asks these questions itself.',
				'For a lesson of your own, open “Step through”, choose a search, and press M at each moment that you want to show, then write its caption. The link from “Share” contains all these moments, Page Down goes from one to the next, F presents them, and printing makes a handout. “Print blank boards” is in the menu “Teach”.',
				'“Print” above first sets every figure to the moment that the text describes; open answers are printed too.',
				'Copy this page, change it, put it on your own site: it is under the MIT licence. Each figure is one line of HTML; see [Embedding](recipes.html).',
			],
		},
	],
	print: 'Print',
	contents: 'Contents',
	figureNumber: number => `Figure ${number}.`,
	listingLabel: 'The program of this figure',
	families: 'Five families of searches',
	neighbours: 'Pages before and after',

	sections: [
		{
			id: 'the-puzzle',
			title: 'The puzzle',
			body: [
				'A queen attacks along its row, its column and both its diagonals, as far as the board reaches. In 1848 the chess composer Max Bezzel asked: **can eight queens stand on a chessboard so that none attacks another?**',
				'They can; the figure shows one way. Click a queen to see the lines along which it attacks: no other queen stands on them.',
				{figure: 'puzzle'},
				'How many boards must be examined to find all the ways? Eight queens can be put on {squares8} squares in {placings8} ways. But two queens never share a row, so every row holds exactly one, and only its column is to be chosen: {powers8} boards. They never share a column either, so the columns of the eight rows are a permutation: {orders8} boards. Of these, {solutions8} are solutions.',
				'Two observations, and nearly all the work is gone before a single line of code. Even the remaining boards need not be examined one by one.',
			],
		},

		{
			id: 'by-hand',
			title: 'By hand, on 4 × 4',
			body: [
				'Before you write a program, do its work by hand. Take four queens on a 4 × 4 board and this rule: **go through the rows from top to bottom; in each row try the columns from left to right; put a queen on the first square that is free.**',
				{figure: 'hand'},
				{
					steps: [
						'Row 0: the board is empty, so [column 0](hand: 3) will do.',
						'Row 1: [column 0](hand: 5) is refused along the column and [column 1](hand: 6) along a diagonal. [Column 2](hand: 7) is free, and the second queen [goes there](hand: 8).',
						'Row 2: [column 0](hand: 10) is refused, and so are [1](hand: 11), [2](hand: 12) and [3](hand: 13).',
					],
				},
				'Two queens are placed, and [row 2 has no square](hand: 14) for the third. Stop here for a moment: what would you do?',
			],
		},

		{
			id: 'taking-back',
			title: 'Taking back',
			body: [
				'Do not start over, and do not guess. **Take back only the last decision, and try its next possibility.** As long as the earlier queens stay, what was ruled out stays ruled out; squares not tried yet will be tried later.',
				{figure: 'taking-back'},
				{
					steps: [
						'The last decision was the queen in row 1. It is [taken back](taking-back: 15), and the next square of its row is [column 3](taking-back: 17).',
						'Now row 2 has [a free square](taking-back: 20), but then row 3 [has none](taking-back: 27). The queen in row 2 is [taken back](taking-back: 28); there is no other square for it.',
						'So the queen in row 1 is [taken back](taking-back: 32) again, and row 1 has [no column left](taking-back: 33), too. At last, [the queen in row 0](taking-back: 34) is taken back.',
						'Only now do we know that no solution has a queen in this corner. With [column 1](taking-back: 36) in row 0 each row finds its square, and [step 51](taking-back: 51) is a solution.',
					],
				},
				'This is **backtracking**. It guarantees two things. Nothing is missed: each possibility is either tried or ruled out for a reason. Nothing is done twice: a board that was left is never visited again.',
			],
			captions: {
				14: 'Row 2 has no column left. Which decision came last?',
				'15-16': 'The queen in row 1 was the last decision.',
				28: 'Again only the last decision is taken back: row 2.',
				'32-34': 'Row 1, then row 0: a wrong beginning is noticed late.',
				51: 'A solution, after four queens were removed.',
			},
		},

		{
			id: 'the-function',
			title: 'A function that calls itself',
			body: [
				'In row 2 we did the same as in row 1, only one row further down. A program can say exactly that: one function handles one row, and for the rest of the board it **calls itself** with the next row.',
				{figure: 'function'},
				{
					list: [
						'A square is [tested](function: 7). If it is free, a queen is [placed](function: 8), and the function calls itself [for the next row](function: 9).',
						'When that call has tried [all its columns](function: 14), it returns, and the lines after the call [take the queen back](function: 15). The loop goes on with [the next column](function: 16).',
						'When all rows have a queen, there is no next row: the board is [a solution](function: 51).',
					],
				},
				'Where does the program store which column each row has reached? Nowhere, it seems; yet after taking back a queen, the search continues with the right column. The answer: every call has its own variable `col`, and unfinished calls wait on the **call stack**. At [this moment](function: 26) there are four, one for each row; the topmost one is running, the others wait for it.',
				'Compare the lines just before the recursive call with the lines just after it: those after it undo what those before it did. So after each call the board is the same as before. This is the heart of backtracking, and what beginners forget (exercise 4).',
			],
		},

		{
			id: 'three-arrays',
			title: 'Why three arrays are enough',
			body: [
				'How does the program know that a square is attacked? It could follow the lines of every queen, as our eyes do. It is quicker to store for each line whether it is taken. A column has a number; what could be the number of a diagonal?',
				{figure: 'arrays'},
				{
					list: [
						'One square down and to the right, `row` and `col` both grow by 1: `row - col` stays the same. It runs from −(n − 1) to n − 1; arrays begin at 0, so the index is `row - col + n - 1`.',
						'One square down and to the left, `row` grows by 1 and `col` shrinks by 1: `row + col` stays the same.',
					],
				},
				'In each direction there are 2n − 1 diagonals: {diagonals4} on this board, {diagonals8} on a chessboard. In the figure, queens stand in row 0, column 0 and row 1, column 3. To test [row 2, column 1](arrays: 20) the program reads `cols[1]`, `diags1[2 - 1 + 3]` and `diags2[2 + 1]`; none is taken, so the square is free. For [row 2, column 0](arrays: 19) the first of them is enough: the queen in row 0 has taken the column. [Later](arrays: 29) row 2, column 2 is refused by `diags1[3]`, the long diagonal through the corner.',
				'A test reads three elements at most, however large the board is. For all solutions on 8 × 8 the program reads {probesFlags8} elements; following the lines, it would look at squares {probesScan8} times. The price: every change must be undone. When a queen is [placed](arrays: 21), three elements become true, and when it is [taken back](arrays: 28), the same three become false.',
				'Point at an element of an array, or select it with the arrow keys, to see its line on the board.',
			],
		},

		{
			id: 'the-tree',
			title: 'The tree, and what is cut off',
			body: [
				'Draw every board that the search visits as a node, and below it the boards with one more queen. The result is a tree: the empty board is at the top, solutions are at the very bottom. The search moves through this tree, down when it places a queen and up when it takes one back.',
				{figure: 'tree'},
				'On 4 × 4 the tree has {nodes4} nodes, counting the empty board; the {solutions4} lowest ones are solutions. The dark path leads to [the present](tree: 27); [here](tree: 36) it enters the second branch, and [here](tree: 51) it reaches the bottom for the first time. Click a node to go there.',
				'A square that is refused has no branch, and so nothing below it either. This is **pruning**. One refused square in row 1 rules out all boards that begin like this, without a look at any of them.',
			],
		},

		{
			id: 'the-gap',
			title: 'What pruning saves',
			body: [
				'On 4 × 4 pruning hardly matters. On the chessboard it does.',
				{figure: 'gap'},
				{
					table: [
						['To find all solutions on 8 × 8', 'number'],
						['boards with one queen in each row', '{powers8}'],
						['of these, with one in each column', '{orders8}'],
						['nodes of the tree that the search visits', '{nodes8}'],
						['solutions among them', '{solutions8}'],
					],
				},
				'The true difference is even larger: the first two lines count only full boards, while the tree’s {nodes8} nodes include all boards on the way, from the empty one on. Drawn in the same way, the tree of all permutations would have {orderNodes8} nodes.',
				'Nodes are not all of the work, because refused squares must be tested, too: {tests8} tests for {places8} placements. Go [from the first solution to the second](gap: next solution) to see how much of the tree is never entered.',
			],
		},

		{
			id: 'one-or-all',
			title: 'One solution, or all',
			body: [
				'After a solution the program continues: it takes the last queen back as if nothing had happened. If one solution is enough, it can stop there. Press play: the figure stops at each solution.',
				{figure: 'order'},
				'The [first](order: 1313) comes at step {firstStep8} of {steps8}, after {firstPlaces8} placements and {firstTests8} tests; all {solutions8} take {places8} placements and {tests8} tests. To stop the search, each call must return success to its caller:',
				{code: FIRST},
				'When the call for the rows below reports success, the queen is **not** removed: it is part of the answer. You can [complete the same program](index.html?view=exam) as a question of an exam for engineers.',
				'How early the first solution comes is a matter of luck: it depends on the order in which columns are tried. That there is no solution is known only at the end of the search.',
			],
		},

		{
			id: 'breadth',
			title: 'Depth first, or breadth first',
			body: [
				'Backtracking dives: it follows one beginning to its end before it tries the next. A search can also go level by level: store **all** boards with one queen, extend them to all boards with two, these to all with three, and so on. Nothing is taken back, because every board is stored.',
				{figure: 'breadth'},
				'The boards that wait to be extended are the **frontier**. On 8 × 8 its size is:',
				{
					table: [
						['queens', '0', '1', '2', '3', '4', '5', '6', '7', '8'],
						[
							'boards',
							'{width0}',
							'{width1}',
							'{width2}',
							'{width3}',
							'{width4}',
							'{width5}',
							'{width6}',
							'{width7}',
							'{width8}',
						],
					],
				},
				'See all boards with [three](breadth: 703) queens, with [five](breadth: 6457), the widest level, and with [eight](breadth: 21806), all solutions. The sizes in the table add up to {nodes8}: it is the same tree, with the same {tests8} tests, only visited in another order.',
				{
					list: [
						'**Time to the first solution.** Breadth-first search finds it at step {firstStepBreadth8}, backtracking [at step {firstStep8}](breadth: search flags 1313).',
						'**Memory.** Breadth-first search stores a whole level, up to {width5} boards, and the growing next one. Backtracking stores one board and a call for each row.',
					],
				},
				'All solutions of our puzzle are equally deep, so visiting shallow boards first gains nothing. Breadth first is the better choice for finding a **shortest** way, such as out of a maze.',
			],
		},

		{
			id: 'levels',
			title: 'The two, seen in the tree',
			body: [
				'On the small tree the difference is easy to see. Play it [breadth first](levels: search breadth-first 0): it fills level by level. Play it [depth first](levels: search flags 0): it follows branch after branch down to the end.',
				{figure: 'levels'},
				'The nodes are the same, and so are the pruned branches. A search is a tree and an order in which to visit it.',
			],
		},

		{
			id: 'growth',
			title: 'How fast it grows',
			body: [
				'Pruning makes the tree smaller, but not small.',
				{growth: ['n', 'solutions', 'nodes', 'tests']},
				'From n = 8 to n = 10 the tree becomes {growth} times as large. For n = 12 there are {tests12} tests. Nobody knows a formula for the number of solutions. What can be done?',
				{
					list: [
						'**Ask for less.** If one solution is enough, do not find all; from n = 4 on [a pattern](tutorial-no-search.html) even gives one without a search. If only the number of solutions is wanted, there is no need to visit all: the mirror image of a solution is a solution, so half of the first row is enough (exercise 6).',
						'**Do more at once.** Three arrays of true and false are [three whole numbers of n bits](tutorial-prune.html#bits). Then one operation finds all free squares of a row:',
					],
				},
				{code: BITS},
				'No line takes anything back: each call has its own numbers, which disappear when it returns.',
				{
					list: [
						'**Use another idea.** List all half boards, and count the pairs that fit together. That is how [this site](index.html?view=count&n=16) counts the {solutions16} solutions for n = 16 in the browser. The largest known number is that of n = 27: {solutions27}.',
					],
				},
			],
		},

		{
			id: 'exercises',
			title: 'Exercises',
			body: [
				'**1. What happens next?** Press play. Before each placement and each removal the figure stops: click the square where you expect it. Can you reach the first solution without a mistake?',
				{figure: 'questions'},
				{
					details: [
						'Answer to 1',
						'Up to the first solution there are {firstPlaces4} placements and {firstRemoves4} removals; figure 3 shows most of them in order.',
					],
				},
				'**2. Three indices.** n = 8. Which three elements are read to test row 5, column 2?',
				{
					details: [
						'Answer to 2',
						'`cols[2]`, `diags1[10]` because 5 − 2 + 7 = 10, and `diags2[7]` because 5 + 2 = 7.',
					],
				},
				'**3. Corners.** n = 8. To which squares do `diags1[0]` and `diags2[0]` belong?',
				{
					details: [
						'Answer to 3',
						'`diags1[0]` to row 0, column 7 and to no other; `diags2[0]` to row 0, column 0 and to no other. These diagonals are one square long.',
					],
				},
				'**4. The forgotten line.** Leave out only the line that sets the three elements back to false. How many solutions does the program find for n = 4, and for n = 5? Think first, then try.',
				{
					details: [
						'Answer to 4',
						'For n = 4 it finds none: lines stay taken by queens that were removed long ago. For n = 5 it finds one of the ten, the only one that is reached without removing a queen: columns 0 2 4 1 3.',
					],
				},
				'**5. From right to left.** Let the loop try the columns from n − 1 down to 0. Which solution comes first on 8 × 8?',
				{
					details: [
						'Answer to 5',
						'The mirror image of the usual first one: 7 3 0 2 5 1 6 4 instead of 0 4 7 5 2 6 1 3. From left to right it would come last.',
					],
				},
				'**6. Half the work.** Only the number of solutions is wanted. Why is it enough to try the columns 0 to 3 in row 0 of the chessboard? What has to be done when n is odd?',
				{
					details: [
						'Answer to 6',
						'Mirroring a solution moves its first queen from the left half to the right half. {half8} solutions begin in columns 0 to 3, so there are twice as many in all. When n is odd, add the solutions that begin in the middle column, without doubling them.',
					],
				},
				'**7. No solution.** Draw the whole tree for n = 2 and for n = 3. How many nodes does it have? How can a program know that there is no solution?',
				{
					details: [
						'Answer to 7',
						'{nodes2} nodes and {nodes3} nodes, including the empty board; none of them is a full board. The program knows that there is no solution only when the first call has tried its last column.',
					],
				},
				'**8. A start row.** In an exercise on recursion the search may start in any row. It goes down, from the last row on to the first, and stops at the first board that it finds. Start it on 8 × 8 [from row 3](index.html?n=8&search=wraparound&start-row=3). How many of the {solutions8} solutions do all eight start rows find? How would the program find them all?',
				{
					details: [
						'Answer to 8',
						'Eight, one from each row; they belong to {startClasses8} of the 12 classes, so their rotations and reflections are not all solutions either. To find them all, let the search continue: when a board is complete, record it, remove the last queen and try the next column. One start row is then enough.',
					],
				},
			],
		},

		{
			id: 'families',
			title: 'Five families of searches',
			body: [
				'Backtracking is one of five ideas. Each has a page with figures to step through, numbers and sources.',
				{
					steps: [
						'[Generate and test](tutorial-generate.html): make every board, and test it when it is complete.',
						'[Prune](tutorial-prune.html): test a square before a queen is placed there, with arrays or with bitmasks.',
						'[Look ahead](tutorial-look-ahead.html): refuse a queen that would leave another row or column without squares.',
						'[Repair](tutorial-repair.html): fill the board first, then repair it.',
						'[No search](tutorial-no-search.html): compute a board by a formula.',
					],
				},
			],
		},

		{
			id: 'reading',
			title: 'Further reading',
			body: [
				{
					list: [
						'Niklaus Wirth, “Program Development by Stepwise Refinement”, Communications of the ACM 14 (1971): a program for eight queens, developed decision by decision.',
						'Edsger W. Dijkstra, “Notes on Structured Programming”, in Dahl, Dijkstra and Hoare, Structured Programming (1972): the puzzle as an exercise in thinking before programming.',
						'Donald E. Knuth, The Art of Computer Programming, volume 4B (2022), section 7.2.2: backtracking in depth; queens are its first example.',
						'Jordan Bell and Brett Stevens, “A survey of known results and research areas for n-queens”, Discrete Mathematics 309 (2009): what mathematicians know.',
						'The On-Line Encyclopedia of Integer Sequences, A000170: the numbers of solutions; A002562: the numbers of fundamental solutions.',
					],
				},
			],
		},
	],

	figures: {
		puzzle: 'Eight queens, none attacking another.',
		hand: 'The beginning of the search on 4 × 4, up to the first dead end.',
		'taking-back': 'From the dead end to the first solution, repeated.',
		function: 'The running program: its lines, and the waiting calls.',
		arrays: 'Three arrays remember which lines are taken.',
		tree: 'The whole tree of the 4 × 4 board; the dark path is the present.',
		gap: 'The whole tree of the 8 × 8 board at the first solution.',
		order: 'The search for all solutions; playback stops at each.',
		breadth: 'Breadth first: the frontier when it has every board of five queens.',
		levels: 'The same tree, level by level or branch by branch.',
		questions: 'Predict what happens next.',
	},
}
