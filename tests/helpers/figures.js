import {equal} from '#test'
import {violations} from './access.js'
import {$, $$, figure, frames, lightness} from './shorthand.js'

/** All solutions of n = 4: a right answer for a check figure. */
export const RIGHT = '. Q . .\n. . . Q\nQ . . .\n. . Q .\n\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n'

export const loadAll = page => page.eval(() => $$('n-queens').forEach(figure => figure.load()))

export const areDrawn = () =>
	$$('n-queens').length > 0 &&
	$$('n-queens').every((_, i) => $('canvas', i)?.width > 0 && $('[role=grid]', i).clientWidth > 0)

export async function drive(index) {
	const driven = figure(index),
		step = () => driven.moment.step
	driven.scrollIntoView()
	await driven.seek(20)
	const sought = step()
	await driven.next('place')
	const from = step(),
		jumped = [driven.moment.event.kind, from > 20],
		begun = Date.now()
	driven.speed = 60
	for (; step() < from + 3 && Date.now() - begun < 20_000; await frames(1)) driven.play()
	driven.pause()
	await driven.settled
	return {sought, jumped, played: step() > from}
}
export const DRIVEN = {sought: 20, jumped: ['place', true], played: true}

/** Squares with queens, then blocked squares, of figure `i` or the page's board. */
export const squaresShown = i => {
	const n = Math.sqrt($$('[data-square]', i).length)
	const on = what => $$(`[data-has=${what}]`, i).map(({dataset: {square: at}}) => `${Math.floor(at / n)},${at % n}`)
	return `${on('queen').join(' ')} | ${on('closed').join(' ')}`
}

/** Faults of size and drawing. */
const flaws = least => {
	const found = []
	$$('n-queens').forEach((figure, i) => {
		const note = text => found.push(`figure ${i}: ${text}`)
		const root = figure.shadowRoot,
			canvas = root.querySelector('canvas'),
			boxOf = element => element.getBoundingClientRect(),
			[drawn, squares] = [canvas, root.querySelector('[role=grid]')].map(boxOf)
		if (Math.abs(squares.width - squares.height) > 1.5) note(`the board is ${squares.width} × ${squares.height}`)
		if (squares.width < least) note(`the board is only ${squares.width} px wide`)
		if (Math.abs(canvas.width / drawn.width - canvas.height / drawn.height) > 0.02)
			note(`the drawing of ${canvas.width} × ${canvas.height} is stretched to ${drawn.width} × ${drawn.height}`)
		if (figure.scrollWidth > figure.clientWidth + 1)
			note(`content is ${figure.scrollWidth} px wide in ${figure.clientWidth}`)
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
		for (let node; (node = walker.nextNode()); ) {
			const text = node.data.trim(),
				element = node.parentElement
			if (!text || element.closest('style, [role=status], [role=grid]') || !element.getClientRects().length) continue
			const style = getComputedStyle(element)
			if (parseFloat(style.fontSize) < 11) note(`“${text}” is ${style.fontSize} small`)
			if (style.textTransform !== 'none') note(`“${text}” is in ${style.textTransform}`)
		}
		const left = (canvas.width / drawn.width) * (squares.left - drawn.left + 2),
			top = (canvas.height / drawn.height) * (squares.top - drawn.top + 2),
			pixels = canvas.getContext('2d', {willReadFrequently: true}),
			corner = [...pixels.getImageData(Math.round(left), Math.round(top), 1, 1).data],
			ink = getComputedStyle(root.querySelector('[part=figure]')).color
		if (lightness(corner) > 0.3 === lightness(ink.match(/[\d.]+/g)) > 0.3)
			note(`a square of ${corner} beside ink of ${ink}`)
	})
	return found
}

export async function assertDrawnWell(page, least) {
	await page.becomes(flaws, [], least)
	equal(await violations(page, 'n-queens', {runOnly: ['color-contrast']}), [])
}

export async function traffic(ms) {
	const sleep = setTimeout
	let calls = 0
	for (const [object, ...names] of [
		[window, 'setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'],
		[Worker.prototype, 'postMessage'],
		[CanvasRenderingContext2D.prototype, 'drawImage'],
	])
		for (const name of names) {
			const original = object[name]
			object[name] = function (...args) {
				calls++
				return original?.apply(this, args)
			}
		}
	await new Promise(done => sleep(done, ms))
	return calls
}
