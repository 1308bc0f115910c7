// Hosts of figures (site/hosts.js): notes on each host, for the page of recipes and doc/hosts.md.

export default {
	intro: [
		'“Share” on [the page](index.html) writes these lines for the moment on screen; this section explains them.',
		'Hosts differ in three things: where the script is put, whether HTML is allowed, and whether scripts run. If a recipe names a version, its lines were built with that version and opened in Chromium, and the figure was stepped through. The other hosts could not be run here: try those recipes in a draft. `your-site.example` means your own web space with the folder `dist`.',
		'Nothing else is needed in XHTML pages, in pages without a doctype, with Bootstrap, Tailwind, Prototype or MooTools, in shadow trees, in sandboxed and `srcdoc` frames, and on pages isolated by COOP and COEP; all of these were tried.',
	],
	tried: packages => `Tried with ${packages}.`,
	untried: 'Not tried: it could not be run here.',
	kinds: {
		frameworks: 'Frameworks',
		generators: 'Static sites',
		slides: 'Slides',
		books: 'Books',
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
		fragment: 'in the fetched fragment',
		page: 'page',
		slide: 'slide',
		shortcode: 'block “Shortcode”',
		card: 'card “HTML”',
		code: 'Insert → Embed → Embed code',
	},
	table: {
		title: 'A figure in your site, book or course',
		other: file => `日本語は [${file}](${file}) へ。`,
		lead: [
			'For each host, this page lists how to embed a figure, the versions tried, and the text to paste. `dist/recipes.html` has the same with copy buttons; *Share* in the page writes the text for the moment on screen. `your-site.example` is your own web space with the folder `dist`. This page is written by `node web/make/docs.js`.',
		],
		notes: [
			'For a host that is not listed: if its pages are bundled, use the module. Otherwise try, in this order, the script in the page, the script in the head of every page, an iframe, and a picture with a link. A figure without the attribute `search` shows `flags`, the search with three boolean arrays.',
			'Code, arrays, call stack and search tree: use `n-queens-study.js` instead of `n-queens.js` (in bundles `n-queens/study` instead of `n-queens`), and list the views, as in `views="board narration timeline code arrays"`. [attributes.md](attributes.md) has all attributes.',
			'Script: put `n-queens.js` beside the page; if each page gets a folder of its own, use an address that begins with `/`. Module: import the package. Iframe: show `embed.html` from your web space. Picture: make one with “Export”. Link: write an address.',
			'Keys: a figure gets them after a click on its board, sentence or buttons, or by Tab; they are listed in [embedding.md](embedding.md). A focused button keeps Space and Enter for itself.',
			'Size: a figure is as wide as its column and as high as its content; a fixed height makes the board smaller, and readers may have to scroll to code and arrays. A frame keeps its fixed height, unless the script of “Share” adjusts it.',
			'Scores: a frame in a page shows them only to the reader, and loading it again clears them. A learning platform gets scores from the SCORM or cmi5 package of “Share”, or from a frame if the platform supports SPLICE.',
			'Print: board and sentence stay on one page where they fit; buttons are left out. A frame prints only its visible part. On paper a figure takes the height that it needs. If each slide is printed as a page, limit the board: `@media print { n-queens { --n-queens-board-size: 20rem } }`.',
			'Markdown: write the start tag on one line, `<n-queens …></n-queens>` in full, and a `<div>` around it. What goes wrong otherwise: a `>` alone on its line turns the tag into text; after blank lines between the tags, the fallback stays visible beside the figure (MkDocs); `<n-queens />` swallows the next paragraph (rehype-raw); textlint treats a fallback outside a `<div>` as a paragraph.',
		],
		heads: ['Host', 'Way', 'Size', 'Print', 'Tried with'],
		ways: {
			script: ['script', 'width of the text', 'whole'],
			module: ['module', 'width of the text', 'whole'],
			iframe: ['iframe', 'width of the text', 'visible part'],
			picture: ['picture', 'as exported', 'whole'],
			link: ['link', '—', 'text of the link'],
		},
		untried: 'not tried',
		nothing: 'nothing to run',
	},
	hosts: {
		react: {
			text: [
				'Install the package with `npm install ./n-queens-0.1.0.tgz`; the file is in a release, or comes from `make build && npm pack`. The recipes below need it, too.',
				"The first line is only for Next. For code, arrays, call stack and search tree add `import 'n-queens/study'` above the second one.",
				'The plain tag works as well. But on a tag rendered by a server, React 19 sets lists and event listeners only at the next rendering: write lists as text, `views="board tree"`, and call `addEventListener` in an effect.',
				'A copied SVG works in JSX unchanged; the development build only warns about attribute names such as `stroke-width`.',
				"On a slide of Spectacle write `style={{height: '31rem'}}`. After a click on the figure, keys go to the figure. After a click beside the figure, keys go to the slides. The windows of the speaker and of the audience have separate figures, which do not follow each other.",
			],
		},
		vue: {text: ['The option tells Vue that the tag is not one of its components.']},
		nuxt: {text: ['Put `n-queens.js` into `public`.']},
		htmx: {text: ['A figure in a fetched fragment starts by itself, and stops when it is removed.']},
		mdx: {
			text: [
				'`npm install ./n-queens-0.1.0.tgz` installs the package, as for React.',
				'MDX accepts neither `style="…"` nor `<!-- -->`: write `style={{…}}` or a class, also in Docusaurus and Next, and in a frame pasted from “Share”.',
			],
		},
		nextra: {
			text: [
				"Put `n-queens.js` into `public`. A page in MDX is rendered on the server: `import 'n-queens'` there never reaches the browser, and there is no error message. The component `NQueens` may be imported in the page, `n-queens/study` only in a file that begins with `'use client'`. The same holds for MDX in the folder `app` of Next.",
			],
		},
		alpine: {
			text: [
				'Put `n-queens.js` into the head of the page as usual. The number field follows the figure, and the figure follows the field.',
			],
		},
		storybook: {
			text: [
				'The same story works in `@storybook/web-components-vite`; in MDX pages import `n-queens` and write the tag. Write `argTypes` yourself: from `custom-elements.json` Storybook would make a row for every part and event.',
			],
		},
		astro: {text: ['Put `n-queens.js` into `public`. In an `.astro` page add `is:inline` to the script tag.']},
		starlight: {text: ['Put `n-queens.js` into `public`.']},
		docusaurus: {text: ['Put `n-queens.js` into `static`.']},
		vitepress: {
			text: ['Put `n-queens.js` into `public`. The second entry tells Vue that the tag is not one of its components.'],
		},
		vuepress: {
			text: [
				'Put `n-queens.js` into `.vuepress/public`. The lines belong in `defineUserConfig({ … })`; a `<script src>` in a page fails the build.',
			],
		},
		docsify: {
			text: [
				'Put `n-queens.js` beside `index.html`, and the script line into `index.html`: a script in the Markdown does not run.',
			],
		},
		observable: {
			text: [
				'Put `n-queens.js` beside the page. Observable Framework copies only files that a page names: for other searches and modes add a line such as `<script src="searches.js"></script>`. `n-queens.mjs` does not work there.',
			],
		},
		honkit: {
			text: [
				'Put `n-queens.js` beside the page. Without the `<div>` HonKit shows the end tag as text. MarkBind warns `Failed to resolve component: n-queens`, which does no harm; in its modals write `ok-text="Close"`, so that Tab reaches the figure.',
			],
		},
		antora: {
			text: [
				'Put `n-queens.js` into `modules/ROOT/attachments`. With Asciidoctor alone write the address of the script.',
			],
		},
		eleventy: {text: ['Put `n-queens.js` beside the configuration file.']},
		hexo: {text: ['Put `n-queens.js` into `source`.']},
		hugo: {text: ['Put `n-queens.js` into `static`. Without `unsafe`, Hugo leaves HTML out of Markdown.']},
		jekyll: {text: ['Put `n-queens.js` into `assets`.']},
		mkdocs: {text: ['Put `n-queens.js` into `docs`. Instant navigation may stay on.']},
		sphinx: {text: ['Put `n-queens.js` into `_static`. With MyST Markdown the directive is called `{raw} html`.']},
		pelican: {
			text: [
				'Put `n-queens.js` into `content/images`, which Pelican copies without a setting. With `{static}` the address is also right on index pages that show whole articles. In reStructuredText put both tags under `.. raw:: html`.',
			],
		},
		metalsmith: {
			text: [
				"Put `n-queens.js` into `src`, and limit layouts to pages: `layouts({ pattern: '**/*.html', transform: 'handlebars' })`. With `**` the script becomes a page too.",
			],
		},
		pandoc: {text: ['Make the page with `pandoc -s`, and put `n-queens.js` beside it.']},
		slidev: {text: ['Put `n-queens.js` into `public`.']},
		marp: {
			text: [
				'Put `n-queens.js` beside the slides, and make them with `marp --html`: otherwise tags are shown as text.',
			],
		},
		reveal: {
			text: [
				'A slide is a `<section>` in reveal.js and a `<div class="step">` in impress.js. In remark it is a part of the text, where scripts do not run. Put `n-queens.js` beside the page.',
				'While the figure has the focus, the keys that it uses do not turn the slide: Space, Enter, the arrows to the sides, Home, End, letters such as s and p, and all keys of its fields. Other keys, such as Page Down from a remote control, still turn it. This line stops them, too (in impress.js, write `keyup`): `figure.addEventListener("keydown", event => event.key === "Escape" || event.stopPropagation())`.',
			],
		},
		shower: {
			text: [
				'Put `n-queens.js` beside the page. With other slide software, put the script in the head; on slides with a heading, give the figure a height, so that sentence and buttons stand beside the board.',
			],
		},
		vivliostyle: {
			text: [
				'Put `n-queens.js` beside the page, and begin its address with `/vivliostyle/`: without that, the viewer looks for it in the folder of the viewer. The board is printed without its buttons.',
			],
		},
		epub: {
			text: [
				'The manifest lists the script, and marks the page that runs it with `properties="scripted"`. Many reading systems run no scripts and show the content between the tags, so put a picture there: a PNG or SVG from “Export”. A frame from the web is an error in EPUB. For reading systems that turn pages, make the figure fit on one page: fewer views or `style="--n-queens-board-size: 16rem"`.',
			],
		},
		jupyter: {
			text: [
				'Put `n-queens.js` next to the notebook and run the cell; the script is stored in the notebook, also when it is exported as HTML. In a notebook from somebody else it runs only after you have trusted it. In a Markdown cell the tag does not work.',
			],
		},
		jupyterlite: {text: ['The frame shows your own web space; in JupyterLite nothing has to be installed.']},
		quarto: {text: ['Put `n-queens.js` beside the page.']},
		wordpress: {
			text: [
				'The block keeps frames and scripts only if the author may write unfiltered HTML: administrators and editors of a single site, super admins of a network.',
				'For other authors, somebody with access to the server makes a plugin: a folder in `wp-content/plugins` with these lines and `n-queens.js`. Then a shortcode is enough.',
			],
		},
		ghost: {
			text: [
				'The card keeps scripts. In newsletters nothing runs, so add a picture. Only the part of Ghost that writes cards was tried.',
			],
		},
		notion: {
			title: 'Notion',
			text: ['Notion shows the page at an address that you paste; scripts do not run in Notion itself.'],
		},
		'google-sites': {text: ['Make the box as high as the figure: its height does not adjust.']},
		tinymce: {
			text: [
				'From version 7 on, the editor adds `sandbox=""` to a pasted frame, so that scripts in it do not run; only the owner of the site can change this (`sandbox_iframes: false`). A picture with a link to the moment always works.',
			],
		},
		ckeditor: {
			text: [
				'The editor keeps the frame only if the site has switched on its feature “General HTML Support”. Otherwise, as in Tiptap, Trix and Quill, use a picture with a link.',
			],
		},
		hatena: {
			title: 'Hatena Blog',
			text: [
				'Paste it in Markdown mode or in the HTML view. Hatena allows no scripts, so the frame loads a page on your own web space.',
			],
		},
		moodle: {
			text: [
				'Paste it into the text of a Page or of a “Text and media area”. Frames are removed from texts that students write. Where frames are forbidden, add the folder `dist` as a File whose main file is `index.html`. For scores there is a [SCORM package](teaching.html#scorm).',
			],
		},
		canvas: {
			text: [
				'Paste it into the HTML view of the editor: frames stay, scripts are removed. For scores there is a [SCORM package](teaching.html#scorm).',
			],
		},
		qti: {
			text: [
				'Put `n-queens.js` beside the page of the player. The tag may stand in the body or in a prompt; the player does not read its score.',
			],
		},
		qiita: {
			text: [
				'Qiita allows frames of a few services only. Add a link to the moment, as text or on an uploaded picture, or embed a CodePen or StackBlitz project.',
			],
		},
		zenn: {
			text: [
				'Zenn shows projects from StackBlitz, and projects from CodePen with `@[codepen](…)`. A picture with a link to the moment works as well, as PNG or GIF: Zenn does not allow SVG. Your own frames and tags are shown as text. The generated frame was tested, but not its content on StackBlitz.',
			],
		},
		playgrounds: {
			title: 'Only CodePen or StackBlitz',
			text: [
				'On CodePen the script is added by its address. On StackBlitz create a static project, put `n-queens.js` next to `index.html`, and use the file name as its address.',
			],
		},
		images: {
			title: 'Only pictures',
			text: [
				'For a README on GitHub, a chat or slides, make an SVG, PNG or GIF picture under “Export” on [the page](index.html), and turn it into a link to the moment.',
			],
		},
	},
}
