import {html, nothing} from 'lit-html'
import {numberedBoard, squaresFromColumns} from '../../board/inline.js'
import {MAX_CLASSES_N, MAX_SOLUTIONS_N} from '../../engine/known.js'
import {arrow, numberField, plain, radios, select, sizes, slider, small} from '../../ui/fields.js'
import {playHere} from '../../ui/play.js'
import {faultView} from '../../ui/rejections.js'
import {marked} from '../../words/marked.js'
import {classCount, listed, solutionCount} from './state.js'

export function solutionsView(shown, late) {
	const {choice, words, fault, status} = shown,
		isEmpty = solutionCount(choice.n) === 0
	const chosen = () => html`<section class="chosen"><h2 class="hidden">${words.chosenLabel}</h2>
	${pagerView(shown)}${chosenView(shown)}</section>`
	return html`
	${choicesView(shown)}
	${faultView(fault && words.fault(fault))}
	${isEmpty ? html`<p class="sentence">${words.noSolution(choice.n)}</p>` : chosen()}
	${late(1, () => allView(shown, isEmpty))}
	${isEmpty ? '' : late(2, () => imagesView(shown))}
	<p class="hidden" role="status" aria-live="polite">${status}</p>`
}

const choicesView = ({choice: {n, classes}, words, act}) =>
	html`<div class="ask">${[
		select({
			...{id: 'solutions-n', label: words.board, value: n, options: sizes(MAX_SOLUTIONS_N, words.boardSize)},
			act: n => act.choose({n}),
		}),
		radios({
			...{name: 'classes', label: words.which, value: classes, kind: 'which'},
			options: [false, true].map(classes => [classes, words.lists(classes, listed({n, classes}))]),
			act: classes => act.choose({classes}),
		}),
		plain(words.countLarger, act.count, {id: 'count-larger'}),
		plain(words.read, act.read, {id: 'solutions-read'}),
	]}</div>`

function allView({choice, words, act, place}, isEmpty) {
	const count = listed(choice),
		at = Math.max(0, place) + 1
	const none = () => html`<p>${words.noClasses(MAX_CLASSES_N)}
	${plain(words.listAll, () => act.choose({classes: false}))}</p>`
	const overview = () =>
		slider({
			...{id: 'overview', label: words.overview, text: words.placeIn(at, count)},
			...{low: 1, high: count, value: at},
			act: number => act.chooseAt(number - 1),
		})
	return html`<section class="all" ?hidden=${isEmpty}><h2 class="hidden">${words.allLabel}</h2>
		${count === 0 ? none() : ''}
		<div class="grid" role="grid" ?hidden=${count === 0}></div>
		${count > 1 ? overview() : ''}
		${small(choice.classes ? words.classesMeaning : words.gridHint)}
	</section>`
}

function pagerView({choice, place, wrong, words, act}) {
	const w = choice.classes ? words.classPager : words.pager,
		count = listed(choice)
	const number = numberField({
		id: 'number',
		value: place < 0 ? '' : words.count(place + 1),
		digits: words.count(count).length + 1,
		wrong: wrong ? 'number-wrong' : undefined,
		act(text, field) {
			act.go(text)
			field.blur()
		},
	})
	return html`<div class="pager">${arrow(false, w.previous, () => act.step('ArrowLeft'), {
		id: 'previous',
		title: `${w.previous} (←)`,
		disabled: place <= 0,
	})}
		<label><span>${w.before}</span> ${number}</label> <span>${w.after(count)}</span>
		${arrow(true, w.next, () => act.step('ArrowRight'), {
			id: 'next',
			title: `${w.next} (→)`,
			disabled: place < 0 || place >= count - 1,
		})}</div>
	${faultView(wrong && words.badPlace(wrong, count), 'number-wrong')}`
}

function chosenView(shown) {
	const {now, words, act, searches, search, far, exportView} = shown,
		{n, k, board, part} = now,
		squares = board ? squaresFromColumns(board) : []
	const label = board ? words.picture(n, squares, words.from) : words.seeking(k, part)
	const by = {id: 'walk-search', label: words.search, value: search, options: searches}
	return html`
	<div class="walk-board">${numberedBoard(n, {queens: squares, from: words.from}, label)}
		<button id="walk-board" ?disabled=${!board} @click=${() => act.walk(k)}
			aria-label=${words.walkBoard(k)}></button></div>
	<div class="about">
		<div class="which-one">${board ? whichView(now, words) : seekingView(shown)}</div>
		<p class="acts flow"><button class="main" id="walk-to" ?disabled=${!board}
			@click=${() => act.walk(k)}>${words.walk}</button> ${select({...by, act: id => act.walkBy(id)})}
			${board ? playHere(() => ({n, queens: squares}), shown, 'play-solution') : nothing}</p>
		${small(far && words.farWalk(far))}${exportView}
	</div>`
}

function whichView({n, k, place, board, size}, words) {
	const classText = place === undefined ? '' : words.classOf(place + 1, classCount(n)),
		symmetry = n === 1 ? '' : words.ownSymmetry(size)
	return html`<p class="positions" id="positions">${words.positions(board, words.from)}</p>
	<p class="sentence">${marked(words.joined([words.place(k, solutionCount(n)), classText, symmetry]))}</p>`
}

const seekingView = ({now: {k, part}, words, act}) => html`<p class="sentence">${words.seeking(k, part)}</p>
	<progress max="1" .value=${part} aria-label=${words.seekingLabel}></progress>
	${plain(words.stop, () => act.stop(), {id: 'stop'})}`

function imagesView({now: {n, k, images, size}, words, act}) {
	if (!images) return ''
	const w = words.images
	const numberOf = ({number, part}) =>
		number !== undefined ? w.number(number) : part === undefined ? w.find : w.finding(part)
	const view = (image, i) => {
		const isPresent = image.number === k,
			twin = images.slice(0, i).find(({board}) => String(board) === String(image.board))
		return html`<li><button class="image ${isPresent ? 'present' : ''}"
	aria-current=${isPresent ? 'true' : nothing} @click=${() => act.showImage(image)}>
	${numberedBoard(n, {queens: squaresFromColumns(image.board), dotted: n > 14})}
	<span class="by">${w.by[image.by]}</span><span class="number">${numberOf(image)}</span>
	${twin ? html`<span class="twin">${w.same(w.by[twin.by])}</span>` : ''}</button></li>`
	}
	return html`<figure class="images"><h2>${w.title}</h2><ul>${images.map(view)}</ul>
	<figcaption>${w.caption(size)}</figcaption></figure>`
}

const OWN_SYMMETRY = {4: '↻180°', 2: '↻90°'}
const noteOf = (size, isClass) => (isClass ? `×${size}${size in OWN_SYMMETRY ? ' ↻' : ''}` : (OWN_SYMMETRY[size] ?? ''))

export function gridListing({n, classes: isClasses}, count, known, words) {
	const {list, boards, place: chosen} = known,
		entryAt = place => (isClasses ? list[place] : (boards.at(place + 1) ?? {}))
	return {
		key: `${words.language} ${words.from} ${n} ${isClasses}`,
		n,
		count,
		chosen,
		label: isClasses ? words.classesLabel(n) : words.gridLabel(n),
		board: place => entryAt(place).board,
		below(place) {
			const {size} = entryAt(place)
			return {caption: words.count(place + 1), note: noteOf(size, isClasses), stands: size in OWN_SYMMETRY}
		},
		name(place) {
			const {board, size, number} = entryAt(place),
				positions = board && words.positions(board, words.from)
			return isClasses
				? words.classCell(place + 1, size, Number(number), positions)
				: words.cell(place + 1, positions, size)
		},
	}
}
