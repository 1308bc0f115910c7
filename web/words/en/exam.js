// English words of the exam mode. In a sentence `…` is a piece of the program, **…** the key word, [[name]] a blank. Rows,
// columns and indices count from 1.

import {count, plural} from '../numbers.js'

const at = ({row, col}) => `(${row},\u00a0${col})`
const signed = number => String(number).replace('-', '\u2212')
const held = {
	column: 'in the same column',
	row: 'in the same row',
	diagonal: 'on the same falling diagonal',
	antidiagonal: 'on the same rising diagonal',
}
const inLine = line => (line === undefined ? '' : ` (line ${line} of the program)`)
const big = number => (String(number).length < 8 ? signed(number) : 'far too large an index')
const times = number => (number === 1 ? 'once' : number === 2 ? 'twice' : `${count(number)} times`)
const listed = items =>
	items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`

export default {
	name: 'Exam',
	count,

	heading: 'Searching for N queens',
	/** Button that unfolds the text in a figure. */
	text: 'The text of the question',
	source: (blanks, minutes) =>
		`A question of Japan’s national exam for IT engineers: ${count(blanks)} ${blanks === 1 ? 'blank' : 'blanks'} and one trace to do by hand. Allow about ${minutes} minutes.`,
	task: 'Read the following about the N queens problem, and the program, and answer questions 1 and 2.',
	intro: [
		'On a board of N × N squares, N queens are to be placed so that no two attack each other: this is the N queens problem. A queen attacks along its row, its column and both diagonals, in eight directions, as far as the edge. Figure 1 shows what a queen in row 5, column 6 attacks.',
		'The square in row `i` from the top and column `k` from the left is written `(i, k)`. Rows and columns count from 1.',
		'No row can hold two queens. So the search takes the rows in order, from row 1 on. It tests the squares of a row from left to right; if one is free, it places a queen there and takes the next row. If none is left, it goes back one row, removes the queen there, and continues with the square to its right. It ends at the first solution.',
	],
	arraysHeading: 'The data',
	arraysIntro: 'Four arrays describe the board. All indices begin at 1.',
	arrays: [
		[
			'`pos`, `N` elements',
			'`pos[i]` is the column of the queen in row `i`, or 0 where there is none. At first all are 0.',
		],
		[
			'`col`, `N` elements',
			'`col[k]` is NOT_FREE if there is a queen in column `k`, otherwise FREE. At first all are FREE.',
		],
		[
			'`upwd`, [[size]] elements',
			'`upwd[i+k\u22121]` is NOT_FREE if there is a queen on the rising diagonal through the square `(i, k)`, otherwise FREE. At first all are FREE.',
		],
		[
			'`downwd`, [[size]] elements',
			'`downwd[`[[line]]`]` is NOT_FREE if there is a queen on the falling diagonal through the square `(i, k)`, otherwise FREE. At first all are FREE.',
		],
	],
	arraysNotes: [
		'Along a rising diagonal the sum of row and column is constant, along a falling one their difference. `upwd` and `downwd` have as many elements as there are such diagonals.',
		'Queens on `(1, 1)` and `(2, 3)` of the 8 × 8 board, for example, make `col[1]`, `col[3]`, `upwd[1]`, `upwd[4]`, `downwd[7]` and `downwd[8]` NOT_FREE, as in figure 2.',
	],
	programHeading: 'The program',
	programNotes: [
		'The function `search(i)` tries to place queens in row `i` and all rows below it. It returns SUCCESS if all rows up to `N` have a queen, and FAILURE if that is impossible.',
		'`i` and `k` are local variables: each call of `search` has its own.',
		'Conditions joined by `and` are evaluated from left to right, up to the first false one.',
	],
	loop: ['for (', ' from ', ' to ', ', step 1)'],
	print: {pos: 'print pos', none: 'print “no solution”'},
	listing: 'Program',

	figures: {
		rays: {
			title: 'Figure 1',
			caption: 'What a queen on (5, 6) attacks',
			label: '8 × 8 board. From the queen on (5, 6), lines run in eight directions to the edge.',
		},
		pair: {
			title: 'Figure 2',
			caption: 'The arrays with queens on (1, 1) and (2, 3)',
			label:
				'8 × 8 board with queens on (1, 1) and (2, 3). The column and both diagonals of each carry the names of their array elements.',
		},
	},
	key: {taken: 'NOT_FREE', free: 'FREE'},

	blanks: {
		...{size: '(a)', line: '(b)', variable: '(c)', from: '(d)'},
		...{to: '(e)', record: '(f)', next: '(g)', begin: '(h)'},
	},
	blank: name => `Blank ${name}`,
	about: {
		size: 'elements of upwd and downwd',
		line: 'index into downwd',
		variable: 'variable of the loop',
		from: 'start of the loop',
		to: 'end of the loop',
		record: 'record the queen',
		next: 'the row to try next',
		begin: 'the row to try first',
	},
	q1: {
		heading: 'Question 1',
		text: 'What belongs in the blanks [[size]] to [[begin]] of the text and the program? Blanks with the same letter have the same content.',
		some: blanks =>
			`What belongs in ${blanks.length === 1 ? `the blank ${blanks[0]}` : `the blanks ${listed(blanks)}`} of the text and the program?`,
	},
	way: 'Answers',
	ways: {choose: 'Multiple choice', write: 'Type the answer'},
	writeNote: 'Spaces, character width, capitals and the order of terms do not matter. `*` and `=` are allowed.',
	choose: 'choose',
	mark: 'Check',
	clear: 'Clear the answers',
	attempt: 'Start the next attempt',
	group: 'Choices',
	/** Letters of the choices of a blank. */
	signs: 'ABCDEFGH',
	score: (right, marked, all) =>
		marked === 0
			? 'Nothing has been answered yet.'
			: right === all
				? `All ${all === 8 ? 'eight ' : ''}are right.`
				: marked === 1
					? `The one answer so far is ${right ? 'right' : 'not right yet'}.`
					: `${right} of ${marked} answers ${right === 1 ? 'is' : 'are'} right.`,
	/** Shown until all blanks are answered, if feedback comes at the end. */
	noted: ({asked, total}) => `${count(asked)} of ${count(total)} answered. Results are shown after the last one.`,
	counted: ({right, total}) => `Score: ${count(right)} of ${count(total)} right.`,
	shownBelow: names =>
		`The effect of ${listed(names)} is shown below ${names.length === 1 ? 'the blank' : 'the blanks'}.`,

	right: {
		same: 'Right.',
		mirrored:
			'**Right as well.** The diagonals are numbered from the other end, but each still has its own element, so the program works for every N. Only the numbers of figure 2 differ. The paper’s answer is `i\u2212k+N`.',
		alike:
			'**Right as well.** For N = 1 to 8 the program tests the same squares in the same order as with the paper’s answer, with the same result.',
	},
	unread: {
		long: 'This is too long to be read.',
		large: 'A number is too large.',
		unfinished: 'The expression is incomplete.',
		variable: 'The answer must be the name of a variable.',
		sign: what => `“${what}” cannot be read here.`,
		name: what => `There is no variable “${what}”. Variables are single letters such as \`i\`, \`k\` and \`N\`.`,
		assignment: 'Answer with an assignment such as `pos[i] \u2190 k`.',
		kinds: 'This value cannot be assigned to this array or variable.',
	},
	answer: (name, text) => `**Wrong.** The program with \`${text}\` for ${name}:`,
	later: 'What happens then',
	/** Faults of a program, each with its board. */
	cases: {
		outside: ({n, array, index, size, i, k, writing, line}) =>
			`With N = ${n}, at \`i = ${i}\`, \`k = ${k}\`, it ${writing ? 'writes to' : 'looks at'} **\`${array}[${big(index)}]\`**${inLine(line)}. ${size === 0 ? `\`${array}\` has no element at all.` : `The indices of \`${array}\` go from 1 to ${count(size)}: this is **outside the array**.`}`,
		unset: ({name, line}) =>
			`\`${name}\` is used in line ${line ?? 1} of the program although it has **no value** yet.`,
		unsetSize: ({name}) => `When the arrays are made, \`${name}\` has no value yet.`,
		long: ({n, squares}) =>
			`With N = ${n}, it has **not ended after 40,000 steps**: it tests ${squares.length > 3 ? `${at(squares[0])} and ${plural(squares.length - 1, 'other square', 'other squares')}` : listed(squares.map(at))} again and again.`,
		missed: ({n, square, by, along, line}) =>
			`With N = ${n}, ${at(square)} is ${held[along]} as the queen on ${at(by)}, but **the program misses that queen** and places another${inLine(line)}.`,
		rejected: ({n, square, by, array, index, line}) =>
			`With N = ${n}, no queen attacks ${at(square)}, but the program **treats it as attacked**, because \`${array}[${index}]\` is NOT_FREE${inLine(line)}.${by ? ` The queen on ${at(by)} set it.` : ''}`,
		skipped: ({n, square}) => `With N = ${n}, **${at(square)} is never tested**.`,
		row: ({n, row, expected}) =>
			`With N = ${n}, row ${expected} comes next, but \`search(${signed(row)})\` is called: it ${row < 1 || row > n ? '**tries a row that is not on the board**.' : row < expected ? `**tries row ${row} again**, which has its queen.` : `**leaves out row ${expected}**.`}`,
		misplaced: ({n, square, pos}) =>
			`With N = ${n}, a queen is placed on ${at(square)}, but \`pos[${square.row}]\` is ${pos[square.row - 1] === 0 ? 'still 0' : signed(pos[square.row - 1])}. \`pos\` holds **${pos.map(signed).join(' ')}**, which is not the board.`,
		claimed: ({n, pos, empty, off, pair, along}) =>
			`With N = ${n}, it returns SUCCESS and prints \`pos\` = **${pos.map(signed).join(' ')}**. ${empty ? `Row ${empty} has no queen.` : off ? `Row ${off} has column ${signed(pos[off - 1])}, which is not on the board.` : `${at(pair[0])} and ${at(pair[1])} are ${held[along]}: this is **no solution**.`}`,
		overlooked: ({n, solution}) =>
			`With N = ${n}, it returns FAILURE and prints **“no solution”**, yet \`pos\` = ${solution.map(({col}) => col).join(' ')} is a solution.`,
		spare: ({n, array, index}) =>
			`With N = ${n}, \`${array}[${index}]\` has no diagonal: ${2 * n - 1} diagonals rise and ${2 * n - 1} fall, so **an element is left over**.`,
	},
	arrayLabel: (name, taken, size) =>
		`${name}, ${plural(size, 'element', 'elements')}. NOT_FREE: ${taken.length ? taken.map(index => `${name}[${index}]`).join(', ') : 'none'}.`,
	missingLabel: (name, index, size) =>
		`${name} has ${plural(size, 'element', 'elements')} and no ${name}[${big(index)}].`,
	posLabel: values => `pos holds ${values.join(', ')}.`,
	caseBoard: n => `The ${n} × ${n} board at that moment`,

	q2: {
		heading: 'Question 2',
		text: 'The program runs with N = 4. On which squares are queens placed and removed, in order?',
		how: 'Choose an empty square to place a queen, or a queen to remove it.',
	},
	traceBoard: 'Board of 4 rows and 4 columns. Move with the arrow keys, answer with Enter.',
	square: ({row, col}, isQueen) => `Row ${row}, column ${col}${isQueen ? ', queen' : ''}`,
	does: {place: square => `place on ${at(square)}`, remove: square => `remove from ${at(square)}`},
	begin: 'The board is empty, and `search(1)` has been called. What happens first?',
	replies: {
		right: ({kind, guess}, tests) =>
			`**Correct.** ${tests}${kind === 'place' ? `A queen is placed on ${at(guess)}.` : `The queen on ${at(guess)} is removed.`}`,
		last: () => 'A queen is removed, but not this one. The program removes **the one placed last**.',
		early: ({row}) => `It is too early to remove a queen. **A square of row ${row} is still free.**`,
		row: ({guess, row}) => `Not row ${guess.row}: the program is trying **row ${row}**.`,
		tried: ({guess, row, col}) =>
			col > 4
				? `${at(guess)} has been tried. **Row ${row} has no square left to try.**`
				: `${at(guess)} has been tried. The program goes on from **${at({row, col})}**.`,
		attacked: ({guess, by, along, element}) =>
			`No queen can stand on ${at(guess)}: it is ${held[along]} as the queen on ${at(by)}, so **\`${element.array}[${element.index}]\` is NOT_FREE**.`,
		left: ({guess}) =>
			`${at(guess)} is free too, but a smaller \`k\` comes first. **A square further to the left is free.**`,
	},
	passed: squares =>
		squares.length ? `${listed(squares.map(at))} ${squares.length === 1 ? 'is' : 'are'} not free. ` : '',
	backed: row => `Row ${row} has no free square and returns FAILURE. `,
	hint: 'Hint',
	hints: [
		({where}) =>
			where.col > 4
				? `Row ${where.row} has just been tried to its right end.`
				: `The program goes on to the right from ${at(where)}.`,
		({kind, where}) =>
			kind === 'place'
				? `Row ${where.row} **has** a free square.`
				: `Row ${where.row} has **no** free square: the program goes back and removes a queen.`,
		({kind, square}) =>
			kind === 'place' ? `A queen is placed on ${at(square)}.` : `The queen on ${at(square)} is removed.`,
	],
	again: 'Restart',
	finished: ({places, removes, tests}, misses, hints) =>
		`**SUCCESS.** \`pos\` = 2 4 1 3. Queens were placed ${times(places)} and removed ${times(removes)}; ${plural(tests, 'square', 'squares')} were tested. ${misses + hints === 0 ? 'Not a single mistake.' : `${plural(misses, 'mistake', 'mistakes')}, ${plural(hints, 'hint', 'hints')}.`}`,
	counts: {places: 'placed', removes: 'removed', tests: 'tested'},
	log: 'Your moves',
	logHeads: ['No.', 'What happens', 'Squares tested', 'pos'],

	solutions: 'Answers, and why',
	why: {
		size: 'A board of N × N squares has 2N\u22121 rising and 2N\u22121 falling diagonals.',
		line: 'Along a falling diagonal `i\u2212k` is constant, and its values go from 1\u2212N to N\u22121. Adding N makes indices from 1 to 2N\u22121.',
		variable: 'As `col[k]` shows, `k` is the column of the tested square.',
		from: 'Columns begin at 1, on the left.',
		to: 'Columns end at N, on the right.',
		record:
			'`pos[i]` is the column of the queen in row `i`. When the queen is removed, `pos[i] \u2190 0` undoes this assignment.',
		next: 'After row `i` comes row `i+1`.',
		begin: 'The search begins with row 1.',
	},
	answersHeads: ['Blank', 'Answer', 'Why'],
	papers: {questions: 'Print the questions', answers: 'Print with answers'},
	keys: [
		[['↑', '↓', '←', '→'], 'To another square of the board in question 2'],
		[['Enter'], 'Answer with that square; in a text field, check the answers'],
		[['H'], 'A hint for question 2'],
		[['?'], 'This list'],
	],
	keysNote: 'Tab leads to everything else. Answers stay while you look at another view or change the language.',
}
