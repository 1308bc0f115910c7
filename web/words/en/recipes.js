// English words of the page of recipes. Markup of paragraphs: web/site/prose.js. `say`: words within the copied code
// (web/site/recipes.js).

export default {
	title: 'Embedding <n-queens>',
	description: 'Lines to copy: put an N-Queens figure with steps into a tutorial, a course or a blog.',
	lead: [
		'Put `n-queens.js` from the folder `dist` next to your page and copy a recipe. It needs no server and no account, and loads nothing from elsewhere. The line with `<script>` is needed once per page.',
		'Each result on this page is made from the code next to it. For code, arrays, call stack and search tree use `n-queens-study.js` instead, which includes `n-queens.js`. Questions also need `questions.js` in the same folder.',
	],
	contents: 'Contents',
	copy: 'Copy',
	copied: 'Copied',
	byHand: 'Press Ctrl + C or ⌘ C',
	code: 'Code',
	result: 'Result',
	served: 'Modules run from a web server only, not from a file on disk.',
	groups: {
		figure: 'The figure',
		text: 'Figure and text',
		looks: 'Looks',
		elsewhere: 'Frames and pictures',
		engine: 'From JavaScript',
		sites: 'Site by site',
		policy: 'Content-Security-Policy',
		reference: 'Reference',
		styling: 'Styling',
		licence: 'Licence and citing',
	},
	recipes: {
		'one-line': {title: 'A board in one line', text: ['Eight queens, all solutions, step 0.']},
		step: {
			title: 'Begin at a step',
			text: [
				'`step` is the moment that your text describes. Find its number on [the page](index.html): it is in the address.',
			],
		},
		part: {
			title: 'Show some steps, and repeat them',
			text: [
				'Readers see only the steps `from` … `to`: timeline, keys and playback stay within. With `loop`, playback repeats.',
			],
		},
		stops: {
			title: 'Stop at each solution',
			text: ['`stops` says where playback pauses: at kinds of event (`solution`, `remove` …), at steps, or both.'],
		},
		captions: {
			title: 'A sentence of your own for a step',
			text: [
				'A child with `data-step` appears below the board while the walk is at that step. Without scripts, all such children are shown.',
			],
			say: {
				search: 'Row 2 has four squares. Is one of them free?',
				stuck: 'None is. What now?',
				back: 'The queen in row 1 is removed and tries the next column.',
			},
		},
		bare: {
			title: 'A figure without controls',
			text: ['The first solution, without controls. Readers can still click its squares.'],
		},
		'some-controls': {
			title: 'A few controls only',
			text: ['`controls` lists any of `play step speed jumps position`.'],
		},
		two: {
			title: 'Two figures on a page',
			text: ['Use as many as you like: they walk independently, share one engine, and rest while off screen.'],
		},
		links: {
			title: 'Links in the text that drive the figure',
			text: [
				'`data-n-queens` is the `id` of the figure; the other attributes say what to do. Without scripts the link leads to the figure.',
			],
			say: {
				before: 'The search gets',
				stuck: 'stuck in row 2',
				between: ', ',
				remove: 'takes a queen back',
				or: ', and in the end finds',
				solution: 'a solution',
				after: '.',
			},
		},
		follow: {
			title: 'Text in step with the figure',
			text: ['Each step fires the event `n-queens-step`; its `detail` is the moment.'],
			say: {label: 'Work so far:', text: 'step ${step}, ${counters.tests} squares tested'},
		},
		code: {
			title: 'Code and arrays beside the board',
			text: [
				'The running line is highlighted, and so are the elements that it reads. `listing` is the language: `pseudo c python javascript csharp ruby swift java cpp`; the last two exist only for `flags`.',
			],
		},
		riddle: {
			title: 'What is the mistake?',
			text: [
				'The figure shows the output of a program with a mistake, and the first wrong line; it names the mistake when the reader asks. Without `example`, readers paste the output of their own programs. Put `check.js` next to `n-queens.js`.',
			],
		},
		questions: {
			title: 'Let the reader say what happens next',
			text: [
				'Before a placement or a removal the walk stops, and the reader clicks the square they expect.',
				'`step:111` asks about one step, `verdict:refused from:100 to:200` about all refused tests between two steps, and `random:5 seed:7` about five random events. Parts are separated by `;`. During playback the next question comes within ten seconds: earlier steps are skipped, unless `stops` names them. With `retries:1` a second answer counts; with `feedback:end` results are shown after the last question. The event `n-queens-answer` has each answer, `n-queens-score` the score; `figure.progress` is a text of all answers, and setting it restores them.',
			],
		},
		blanks: {
			title: 'Fill in the blanks of a program',
			text: [
				'There are eight blanks, a to h. `blanks` lists those to ask; the others are filled in. The program runs even with a wrong answer, and the board shows where it goes wrong. The first answer counts. With `questions="retries:1"` the second answer counts too. With `feedback:end` the results appear when all blanks have answers. A script reads score and answers in the same way as those of questions. Put `exam.js` next to `n-queens.js`.',
			],
		},
		exam: {
			title: 'The exam question, in Japanese',
			text: [
				'The search of the exam, with the exam’s names; rows and columns count from 1. `lang`, on the figure or on an element around it, sets the language.',
			],
		},
		colours: {
			title: 'Colours and fonts of your own',
			text: [
				'Custom properties and `::part()` style the inside of the figure; [Styling](#styling) lists them. The figure is transparent: if your colours are only for light or only for dark pages, give it a background and set `theme`. The style sheet belongs in the head of the page.',
			],
		},
		theme: {
			title: 'Light and dark',
			text: [
				'Without `theme` the figure follows the reader’s system. If your page has its own switch, let it set the attribute. The style sheet belongs in the head.',
			],
			say: {button: 'Light or dark'},
		},
		iframe: {
			title: 'In a frame',
			text: [
				'For pages that cannot load scripts. The parameters in the address are the attributes. Put `embed.js` next to `embed.html`, and as needed `study.js` for code, arrays, stack and tree, `questions.js` for questions, `board.js` for boards to play on, `check.js` for programs to check, `exam.js` for blanks, and `searches.js` for searches that come from no tutorial. The script, once in a page, makes each frame as high as its figure; without it the height stays as written, and the board fits the remaining space.',
			],
			say: {title: 'The search for eight queens at step 146'},
		},
		height: {
			title: 'In a given height, as on slides',
			text: [
				'If a figure has a fixed height, its board becomes smaller. If the figure is wide enough, everything else is next to the board. Longer content, such as a `mode` or panels, scrolls; on paper it takes the height that it needs. Without a fixed height, the figure’s height follows its content.',
				'On a slide of reveal.js use the class `r-stretch`; in a step of impress.js, give the step a height and use `style="height: 100%"`; in a flex column, use `flex: 1; min-height: 0`. This was tried with impress.js 1.1, and with only the style sheet of reveal.js 5.',
			],
		},
		picture: {
			title: 'A picture, for places where scripts do not run',
			text: [
				'“Export” on [the page](index.html) makes such pictures of any moment or walk, as SVG, PNG or moving GIF.',
			],
			say: {alt: 'Eight queens on a chessboard, none attacking another'},
		},
		fallback: {
			title: 'With something for readers without scripts',
			text: ['The content between the tags is shown until the figure runs, and wherever it cannot run.'],
			say: {alt: 'Eight queens on a chessboard, none attacking another'},
		},
		count: {
			title: 'Count',
			text: ['`engine.mjs` is the same in browsers and in Node.js. `count` uses all processors; n goes up to 27.'],
			say: {text: 'Solutions for n = 14:', waiting: '…'},
		},
		walk: {
			title: 'Walk a search without a figure',
			text: ['A moment has everything that a figure shows: queens, event, stack, arrays, counters.'],
		},
	},

	policy: [
		'A strict Content Security Policy must allow:',
		{
			list: [
				"`script-src`: the origin of `n-queens.js`, and `'wasm-unsafe-eval'` for the engine. Without the latter a figure shows the reason and the content between its tags, where *Share* puts a picture of the step.",
				'`worker-src blob:` lets the engine run in its own thread. Without it everything works on the page’s thread.',
				"`style-src 'unsafe-inline'` is only for widths of bars and columns in arrays and stack. Without it the board looks the same.",
				"If the policy has `require-trusted-types-for 'script'`, add `trusted-types n-queens`: all scripts of the figures share this policy, which is created with the first figure. If it has only `trusted-types`, add nothing.",
				'Nothing else: no `connect-src`, no fonts, no pictures. `n-queens.js` requests nothing from a network.',
			],
		},
	],

	document: {
		title: 'Attributes of `<n-queens>`',
		lead: 'All attributes are also properties (`start-row` is `startRow`). An invalid value is reported in a sentence under the board, and the last valid state stays. `dist/recipes.html` shows results beside the text to copy, and has the methods, events, parts and custom properties.',
	},
	reference: {
		attributes: 'Attributes and properties',
		methods: 'Methods',
		reads: 'Properties to read',
		events: 'Events',
		columns: {
			name: 'Attribute',
			property: 'Property',
			allowed: 'Allowed',
			otherwise: 'If left out',
			text: 'What it does',
		},
		method: {name: 'Method', text: 'What it does'},
		read: {name: 'Property', text: 'What it is'},
		event: {name: 'Event', detail: '`detail`', text: 'When'},
		notes: [
			'All attributes are also properties; all events bubble, also out of shadow trees. An invalid value is reported in a sentence under the board, and the last valid state stays.',
		],
		searches: 'one of the searches',
		range: (low, high) => `${low} to ${high}`,
		or: ', ',
		listOf: words => `a list of: ${words}`,
		free: 'text',
		flag: 'present or absent',
		nothing: '—',
		max: '2⁵³',
		detail: {
			Moment: 'the moment',
			NQueensFault: 'name, value, allowed, instead, message, moment',
			NQueensChange: 'given, blocked, completable, completions',
			NQueensAnswer: 'question, step, answer, expected, right',
			NQueensScore: 'asked, right, total, score',
		},
	},

	styling: {
		intro: [
			'Colours are custom properties; set them on the figure or on an element around it. Each has a default for light and one for dark. The page can style parts of a figure, as in `n-queens::part(board)`.',
		],
		properties: 'Custom properties',
		parts: 'Parts',
		light: 'Light',
		dark: 'Dark',
		name: 'Name',
		text: 'What it is',
	},

	licence: {
		text: [
			'MIT: use it anywhere, also in products that you sell, change it and pass it on; include the copyright line and the licence text of the file `LICENSE`. A link back is welcome but not required. Counting by joining half boards is an idea of [Evgeny Kluev’s](https://github.com/EvgenyKluev/N-Queens-Count-Sol).',
			'To cite it, write the following and add the address that you used:',
		],
		plain: (version, year) => `The N-Queens authors: N-Queens, version ${version}, ${year}. MIT licence.`,
		plainName: 'plain text',
		bibtexName: 'BibTeX',
		softwareTitle: 'N-Queens: walking and counting searches in the browser',
	},

	pages: {
		label: 'Pages',
		recipes: 'Embedding',
		tutorial: 'Lesson',
		teaching: 'For teachers',
	},
	footer: 'Everything runs on this device. Nothing is sent anywhere. MIT licence.',
}
