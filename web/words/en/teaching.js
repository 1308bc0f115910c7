// The page for teachers in English. Markup of paragraphs: web/site/prose.js. All languages have the same sections.

export default {
	title: 'Teaching with the N-Queens puzzle',
	description: 'An hour with a class, worksheets, questions with scores, and SCORM packages.',
	lead: [
		'Everything runs in the browser, also without a network: open `index.html` from a disk, or put the folder on any web server. Nothing is sent anywhere, and nobody needs an account.',
	],
	contents: 'Contents',
	sections: [
		{
			id: 'hour',
			title: 'An hour',
			body: [
				{
					steps: [
						'**10 minutes.** The class [plays](index.html?view=board&n=6): six queens, none attacking another. The page says in how many ways the board can still be completed.',
						'**20 minutes.** Walk [the search for n = 4](index.html?n=4) on the projector; F makes it large. Before each → the class predicts what happens next.',
						'**15 minutes.** In pairs: the same search with [questions](index.html?n=4&questions=kind:place,remove).',
						'**15 minutes.** [Two searches side by side](index.html?view=compare&n=6): which one does less, and why?',
					],
				},
				'For two hours, or to read at home, there is [the lesson](tutorial.html): sections 1 to 5 and 6 to 11 take about an hour each.',
			],
		},
		{
			id: 'show',
			title: 'Show moments of your own',
			body: [
				'In [the walk](index.html) press M wherever you want to stop, and write a caption. Page Down goes from one to the next, F presents them, the link from “Share” contains them all, and printing makes a handout.',
			],
		},
		{
			id: 'worksheets',
			title: 'Worksheets',
			body: [
				{
					list: [
						'Blank boards: “Print blank boards” in the menu “Teach” of [the walk](index.html); in a narrow window the menu is below the board.',
						'[The exam](index.html?view=exam): eight blanks in a program, and a trace by hand, printed with or without answers.',
						'Any moment as a picture for your own worksheet: “Export”.',
					],
				},
			],
		},
		{
			id: 'scores',
			title: 'Questions and scores',
			body: [
				'Four figures have questions and a score: what happens next, the blanks of a program, a board to complete, and a student’s own program. Paste into your page the first line below and the line of the figure that you want. Put `n-queens.js` into the folder of that page, and with it `questions.js`, `exam.js`, `board.js` or `check.js`.',
				{
					code: `<script src="n-queens.js"></script>
<n-queens n="6" questions="random:5 seed:1; retries:1"></n-queens>
<n-queens mode="exam" blanks="c d e g"></n-queens>
<n-queens mode="board" n="8" given="0,0 3,5"></n-queens>
<n-queens mode="check" n="6"></n-queens>`,
				},
				'With the same seed all students get the same questions; another seed gives others. Only the first answer to a question counts; with `retries:1` a second answer counts as well. With `feedback:end` results are shown at the end. A board counts if it is completed before a solution is shown; a program counts as soon as its output is right. On a shared computer a button clears the answers. How your page reads the score: [Embedding](recipes.html#questions).',
			],
		},
		{
			id: 'scorm',
			title: 'In Moodle, Canvas and others',
			body: [
				{
					steps: [
						'Show the walk, [the exam](index.html?view=exam), [a board](index.html?view=board&n=8&given=0,0+3,5) or [Check a program](index.html?view=check&n=6), and press “Share”.',
						'Choose “For Moodle, Canvas …: a SCORM or cmi5 package”, set questions, pass mark and attempts, and save.',
						'Upload the file as it is, as a SCORM activity.',
					],
				},
				'Score, status and each answer are reported, and a student who closes it can go on later. The SCORM packages (1.2 and 2004) have been tried with the runtime scorm-again, the cmi5 package with a record store on one machine; Learning Locker’s statement service stores its statements. None has been tried with Moodle or Canvas themselves: try yours with one student first. Platforms with SPLICE can use `embed.html` directly.',
			],
		},
		{
			id: 'program',
			title: 'The students’ programs',
			body: [
				'Students paste the output of their program into [Check a program](index.html?view=check): boards, or a line for each queen placed or removed. The page names the first wrong line and the reason. See [an example](index.html?view=check&n=6&example=no-sign).',
			],
		},
	],
}
