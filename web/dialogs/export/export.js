// The export dialog. Invariants: the preview is the file to download; a new choice cancels the previous job.

import {firstNumber, walkFromMoment} from '../../figure/attributes.js'
import {sourceLine} from '../../board/picture/names.js'
import {newest, throttled} from '../../engine/job.js'
import {copyText} from '../../ui/clipboard.js'
import {openDialog} from '../../ui/dialog.js'
import {made as make} from './make.js'
import {panelView} from './panel.js'
import {stepsToExport, begun} from './state.js'

export function open({figure, words, walk, format}) {
	const {moment, own} = figure,
		base = firstNumber(figure),
		source = sourceLine(location.href),
		making = newest(),
		walked = ownWalk(walk, moment)
	figure.pause?.()
	let state = begun({step: moment.step, labels: base, attacks: figure.attacks, speed: figure.speed})
	let result = {}
	const {element, draw} = openDialog(words, {
		name: 'take-away wide',
		closed() {
			making.stop()
			show({})
			walked.close()
		},
	})

	function set(change) {
		state = {...state, ...change}
		remake()
	}

	async function remake() {
		const signal = making.begin(),
			steps = stepsToExport(state)
		if ('rejection' in steps) return show({fault: words.rejected[steps.rejection.name](...steps.rejection.values)})
		show({note: state.what === 'steps' ? words.walking : ''})
		const onProgress = throttled(part => show({note: words.making(part)}))
		const {momentsOf} = walked,
			use = {moment, own, base, words, source, momentsOf, format, signal, onProgress}
		try {
			const made = await make(state, steps, use)
			if (signal.aborted) return
			show({made, url: URL.createObjectURL(made.blob), note: words.made(words.size(made.blob.size))})
		} catch (error) {
			if (!signal.aborted) show({fault: words.failed(error.message)})
		}
	}

	async function copy(text, selector) {
		const isCopied = await copyText(text, element.querySelector(selector))
		show({...result, note: isCopied ? words.copied : words.copyByHand})
	}

	function show(next) {
		if (result.url && result.url !== next.url) URL.revokeObjectURL(result.url)
		result = next
		draw(panelView({...state, words, own, set, copy, ...result}))
	}

	remake()
}

function ownWalk(walk, moment) {
	let begun = null
	return {
		async momentsOf(from, to, signal) {
			begun ??= walk(walkFromMoment(moment))
			const own = await begun,
				moments = []
			for (let step = from; step <= to; step++) {
				signal.throwIfAborted()
				const next = await own.seek(step, {signal})
				if (next.step === step || moments.length === 0) moments.push(next)
				if (next.step < step) break
			}
			return moments
		},
		close: () => begun?.then(own => own.close()).catch(() => {}), // the walk did not open
	}
}
