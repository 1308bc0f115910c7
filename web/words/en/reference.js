// What <n-queens> has, for those who write pages: a sentence for each name that the source has (web/make/reference.js).

export default {
	element:
		'A figure that walks an N-Queens search step by step, forwards and backwards. Its children are shown until it runs and wherever it cannot; those with `data-step` are captions.',
	attributes: {
		mode: 'What the figure is: `walk` walks a search; `board` is a board for the reader to play on, and is told how many ways there are to complete it; `check` is what a program printed, judged: an `example`, or what the reader pastes; `exam` is a program with blanks to fill. Attributes that say how a search is walked have no effect in these three. They need board.js, check.js or exam.js beside the script.',
		n: 'Rows and columns of the board; with `mode="board"` up to 64; with `mode="check"` detected by default.',
		search:
			'Which search is walked: an id that `searches` lists, such as flags. Those beyond the tutorials’ need searches.js beside the script. With `mode="check"` the one that a program is held to.',
		'start-row': 'The row in which the search begins, counted from 0; only `wraparound` has a use for it.',
		seed: 'For searches that leave something to chance: the same seed, the same walk, on every machine.',
		sideways: 'For `hill-climbing`: how many moves in a row may leave as many pairs as before.',
		restarts: 'For `hill-climbing`: maximum number of restarts from another random board when it is stuck.',
		begin:
			'How those searches lay a board: `random`, anywhere, or `greedy`, where the fewest of the queens above attack.',
		given: 'Squares on which queens stand, `ROW,COL ROW,COL …`, counted from 0.',
		blocked: 'Blocked squares, in the same form.',
		step: 'The step to start at. Setting it later goes there.',
		from: 'The first step that is shown; the figure goes no further back.',
		to: 'The last step that is shown. Left out, that of the walk.',
		loop: 'Playing goes on from the first step shown when it has come to the last.',
		stops: 'Where playing pauses: kinds of event and steps, a list such as `solution 120`.',
		questions:
			'What the reader is asked, by choosing a square: `step:111` about the event of step 111, one step before; `kind:place,remove` or `verdict:refused` about all such, also `from:100 to:200`; `random:5 seed:7` about five chosen at random. Parts are separated by `;`; `retries:1` and `feedback:end` go for all. Needs questions.js beside the script.',
		moments:
			'Moments by name, listed under the figure to be gone to: `120:Row 4 is stuck;240:The first solution`; in a caption `;` is written `%3B` and `%` is `%25`. Up to 2000 characters. Needs n-queens-study.js.',
		speed: 'Steps per second during playback; `max` is full speed; `story` slows down at new and important events.',
		autoplay: 'Plays as soon as the figure is near; not for readers who want less motion.',
		views: 'What is shown, a list; `code`, `arrays`, `stack` and `tree` need n-queens-study.js.',
		listing:
			'The language of the code, such as `pseudo`, `c`, `python` or `javascript`. Left out, that of the search’s tutorial.',
		controls: 'Which controls the reader has, a list; `full` for all, `none` for none.',
		labels: 'Whether rows and columns are counted from 0 or from 1. Left out, as the search’s tutorial does.',
		attacks: 'Marks the squares that are attacked.',
		theme: 'Light or dark; `auto` is as the page around it is.',
		example:
			'With `mode="check"` the mistake of the program whose output is shown, and asked about: an id that `nqueens check` and the engine’s `mistakes()` know, such as no-sign.',
		as: 'What the example prints: its walk, or the boards it finds.',
		blanks:
			'With `mode="exam"` the blanks that are asked, by their letters a to h, such as `blanks="a c g"`; the others are filled in. Left out, all. `questions="retries:1"` and `feedback:end` go for them too.',
		lang: 'The figure’s language, `en` or `ja`; left out, that of the page, then the reader’s.',
	},
	properties: {
		moment: 'The present moment: queens, event, call stack, counters and the search’s arrays, as plain data.',
		playing: 'Whether it is playing.',
		step: 'The present step; setting it goes there.',
		length: 'Steps in all; undefined until they are known.',
		settled: 'A promise that resolves when everything asked for so far has been done.',
		searches: 'The searches that there are.',
		score: 'The share of the questions answered correctly, 0 to 1; null where nothing is asked.',
		answers: 'The answers that count, in the order of their questions, as `n-queens-answer` told them.',
		progress:
			'All answers, and the reader’s board, as a text (JSON) of at most 4096 characters, to be kept; setting it brings them back, where the same is asked.',
	},
	methods: {
		load: 'Starts the engine now, and not only when it is needed.',
		play: 'Plays on; from the first step shown when it is at the last.',
		pause: 'Pauses.',
		seek: 'Goes to a step; past the end means the end.',
		next: 'Goes to the next event of a kind, or of several kinds, if there is one; by default to the next solution. `{kind, row, col}`: to the next in that row, column or square.',
		previous:
			'Goes to the previous event of a kind, or of several kinds, if there is one; by default to the previous solution.',
		reach:
			'Goes to the ordinal-th event of a kind, or of several kinds together, counted from 1, or to the first moment with that number of probes, if it exists.',
		forget: 'Clears all answers.',
		key: 'Does what a key stands for; true when it stands for something.',
	},
	events: {
		'n-queens-begin': 'A walk begins.',
		'n-queens-step': 'The figure has gone to a moment, one step on or to any other.',
		'n-queens-solution': 'The moment gone to is a solution.',
		'n-queens-end': 'The walk is over.',
		'n-queens-rest': 'What was playing has paused.',
		'n-queens-measured': 'The length is known now.',
		'n-queens-change':
			'The board that the reader plays on, or what is known of it, has changed. The detail has `given`, `blocked`, `completable` and, in `completions`, the number of ways; undefined is not known yet.',
		'n-queens-answer': 'The reader has answered, or was shown the answer.',
		'n-queens-score': 'The score may have changed.',
		'n-queens-error':
			'An attribute cannot be used, or the engine cannot run; the detail tells the name, the value, what is allowed, what is shown instead and the sentence that the reader sees.',
	},
	parts: {
		figure: 'All that is drawn.',
		main: 'The board with what stands around it.',
		board: 'The board.',
		narration: 'The sentence beneath the board.',
		message: 'What is said when something cannot be used.',
		timeline: 'The whole walk, with its solutions.',
		controls: 'The buttons, the step and the speed.',
		counts: 'The counts so far.',
		code: 'The code of the search.',
		questions: 'The question of what comes next, and the answer to it.',
		arrays: 'The search’s arrays.',
		side: 'All views that explain.',
		stack: 'The call stack.',
		moments: 'The named moments.',
		tree: 'The search tree.',
	},
	slots: {
		'': 'Children with `data-step="120"` or `data-step="120-130"` are captions, shown beneath the sentence while the figure is there; the others are shown where it cannot run.',
	},
	customProperties: {
		'--n-queens-paper':
			'Paper: behind the code, on the play button, behind what opens over the figure. The figure itself stands on the ground of the page.',
		'--n-queens-ink': 'Text, queens and lines of the drawing.',
		'--n-queens-muted': 'Text of less weight.',
		'--n-queens-line': 'Hairlines.',
		'--n-queens-light-square': 'Light squares.',
		'--n-queens-dark-square': 'Dark squares.',
		'--n-queens-accent': 'What is happening now.',
		'--n-queens-good': 'What is free, and solutions.',
		'--n-queens-font': 'The typeface of controls and labels.',
		'--n-queens-serif': 'The typeface of the sentence.',
		'--n-queens-mono': 'The typeface of code.',
		'--n-queens-board-size': 'The largest width of the board.',
		'--n-queens-board-margin': 'The room beside the board; auto centres it.',
	},
}
