// The reference of <n-queens> for authors of pages: a sentence for each name in web/make/reference.js.

export default {
	element:
		'A figure that walks an N-Queens search step by step, forwards and backwards. Its children are shown until it runs and wherever it cannot; those with `data-step` are captions.',
	types: {
		fault:
			'An invalid value, the allowed values, and the value used instead; `message` is the sentence that the reader sees.',
		change:
			'A board: its queens, its blocked squares, whether it can be completed and in how many ways; `undefined`: not known yet.',
		answer:
			'A counted answer: its question (`step:111`, a blank’s letter, `board` or `program`), the answer (null: the solution was shown), and the expected one.',
		score:
			'The number of questions answered, of correct answers and of all questions (null: unknown), and the share of correct answers, 0 to 1.',
		attributes:
			'The attributes by their names in markup. A value is text, or a value of another type that a framework sets as a property.',
		properties: 'The attributes, and the properties whose attribute has another name or does not exist.',
		listeners: "Listeners by event name, after a framework's prefix such as `on` or `on:`.",
		class: 'On a server, which has no custom elements, the exported class is empty.',
	},
	attributes: {
		mode: 'The kind of figure: `walk` steps through a search; `board` is a board to play on, with the number of its completions; `check` judges the output of a program, either of an `example` or pasted by the reader; `exam` is a program with blanks to fill. The last three need board.js, check.js or exam.js in the folder of the script; attributes of the walk have no effect there.',
		n: 'Rows and columns of the board; with `mode="board"` up to 64; with `mode="check"` detected by default.',
		search:
			'The search, by an id that `searches` lists, such as `flags`. Searches that come from no tutorial need searches.js in the folder of the script. With `mode="check"`: the search that a program must follow.',
		'start-row': 'The row in which the search begins, counted from 0; only for `wraparound`.',
		seed: 'For searches with random choices: the same seed gives the same walk on every machine.',
		sideways: 'For `hill-climbing`: maximum number of successive moves that leave the number of pairs unchanged.',
		restarts: 'For `hill-climbing`: maximum number of restarts from another random board when it is stuck.',
		begin:
			'How searches with random choices place the first queens: `random`; `greedy` puts each queen where the fewest queens above attack it.',
		given: 'Squares of the given queens, `ROW,COL ROW,COL …`, counted from 0.',
		blocked: 'Blocked squares, in the same form.',
		step: 'The step to start at. Setting it later goes there.',
		from: 'The first step that is shown; the figure goes no further back.',
		to: 'The last step that is shown; by default the last one of the walk.',
		loop: 'After the last step, playback starts again at the first step of the range.',
		stops:
			'Where playback pauses: a list of kinds of event and of steps. `solution 120` means each solution, and step 120.',
		questions:
			'Events that the reader predicts by choosing a square. `step:111` asks at step 110 what step 111 does. `kind:place,remove` or `verdict:refused` asks about all events of this kind or verdict; `from:100 to:200` limits the range of steps; `random:5 seed:7` asks about five events chosen at random. Parts are separated by `;`. `retries:1` and `feedback:end` apply to all parts. Needs questions.js in the folder of the script.',
		moments:
			'Named moments, listed under the figure as links: `120:Row 4 is stuck;240:The first solution`; in a caption `;` is written `%3B` and `%` is `%25`. Up to 2000 characters. Needs n-queens-study.js.',
		speed: 'Steps per second during playback; `max` is full speed; `story` slows down at new and important events.',
		autoplay: 'Plays once the figure is near the window, unless the reader prefers less motion.',
		views: 'List of the views that are shown; `code`, `arrays`, `stack` and `tree` need n-queens-study.js.',
		listing:
			'The language of the code, such as `pseudo`, `c`, `python` or `javascript`. By default that of the search’s tutorial.',
		controls: 'List of the controls for the reader; `full` for all, `none` for none.',
		labels: 'Whether rows and columns are counted from 0 or from 1. By default as in the search’s tutorial.',
		attacks: 'Marks the squares that are attacked.',
		theme: 'Light or dark; `auto` follows the page.',
		example:
			'With `mode="check"`: the id of a mistake, such as no-sign. The figure shows the output of a program that makes it, and the reader has to find it. `nqueens check` and the engine’s `mistakes()` have the same ids.',
		as: 'The output of the example: its walk, or the boards that it finds.',
		blanks:
			'With `mode="exam"`: the blanks to fill, by their letters a to h, such as `blanks="a c g"`. The other blanks are filled in. By default all eight are asked. `questions="retries:1"` and `feedback:end` apply to them too.',
		lang: 'The figure’s language, `en` or `ja`; by default that of the page, then the reader’s.',
	},
	properties: {
		moment: 'The present moment: queens, event, call stack, counters and the search’s arrays, as plain data.',
		playing: 'True during playback.',
		step: 'The present step; setting it goes there.',
		length: 'Steps in all; undefined until they are known.',
		settled: 'A promise that resolves when the figure has done everything requested so far.',
		searches: 'All searches.',
		score: 'The share of the questions answered correctly, 0 to 1; null without questions.',
		answers: 'The scored answers, in the order of their questions, each with the fields of `n-queens-answer`.',
		progress:
			'All answers and the reader’s board as JSON text of at most 4096 characters, for storage; setting it restores them if the questions are the same.',
	},
	methods: {
		load: 'Starts the engine now, without waiting until it is needed.',
		play: 'Plays; at the last step shown, it starts again from the first.',
		pause: 'Pauses.',
		seek: 'Goes to a step; past the end means the end.',
		next: 'Goes to the next event of a kind, or of several kinds, if there is one; by default to the next solution. `{kind, row, col}`: to the next in that row, column or square.',
		previous:
			'Goes to the previous event of a kind, or of several kinds, if there is one; by default to the previous solution.',
		reach:
			'Goes to the `ordinal`-th event of the given kinds, counted from 1; for `probe`, to the first moment with at least `ordinal` probes. Does nothing if there is none.',
		forget: 'Clears all answers.',
		key: 'Handles a key; true if the key has a meaning.',
	},
	events: {
		'n-queens-begin': 'A walk begins.',
		'n-queens-step': 'The figure shows another moment.',
		'n-queens-solution': 'The new moment is a solution.',
		'n-queens-end': 'The walk is over.',
		'n-queens-rest': 'Playback has paused.',
		'n-queens-measured': 'The length of the walk is known.',
		'n-queens-change':
			'The reader’s board, or what is known about it, has changed. The detail has `given`, `blocked`, `completable` and, in `completions`, the number of ways; undefined: not known yet.',
		'n-queens-answer': 'The reader has answered, or was shown the answer.',
		'n-queens-score': 'The score may have changed.',
		'n-queens-error':
			'An attribute is invalid, or the engine cannot run; the detail has the name, the value, what is allowed, what is shown instead and the sentence that the reader sees.',
	},
	parts: {
		figure: 'The whole figure.',
		main: 'The board with its sentence and controls.',
		board: 'The board.',
		narration: 'The sentence beneath the board.',
		message: 'The message about an invalid value.',
		timeline: 'The whole walk, with its solutions.',
		controls: 'The buttons, the step and the speed.',
		counts: 'The counts so far.',
		code: 'The code of the search.',
		questions: 'The question about the next event, and its answer.',
		arrays: 'The search’s arrays.',
		side: 'All views beside the board: code, arrays, stack and tree.',
		stack: 'The call stack.',
		moments: 'The named moments.',
		tree: 'The search tree.',
	},
	slots: {
		'': 'Children with `data-step="120"` or `data-step="120-130"` are captions, shown beneath the sentence at these steps; other children are shown where the figure cannot run.',
	},
	customProperties: {
		'--n-queens-paper':
			'Background of the code and of popups, and the icon of the play button. The figure itself is transparent.',
		'--n-queens-ink': 'Text, queens and lines of the drawing.',
		'--n-queens-muted': 'Less important text.',
		'--n-queens-line': 'Hairlines.',
		'--n-queens-light-square': 'Light squares.',
		'--n-queens-dark-square': 'Dark squares.',
		'--n-queens-accent': 'The present event.',
		'--n-queens-good': 'Free squares and solutions.',
		'--n-queens-font': 'The typeface of controls and labels.',
		'--n-queens-serif': 'The typeface of the sentence.',
		'--n-queens-mono': 'The typeface of code.',
		'--n-queens-board-size': 'The largest width of the board.',
		'--n-queens-board-margin': 'The space on both sides of the board; auto centres it.',
	},
}
