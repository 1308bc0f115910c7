import {$, $$, figure, frames, moment} from './shorthand.js'

/** Queries of index.html, one for each mode. */
export const PLACES = ['', 'view=board', 'view=solutions', 'view=count&n=12', 'view=check', 'view=compare', 'view=exam']

/** Queries of index.html that show much of each mode. */
export const QUERIES = [
	'step=1212&attacks=1&questions=kind:test&moments=120:one;1212:two',
	'n=4&search=first&step=56',
	'search=wraparound&start-row=3&step=30',
	'search=breadth-first&step=9000',
	'search=exact-cover&step=30',
	'search=hill-climbing&step=3',
	'search=min-conflicts&n=1000&step=3',
	'n=99&search=nope',
	'view=board&n=8&given=0,3+3,1&blocked=5,5',
	'view=board&n=6&given=0,0',
	'view=check',
	'view=check&n=6&example=no-sign',
	'view=compare&search=breadth-first&with=flags&clock=step&at=12000',
	'view=compare&search=min-conflicts&with=hill-climbing',
	'view=exam',
	'view=exam&part=trace',
	'view=count&n=12',
	'view=count&n=27',
	'view=solutions&n=8&k=38',
	'view=solutions&n=12&k=57&classes=1',
	'view=solutions&n=3',
]

/** The shown mode of index.html has nothing left to fetch, count or draw. */
export async function isReady() {
	await figure()?.settled
	const last = {
		...{board: 'strong', compare: '.plot path', count: 'h2 + p data, strong', solutions: 'figcaption, [hidden]'},
		...{check: location.search.includes('example') ? 'section svg' : 'textarea', exam: 'form'},
		walk: location.search.includes('moments') ? 'section li' : 'n-queens',
	}
	const main = $('main:not([hidden])'),
		isWaiting = $$('progress, [data-coming]').some(one => one.checkVisibility())
	return (
		!isWaiting && $('footer').checkVisibility({visibilityProperty: true}) && main.querySelector(last[main.dataset.mode])
	)
}

export function inked() {
	const canvas = $('canvas')
	const {data, width, height} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
	const tones = new Set()
	for (let i = 0; i < data.length; i += 4 * 7) tones.add(data.slice(i, i + 3).join())
	return {width, height, tones: tones.size, css: canvas.getBoundingClientRect().width, ratio: devicePixelRatio}
}

export const isWalked = page =>
	page.waitFor(async () => {
		await figure().settled
		if (figure().length === undefined && moment().n <= 13) return false
		return $$('#search option').length > 1 && frames(3).then(() => true)
	})
