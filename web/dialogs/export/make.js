import {breathe} from '../../engine/job.js'
import {animationGif} from '../../board/picture/gif.js'
import {queenLines} from '../../board/picture/figure.js'
import {boardFile, pictureFile} from '../../board/picture/file.js'
import {creditLine} from '../../board/picture/names.js'
import {boardsSvg} from '../../board/picture/svg.js'
import {sentence} from '../../views/narration.js'
import {unmarked} from '../../words/marked.js'
import {chosenKind} from './state.js'

export const made = (state, steps, use) => (state.what === 'board' ? ofMoment(state, use) : ofSteps(state, use, steps))

const nameOf = ({search}, {words}) => words.searches[search]?.name ?? search
const atOf = (state, use) => index => index + (state.labels ?? use.base)
const saying = (moment, state, use) => unmarked(sentence(moment, use.words.core, atOf(state, use)))

const lookOf = ({labels, attacks, credit}, {words, source}, title, desc) => {
	const {language} = words
	return {title, desc, source, labels, attacks, credit: credit ? creditLine(title, source) : undefined, language}
}

async function ofMoment(state, use) {
	const {moment, own, words, format} = use,
		{title, desc, name} = own ? {...own, desc: own.descOf(atOf(state, use))} : walkedOf(state, use),
		lines = state.lines ? queenLines(moment.queens) : undefined
	const style = {...lookOf(state, use, title, desc), lines, draw: own?.draw}
	const file = await boardFile(moment, chosenKind(state), name, style, own?.text ? async () => own.text : format)
	return {...file, alt: words.altOf(title, desc)}
}

function walkedOf(state, use) {
	const {moment, words} = use,
		{n, search, step, queens} = moment,
		at = atOf(state, use)
	const squares = queens.flatMap((col, row) => (col < 0 ? [] : [{row: at(row), col: at(col)}]))
	return {
		title: words.momentTitle({n, search: nameOf(moment, use), step}),
		desc: words.joined([saying(moment, state, use), words.boardAlt(n, squares)]),
		name: [search, 'step', step],
	}
}

async function ofSteps(state, use, {from, to}) {
	const {words, signal, onProgress} = use,
		{speed, loop} = state,
		kind = chosenKind(state)
	const moments = await use.momentsOf(from, to, signal)
	const [first, last] = [moments[0], moments.at(-1)],
		{n, search} = first
	const title = words.stepsTitle({n, search: nameOf(first, use), from: first.step, to: last.step})
	const panelOf = moment => ({moment, head: words.stepTitle(moment.step), caption: saying(moment, state, use)})
	const panels = moments.map(panelOf)
	const captions = panels.map(({moment, caption}) => words.stepAlt(moment.step, caption))
	const desc = words.joined(shortened(captions, words))
	const style = lookOf(state, use, title, desc)
	const animated = () =>
		animationGif(panels, document.createElement('canvas'), {...style, breathe, speed, loop, signal, onProgress})
	const content = kind === 'gif' ? await animated() : boardsSvg(panels, {...style, across: 3})
	return {...pictureFile(content, kind, n, [search, 'steps', first.step, last.step]), alt: words.altOf(title, desc)}
}

const SAID = 24,
	SAID_OF_MANY = 4

function shortened(sentences, words) {
	const left = sentences.length - 2 * SAID_OF_MANY
	if (sentences.length <= SAID) return sentences
	return [...sentences.slice(0, SAID_OF_MANY), words.between(left), ...sentences.slice(-SAID_OF_MANY)]
}
