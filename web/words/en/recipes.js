// The page of recipes in English. Paragraphs are marked up as web/site/prose.js says. `say` are the words within the
// code that is copied (web/site/recipes.js).

export default {
	title: 'Recipes for <n-queens>',
	description: 'Lines to copy: put a walkable N-Queens figure into a tutorial, a course or a blog.',
	lead: [
		'Copy `n-queens.js` from the folder `dist` next to your page, copy a recipe, done: no server, no account, nothing is loaded from elsewhere. The line with `<script>` is needed once per page.',
		'Each result on this page is made from the very text beside it. For code, arrays, call stack and search tree take `n-queens-study.js` instead; it has everything `n-queens.js` has. Questions need `questions.js` beside it.',
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
				'The step is the moment that your text speaks of. Find it on [the page](index.html), whose address carries it.',
			],
		},
		part: {
			title: 'Show some steps, and repeat them',
			text: [
				'`from` and `to` are all there is for the reader: timeline, keys and playing stay within. With `loop`, playing begins again.',
			],
		},
		stops: {
			title: 'Stop at each solution',
			text: ['Playing pauses where `stops` says: at kinds of event (`solution`, `remove` …), at steps, or both.'],
		},
		captions: {
			title: 'A sentence of your own for a step',
			text: [
				'A child with `data-step` stands below the board while the walk is there. Where nothing runs, all of them can be read.',
			],
			say: {
				search: 'Row 2 has four squares. Is one of them free?',
				stuck: 'None is. What now?',
				back: 'The queen in row 1 is removed and tries the next column.',
			},
		},
		bare: {
			title: 'A figure without controls',
			text: ['The first solution, for looking at. Its squares can still be chosen.'],
		},
		'some-controls': {
			title: 'A few controls only',
			text: ['`controls` is a list out of `play step speed jumps position`.'],
		},
		two: {
			title: 'Two figures on a page',
			text: ['As many as you like: each walks for itself, they share one engine, and off screen they sleep.'],
		},
		links: {
			title: 'Links in the text that drive the figure',
			text: [
				'`data-n-queens` names the figure by its `id`; the other names say what happens. Without scripts the link leads to the figure.',
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
			text: ['Each step sends the event `n-queens-step`; its `detail` is the moment.'],
			say: {label: 'Work so far:', text: 'step ${step}, ${counters.tests} squares tested'},
		},
		code: {
			title: 'Code and arrays beside the board',
			text: [
				'The line that runs is lit, and so are the elements it reads. `listing` says in which language: `pseudo c python javascript csharp ruby swift java cpp`, the last two of `flags` alone.',
			],
		},
		riddle: {
			title: 'What is the mistake?',
			text: [
				'The output of a program with a mistake, and where it goes wrong; the mistake is named when the reader asks. Without `example` readers paste what their own programs print. Put `check.js` beside `n-queens.js`.',
			],
		},
		questions: {
			title: 'Let the reader say what happens next',
			text: [
				'Before a placement or a removal the walk stops, and the reader clicks the square they expect.',
				'`step:111` asks about one step, `verdict:refused from:100 to:200` about all such tests between two, `random:5 seed:7` about five chosen at random; parts are separated by `;`. Whoever plays comes to the next question in ten seconds at most: what lies before is passed over, unless `stops` stops there. With `retries:1` a second answer counts, with `feedback:end` nothing is told before the last question. `n-queens-answer` tells your page each answer, `n-queens-score` the score; `figure.progress` holds all answers as a text, and setting it brings them back.',
			],
		},
		blanks: {
			title: 'Fill in the blanks of a program',
			text: [
				'Eight blanks, a to h, of which `blanks` chooses; the others are filled in. A wrong answer is run, and the board shows where it goes wrong. The first answer counts; `questions="retries:1"` lets the second one count too, `feedback:end` tells nothing before all are answered. Score and answers come back as with questions. Beside `n-queens.js` lies `exam.js`.',
			],
		},
		exam: {
			title: 'The exam question, in Japanese',
			text: [
				'The search of the exam with its own names, rows and columns counted from 1. `lang` on the figure, or on anything around it, says the language.',
			],
		},
		colours: {
			title: 'Colours and fonts of your own',
			text: [
				'Custom properties reach into the figure, and so does `::part()`. All of them are listed under [Styling](#styling). The figure has no ground of its own; give it one, and say `theme`, when your colours are for light or for dark only.',
			],
		},
		theme: {
			title: 'Light and dark',
			text: [
				'Without `theme` the figure follows the reader’s system. If your page has a switch of its own, set the attribute with it.',
			],
			say: {button: 'Light or dark'},
		},
		iframe: {
			title: 'In a frame',
			text: [
				'Where a page may not load scripts of its own. The query string has the same names as the attributes; beside `embed.html` lie `embed.js`, `study.js` for code, arrays, stack and tree, `questions.js` for questions, `board.js` for boards to play on, `check.js` for programs that are judged, `exam.js` for blanks, and `searches.js` for searches beyond the tutorials’. The script, once a page, makes each frame as high as its figure; where scripts are forbidden the height stays as it is written, and the board takes the room that is left.',
			],
			say: {title: 'The search for eight queens at step 146'},
		},
		height: {
			title: 'In a given height, as on slides',
			text: [
				'A figure that is given a height makes its board smaller; where it is wide, all else stands beside the board. What is longer, a `mode` or panels, scrolls in it, and on paper takes the height that it needs. Without one a figure is as high as it becomes.',
				'On a slide of reveal.js give it the class `r-stretch`, in a step of impress.js `style="height: 100%"` when the step has a height, in a flex column `flex: 1; min-height: 0`. This was tried with impress.js 1.1; of reveal.js 5 with its style sheet’s rules alone.',
			],
		},
		picture: {
			title: 'A picture, where nothing runs',
			text: [
				'“Export” on [the page](index.html) makes such pictures of any moment or walk, as SVG, PNG or moving GIF.',
			],
			say: {alt: 'Eight queens on a chessboard, none attacking another'},
		},
		fallback: {
			title: 'With something for readers without scripts',
			text: ['What stands between the tags is shown until the figure runs, and wherever it cannot.'],
			say: {alt: 'Eight queens on a chessboard, none attacking another'},
		},
		count: {
			title: 'Count',
			text: ['`engine.mjs` is the same in browsers and in Node.js. `count` uses all processors; n goes up to 27.'],
			say: {text: 'Solutions for n = 14:', waiting: '…'},
		},
		walk: {
			title: 'Walk a search without a figure',
			text: ['A moment has all that the figure shows: queens, event, stack, arrays, counters.'],
		},
	},

	sites: {
		intro: [
			'“Share” on [the page](index.html) writes these lines for the moment that you see; here is what there is to know.',
			'Three things differ from host to host: where the script is put, whether HTML may be written, and whether scripts run. Where a version stands, the very text below was built with it, opened in Chromium, and the figure walked. The others we could not run: try them in a draft. `your-site.example` stands for your own web space, where you put the folder `dist`.',
			'This suffices, as we tried, in pages of XHTML or without a doctype, beside Bootstrap, Tailwind, Prototype and MooTools, within shadow trees, in sandboxed and `srcdoc` frames, and where COOP and COEP isolate a page.',
		],
		tried: packages => `Tried with ${packages}.`,
		untried: 'Not tried: we could not run it.',
		kinds: {
			frameworks: 'Frameworks',
			generators: 'Static sites',
			slides: 'Slides',
			notebooks: 'Notebooks',
			editors: 'Sites with an editor',
			courses: 'Courses',
			pictures: 'Without scripts of your own',
		},
		say: {
			host: 'your-site.example',
			title: 'The search for eight queens at step 146',
			alt: 'Eight queens, step 146',
			upload: 'ADDRESS-OF-THE-UPLOADED-PICTURE',
			stackblitz: 'https://stackblitz.com/edit/YOUR-PROJECT?embed=1&view=preview',
		},
		files: {
			cell: 'a cell',
			block: 'block “Custom HTML”',
			source: 'HTML view of the editor',
			embed: 'after typing /embed',
			markdown: 'Markdown',
			article: 'article',
			panel: 'HTML panel or index.html',
			head: 'in the head of every page',
			fragment: 'in what is fetched',
			page: 'page',
			slide: 'slide',
			shortcode: 'block “Shortcode”',
			card: 'card “HTML”',
			code: 'Insert → Embed → Embed code',
		},
		react: {
			text: [
				'`n-queens` is the package: `make build && npm pack` makes it, `npm install ./n-queens-0.1.0.tgz` installs it. The same holds for the recipes below.',
				'The first line is for Next alone.',
				'The tag itself does too. But of a tag that a server wrote, React 19 sets lists, and listens to events, only when it renders again: write lists as text, `views="board tree"`, and listen by `addEventListener` in an effect.',
			],
		},
		vue: {text: ['The option tells Vue that the tag is not one of its components.']},
		nuxt: {text: ['Put `n-queens.js` into `public`.']},
		htmx: {text: ['A figure in what is fetched comes to life by itself, and rests when it goes.']},
		alpine: {
			text: ['Put `n-queens.js` into the head of the page as usual. The number and the figure follow each other.'],
		},
		astro: {text: ['Put `n-queens.js` into `public`. In an `.astro` page give the tag of the script `is:inline`.']},
		starlight: {text: ['Put `n-queens.js` into `public`.']},
		docusaurus: {text: ['Put `n-queens.js` into `static`.']},
		vitepress: {
			text: ['Put `n-queens.js` into `public`. The second entry tells Vue that the tag is not one of its components.'],
		},
		eleventy: {text: ['Put `n-queens.js` beside the configuration.']},
		hexo: {text: ['Put `n-queens.js` into `source`.']},
		hugo: {text: ['Put `n-queens.js` into `static`. Without `unsafe`, Hugo leaves HTML out of Markdown.']},
		jekyll: {text: ['Put `n-queens.js` into `assets`.']},
		mkdocs: {text: ['Put `n-queens.js` into `docs`. Instant navigation may stay on.']},
		sphinx: {text: ['Put `n-queens.js` into `_static`. With MyST Markdown the directive is called `{raw} html`.']},
		pandoc: {text: ['Put `n-queens.js` beside the page, and write it with `pandoc -s`.']},
		slidev: {text: ['Put `n-queens.js` into `public`.']},
		marp: {
			text: [
				'Put `n-queens.js` beside the slides, and make them with `marp --html`: otherwise tags are shown as text.',
			],
		},
		reveal: {
			text: [
				'A slide is a `<section>` in reveal.js, a `<div class="step">` in impress.js. Put `n-queens.js` beside the page.',
			],
		},
		jupyter: {
			text: [
				'Put `n-queens.js` beside the notebook and run the cell; the script is kept in the notebook, also when it is exported as HTML. In a notebook from somebody else it runs only after you have trusted it.',
			],
		},
		jupyterlite: {text: ['The frame shows your own web space; in JupyterLite nothing has to be installed.']},
		quarto: {text: ['Put `n-queens.js` beside the page.']},
		wordpress: {
			text: [
				'The block keeps frames and scripts only for those who may write unfiltered HTML: administrators and editors of a single site, super admins of a network.',
				'For everybody else somebody with access to the server makes a plugin: a folder in `wp-content/plugins` with these lines and `n-queens.js`. Then a shortcode is enough.',
			],
		},
		ghost: {
			text: [
				'The card keeps scripts. In newsletters nothing runs: put a picture beside it. Of Ghost the part that writes cards was tried, not the whole.',
			],
		},
		notion: {title: 'Notion', text: ['Notion shows a page by its address and runs nothing of its own.']},
		'google-sites': {text: ['Draw the box as high as the figure: the height stays as it is.']},
		hatena: {
			title: 'Hatena Blog',
			text: [
				'In Markdown mode, or in the HTML view. Scripts cannot be uploaded there, so the frame shows your own web space.',
			],
		},
		moodle: {
			text: [
				'In the text of a Page or of a Text and media area. What students write is cleaned of frames. Where frames are forbidden, add the folder `dist` as a File whose main file is `index.html`. For scores there is a [SCORM package](teaching.html#scorm).',
			],
		},
		canvas: {
			text: [
				'In the HTML view of the editor: frames stay, scripts are taken out. For scores there is a [SCORM package](teaching.html#scorm).',
			],
		},
		qiita: {
			text: [
				'Frames are for a list of services only. Upload a picture and let it lead to the moment, or embed a CodePen or StackBlitz project.',
			],
		},
		zenn: {
			text: [
				'Zenn shows projects from StackBlitz, and with `@[codepen](…)` from CodePen. A picture that leads to the moment works as well; frames and tags of your own are shown as text. The frame that is written was tested, not what StackBlitz shows in it.',
			],
		},
		playgrounds: {
			title: 'Only CodePen or StackBlitz',
			text: [
				'On CodePen the script is added by its address. On StackBlitz begin a static project, drop `n-queens.js` beside `index.html` and leave out its address.',
			],
		},
		images: {
			title: 'Only pictures',
			text: [
				'A README on GitHub, a chat, slides: make SVG, PNG or GIF under “Export” on [the page](index.html), and link the picture to the moment.',
			],
		},
	},

	policy: [
		'A strict policy has to allow this:',
		{
			list: [
				"`script-src`: the place of `n-queens.js`, and `'wasm-unsafe-eval'` for the engine. Without the latter a figure shows what stands between its tags, and says why; *Share* puts the picture of its step there.",
				'`worker-src blob:` lets the engine run in a thread of its own. Without it everything works, on the page’s own thread.',
				"`style-src 'unsafe-inline'` is only for widths of bars and columns in arrays and stack. Without it the board looks the same.",
				"Where the policy has `require-trusted-types-for 'script'`, add `trusted-types n-queens`: all scripts of the figures share this one, which is made when the first figure is drawn. With `trusted-types` alone nothing has to be added.",
				'Nothing else: no `connect-src`, no fonts, no pictures. `n-queens.js` asks for nothing from anywhere.',
			],
		},
	],

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
			'All attributes are properties as well; all events bubble, also out of shadow trees. What cannot be used is told in a sentence under the board, and the last good state stays.',
		],
		searches: 'one of the searches',
		range: (low, high) => `${low} to ${high}`,
		or: ', ',
		listOf: words => `a list out of: ${words}`,
		free: 'text',
		flag: 'there or not',
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
			'Colours are custom properties, set on the figure or on anything around it. Each has a usual value for light and one for dark. Parts are styled from outside with `n-queens::part(board)` and the like.',
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
			'MIT: use it anywhere, also in what you sell, change it, pass it on; keep the copyright line and the licence text of the file `LICENSE` with it. A link back is welcome and not required. The idea behind its counting, joining half boards, is [Evgeny Kluev’s](https://github.com/EvgenyKluev/N-Queens-Count-Sol).',
			'To cite it, write the following and add the address at which you use it:',
		],
		plain: (version, year) => `The N-Queens authors: N-Queens, version ${version}, ${year}. MIT licence.`,
		plainName: 'plain text',
		bibtexName: 'BibTeX',
		softwareTitle: 'N-Queens: walking and counting searches in the browser',
	},

	pages: {
		label: 'Pages',
		walk: 'The board',
		recipes: 'Recipes',
		tutorial: 'Tutorial',
		teaching: 'Teaching',
	},
	footer: 'Everything runs on this device. Nothing is sent anywhere. MIT licence.',
}
