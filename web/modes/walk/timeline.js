// The timeline's caption. Zoom and preview are a lazy script, which the first pointer or focus loads.

import {html, nothing} from 'lit-html'

const SIGNS = {tick: 'M8 0v10', height: 'M1 10v-4M5 10v-10M9 10v-6'}

export function timelineAround({wordsNow, fetched}) {
	let isWanted = false,
		zoom = null
	async function want() {
		if (isWanted) return
		isWanted = true
		zoom = await fetched()
	}
	return {
		drawn(tree) {
			const line = tree.querySelector('.timeline')
			for (const type of ['pointerover', 'focusin']) line?.addEventListener(type, want, {once: true})
			zoom?.drawn(line)
		},
		timeline(line, walked) {
			const shown = zoom?.timeline(line, walked) ?? line
			return {...shown, more: [shown.more, legendView(shown, wordsNow().onTimeline)]}
		},
	}
}

function legendView({ticks}, words) {
	if (ticks === '') return nothing
	const sign = ticks.includes('v-') ? 'height' : 'tick'
	return html`<p class="ticks-say"><svg viewBox="0 0 10 10" aria-hidden="true"><path class="ticks"
    d=${SIGNS[sign]}/></svg>${words[sign]}</p>`
}
