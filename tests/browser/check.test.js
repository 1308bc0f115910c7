import {is, match, ok} from '#test'
import {$, $$, BOX, chromiumSuite, frames, text} from '../helpers/pages.js'
import {exec} from '../helpers/terminal.js'

const WALK = exec('walk 6')
	.stdout.trim()
	.split('\n')
	.map(line => line.replace(/^\d+ /, ''))
const PLACED = WALK.filter(line => /^(place|remove)/.test(line))
const ERRORS = {
	'Traceback (most recent call last):\n  File "q.py", line 5, in go\nIndexError: list index':
		' of Python: IndexError in line 5 of the program',
	'Exception in thread "main" java.lang.ArithmeticException: / by zero\n\tat Queens.main(Queens.java:12)':
		' of Java: java.lang.ArithmeticException in line 12 of the program',
	'/q.js:3\nTypeError: board is not iterable\n    at solve (/q.js:3:9)':
		' of JavaScript: TypeError in line 3 of the program',
	'panic: runtime error: index out of range [4]\n\tmain.go:7': ' of Go: panic in line 7 of the program',
	"thread 'main' panicked at src/main.rs:4:5:\nindex out of bounds": ' of Rust, for line 4 of the program',
	'Segmentation fault (core dumped)': ' of C',
	'queens.c:8:3: error: expected expression': ', for line 8 of the program',
}
const verdict = () => text('[role=status]')

const {opened} = chromiumSuite('checking a program', {
	address: query => `index.html?view=check${query}`,
	until: '#check-file',
})

const paste = (page, lines) => page.fill('#check-text', lines.join('\n'))

opened('the first wrong line is named, shown and walked to, with the expected event', '', async page => {
	await paste(page, PLACED.with(7, 'remove 2 3'))
	await page.says('[role=status]', 'Line 8 is the first wrong line. Your program removes the queen')
	await page.becomes(() => text('#check li[aria-current]'), '8remove 2 3 (wrong)')
	await page.isAt(8)
	await page.says('#check-does', 'Your program removes the queen in row 2, column 3.')
	await page.says('region "Expected"', 'The search removes the queen in row 2, column 4.')
	await page.push('#check li:nth-child(3) button')
	await page.isAt(3)
	await page.becomes(() => text('#check li[aria-current] span'), '3')
	await page.push('#check-right')
	await page.waitFor(() => !$('[data-mode=walk]').hidden)
	await page.hasAddress('n=6&search=flags')
})

const LANDSCAPE = {width: 740, height: 360}
opened('in landscape a verdict without a board has the whole width, above its lines', '', LANDSCAPE, async page => {
	await paste(page, ['[2, 4, 1, 3]', '[3, 1, 4, 2]', '3 solutions'])
	await page.says('[role=status]', 'The output says 3 solutions')
	const [verdict, line] = await page.eval(() =>
		['.verdict', '#check li'].map(one => $(one).getBoundingClientRect().toJSON()),
	)
	ok(verdict.left < 40 && verdict.width > 600 && verdict.bottom <= line.top)
})

opened('an example opens by its address and shows its mistake on request', '&n=5&example=column', async page => {
	await page.says('[role=status]', 'is the first wrong line')
	await page.says('#check', 'What is the mistake?')
	ok(!(await page.eval(() => text('#check'))).includes('cols'))
	await page.push('#check-tell')
	await page.says('#check', 'The column is not freed')
	await page.hasAddress('example=column-kept')
	await page.choose({'check-example': 'no-sign'})
	await page.hasAddress('example=no-sign')
	await page.says('#check', 'What is the mistake?')
})

opened('typing is judged on request; the text stays editable; a pasted error message is recognized', '', async page => {
	const type = text =>
		page.eval(text => {
			const field = $('#check-text')
			field.focus()
			field.setRangeText(text, field.value.length, field.value.length, 'end')
			field.dispatchEvent(new InputEvent('input', {inputType: 'insertText', bubbles: true}))
		}, text)
	await page.push('#check-judge')
	is(await page.eval(() => document.activeElement.id), 'check-text')
	await type('place 0 0\nplace 1 1')
	await page.eval(frames, 9)
	is(await page.eval(verdict), '')
	await page.push('#check-judge')
	await page.says('[role=status]', 'Line 2 is the first wrong line.')
	await page.push('#check-edit')
	is(await page.eval(() => document.activeElement.value), 'place 0 0\nplace 1 1')
	await type('\nsolution')
	await page.eval(() =>
		$('#check-text').dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', ctrlKey: true, bubbles: true})),
	)
	await page.says('[role=status]', 'Line 2 is the first wrong line.')
	await page.push('#check-edit')
	await page.fill('#check-text', '. Q . .\n. . . Q\nQ . . .\n. . . .')
	await page.becomes(() => $$(BOX.wrong).map(line => line.innerText[0]), ['1'])
	for (const [printed, sentence] of Object.entries(ERRORS)) {
		await page.fill('#check-text', printed)
		await page.says('[role=status]', `This is an error message${sentence}.`)
	}
})

opened('a verdict stays visible if the figure of the previous text becomes ready after it', '', async page => {
	await page.eval(() => {
		const late = new Promise(done => (window.release = done))
		const element = customElements.get('n-queens')
		Object.defineProperty(element.prototype, 'settled', {configurable: true, get: () => late})
	})
	await page.fill('#check-text', 'place 0 0\nplace 1 1')
	await page.push('#check-judge')
	await page.shows('[data-coming] n-queens')
	await page.push('#check-edit')
	await page.fill('#check-text', '. Q . .\n. . . Q\nQ . . .\n. . . .')
	await page.shows(':not([data-coming]) > section li')
	await page.eval(async () => {
		window.release()
		await frames(3)
	})
	is(await page.eval(() => $('[data-coming]')), null)
})

opened('a pasted text outlasts a reload and a change of language', '', async page => {
	await paste(page, PLACED.slice(0, 9))
	await page.says('[role=status]', 'it ends with queens on the board')
	await page.isAt(9)
	await page.reload()
	await page.says('[role=status]', 'No wrong line found.')
	await page.goto(await page.eval(() => `${location.href}&lang=ja`))
	await page.says('[role=status]', '誤りは見つからない。')
	match(await page.eval(verdict), 'クイーンが盤にあるまま終わっている')
})

opened('reading 60 MB shows progress, leaves the page responsive and can be stopped', '', async page => {
	const give = lines => {
		const dataTransfer = new DataTransfer()
		const mega = `${lines.join('\n')}\n`.repeat(Math.ceil(1e6 / lines.join('\n').length))
		dataTransfer.items.add(new File(Array(60).fill(mega), 'trace.txt', {type: 'text/plain'}))
		const observer = new MutationObserver(() => {
			const [number] = /[\d,]+/.exec($('p:has(progress)')?.textContent ?? '') ?? []
			if (number) window.read.add(number)
			if (window.read.size === 4) $('#check-stop')?.click()
		})
		window.read = new Set()
		observer.observe($('#check'), {subtree: true, childList: true, characterData: true})
		$('#check-text').dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true}))
	}
	await page.eval(give, PLACED)
	await page.waitFor(() => window.read.size > 3 && !$('progress'))
	is(await page.eval(verdict), '')
})

opened('a file that fails during reading shows a message, and the next file is judged', '', async page => {
	const give = lines => {
		const dataTransfer = new DataTransfer(),
			field = $('#check-file')
		dataTransfer.items.add(new File([lines?.join('\n') ?? 'place'], 'out.txt'))
		File.prototype.stream = lines
			? Blob.prototype.stream
			: () =>
					new ReadableStream({
						start: reader => reader.enqueue(new Uint8Array([112, 108])),
						pull: reader => reader.error(new DOMException('gone', 'NotReadableError')),
					})
		if (lines) return $('#check-text').dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true}))
		field.files = dataTransfer.files
		field.dispatchEvent(new Event('change', {bubbles: true}))
	}
	await page.eval(give)
	await page.says('#check [role=alert]', 'The file could not be read to its end')
	await page.gone('progress')
	await page.eval(give, WALK)
	await page.says('[role=status]', 'Right. 1,501 events')
	await page.count('#check li', 21)
	await page.gone('#check [role=alert]')
})
