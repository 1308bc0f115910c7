// English words of the share dialog, with a note about each place for a figure.

import {count} from '../numbers.js'

const SERVICES = 'frames and scripts of a few services only'

export default {
	title: 'Share',
	close: 'Close',
	link: 'Link to what is shown',
	copyLink: 'Copy link',
	copy: 'Copy',
	copied: 'Copied.',
	copiedShort: 'Copied',
	copyByHand: 'The browser does not allow copying here. The text is selected: copy it with the keyboard.',
	localLink: 'This link works only on this computer.',
	picture: 'Save a picture …',
	send: 'Send …',
	embed: 'Embed in a page',
	form: 'Embed in',
	settings: 'What the figure shows',
	width: 'Width',
	widths: {null: 'as wide as the text', 320: 'at most 320 px', 480: 'at most 480 px', 640: 'at most 640 px'},
	theme: 'Colours',
	themes: {auto: 'same as the reader’s device', light: 'light', dark: 'dark'},
	lang: 'Language',
	readers: 'the reader’s language',
	views: {
		...{board: 'Board', narration: 'Sentence', timeline: 'Timeline', counts: 'Counts'},
		...{code: 'Code', arrays: 'Arrays', stack: 'Call stack', tree: 'Search tree'},
	},
	controls: 'Controls',
	autoplay: 'Start automatically',
	groups: {anywhere: 'Any page', generated: 'Site generators', platforms: 'Platforms', classes: 'Classes'},
	inPage: 'In the page',
	base: 'Address of the folder dist/ on the web',
	/** Files to copy, by form. */
	local: {
		iframe:
			'Copy embed.html and embed.js from the folder dist/ into the folder of your page, and with them study.js for code, arrays, call stack and tree, questions.js for questions, board.js, check.js or exam.js for a board, a check or an exam, and searches.js for searches that come from no tutorial. Or enter the web address of dist/:',
		svg: 'No file is needed besides this text.',
		script:
			'Copy the script that the text below names (n-queens.js or n-queens-study.js) from the folder dist/ into the folder of your page. Some figures need one more: questions.js (questions), board.js (a board), check.js (a check), exam.js (an exam), searches.js (searches that are in no tutorial). Or enter the web address of dist/:',
	},
	localText: 'This text works only on this computer until you enter the web address of dist/:',
	badBase: text =>
		`“${text}” is not a web address: it must begin with https:// or http://. Until then this page’s address is used.`,
	preview: width => `Preview, ${width} px wide`,
	titleOf: ({n, search, step}) => `N-Queens, ${n} × ${n}, ${search}, step ${count(step)}`,
	forms: {
		element: 'HTML: the figure',
		iframe: 'HTML: an iframe',
		svg: 'HTML without scripts: a picture (SVG)',
		markdown: 'Markdown: a link',
		anchor: 'HTML: a link',
		mkdocs: 'MkDocs Material',
		vitepress: 'VitePress',
		docusaurus: 'Docusaurus',
		hugo: 'Hugo',
		jekyll: 'Jekyll',
		sphinx: 'Sphinx: reStructuredText',
		myst: 'Sphinx, Jupyter Book: MyST',
		jupyter: 'Jupyter',
		wordpress: 'WordPress',
		moodle: 'Moodle',
		notion: 'Notion',
		hatena: 'Hatena Blog',
		qiita: 'Qiita',
		zenn: 'Zenn',
		scorm: 'For Moodle, Canvas …: a SCORM or cmi5 package',
	},
	scorm: {
		title: 'Title',
		questions: 'Questions',
		pass: 'Pass mark, in percent',
		attempts: 'Attempts',
		version: 'Version',
		versions: {
			1.2: 'SCORM 1.2, for any platform',
			2004: 'SCORM 2004, 4th edition',
			cmi5: 'cmi5, for record stores (xAPI)',
		},
		examples: {questions: 'e.g. random:5 seed:1', pass: 'e.g. 60', attempts: 'e.g. 3'},
		aboutQuestions:
			'The reader predicts what happens next. random:5 seed:1 asks about five random placements or removals; step:111 asks at step 110 what step 111 does; separate several with semicolons. With retries:1 a second answer counts; with feedback:end results are shown after the last question. If the field is empty, there are no questions, and opening the package completes it.',
		save: 'Save the package',
		made: 'Saved. Upload the file as it is, as a SCORM or cmi5 activity.',
		failed: 'lms.js could not be loaded. It belongs in the folder of this page.',
	},
	notes: {
		element:
			'The figure appears where you put this, as wide as your text allows. One script is enough for all figures of a page; copy it beside your page to load it from there. Where scripts do not run, the link is shown.',
		iframe:
			'The script makes each iframe as high as its figure; once in a page is enough. Where scripts are not allowed, leave it out and set the height by hand.',
		svg: 'A still picture that contains its text alternative. It loads nothing.',
		markdown: 'For places where only links are allowed.',
		anchor: 'The link leads to what is shown now.',
		mkdocs:
			'The first part goes into the Markdown, with an empty line before and after it. The second part goes into the settings, once.',
		vitepress:
			'The first part goes into the Markdown. The second part goes into the settings, once: it tells Vue that n-queens is not a Vue component.',
		docusaurus: 'The first part goes into the page (.mdx or .md). The second part goes into the settings, once.',
		hugo: 'Hugo removes HTML from Markdown by default. A shortcode (the second part) needs no setting.',
		jekyll: 'Paste it into the Markdown, with an empty line before and after it.',
		sphinx: 'Paste it into the page, with an empty line before and after it. Only HTML output shows the figure.',
		myst: 'Paste it into the page. Only HTML output shows the figure.',
		jupyter: 'Paste it into a code cell. The height is in pixels.',
		wordpress:
			'Paste it into a block “Custom HTML”. Where your role may not use scripts or iframes, WordPress drops them: paste the link instead.',
		moodle:
			'Paste it into the HTML source in the editor. Where Moodle drops iframes, paste the link instead. The height is in pixels.',
		notion: 'Type /embed and paste this address. Notion shows only what is on the web.',
		hatena: 'Paste it into an article in Markdown or HTML mode. The height is in pixels.',
		qiita: `Qiita shows ${SERVICES}. Add a picture (“Export” makes one) to the link, or put the second part into your own CodePen or StackBlitz project and embed that.`,
		zenn: `Zenn shows ${SERVICES}. An address alone on a line becomes a card. You can also put the second part into your own CodePen or StackBlitz project and embed that with @[codepen](address) or @[stackblitz](address).`,
		scorm:
			'The figure with all its files, as an activity that reports score and answers and can be resumed. It is made on this device. Saved moments come first, one item each.',
	},
}
