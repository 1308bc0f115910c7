// The figure that answers the recursion exercise: the solution that its search finds from each start row for n = 8.

import {html} from 'lit-html'
import {squaresFromColumns} from '../../board/inline.js'
import {plain} from '../../ui/fields.js'
import {picture} from './picture.js'

export const EXERCISE_N = 8
export const SEARCH = 'wraparound'

export async function solvedExercise({walk, searches}, {classes, images}) {
	const found = await Promise.all([...Array(EXERCISE_N).keys()].map(startRow => boardFrom(walk, startRow)))
	const groups = []
	for (const {board, size} of await classes(EXERCISE_N))
		groups.push({size, members: membersOf(await images(board), found)})
	const starts = groups.flatMap(({members}, group) =>
		members.filter(({start}) => start !== null).map(({start: row, number}) => ({row, number, group})),
	)
	const {countsFrom} = (await searches()).find(({id}) => id === SEARCH)
	return {groups, starts: starts.sort((a, b) => a.row - b.row), countsFrom}
}

async function boardFrom(walk, startRow) {
	const w = await walk({n: EXERCISE_N, search: SEARCH, startRow})
	const {queens} = await w.next('solution')
	await w.close()
	return String(queens)
}

function membersOf(images, found) {
	const byNumber = new Map(images.map(({number, board}) => [Number(number), board]))
	const memberOf = ([number, board]) => {
		const start = found.indexOf(String(board))
		return {number, board, start: start < 0 ? null : start}
	}
	return [...byNumber].map(memberOf).sort((a, b) => a.number - b.number)
}

export const exerciseView = (exercise, k, look) => html`<details class="exercise" id="exercise"
	@toggle=${look.act.showExercise}><summary>${look.words.exercise.title}</summary>${
		exercise ? solvedView(exercise, k, look) : ''
	}</details>`

function solvedView(exercise, k, {words, act}) {
	const w = words.exercise,
		{groups, starts, countsFrom: from} = exercise
	const all = groups.flatMap(({members}) => members).length,
		met = new Set(starts.map(({group}) => group)).size
	const facts = {boards: starts.length, all, classes: groups.length, met, from}
	const memberView = ({number, board, start}) => {
		const row = start === null ? null : start + from,
			label = words.member(number, words.positions(board, words.from), row)
		return html`<span class="member ${row === null ? '' : 'found'} ${number === k ? 'present' : ''}"
	@click=${() => act.choose({k: number})}>${picture(EXERCISE_N, squaresFromColumns(board), {dots: true, label})}<small
	aria-hidden="true">${row === null ? number : w.fromRow(row)}</small></span>`
	}
	const groupView = ({size, members}, i) => html`<li><h3>${words.groupTitle(i + 1, size)}</h3>
	<div class="members">${members.map(memberView)}</div></li>`
	const startView = ({row, number, group}) =>
		html`${plain(w.start(row + from, number, group + 1), () => act.walkFrom(row))} `
	return html`<figure>
		<p class="sentence">${w.answer(facts)}</p>
		<ol class="groups">${groups.map(groupView)}</ol>
		<figcaption>${w.caption(facts)}</figcaption>
		<p class="starts flow"><span>${w.starts}</span> ${starts.map(startView)}</p>
	</figure>`
}
