// The figure that answers the recursion exercise: the board that its search finds from each start row of n = 8, drawn
// among all boards, class by class. What is shown is found out by walking and by the engine, not written down.

import { html, nothing } from 'lit-html'
import { squaresOf } from '../../board/inline.js'
import { picture } from './picture.js'

export const EXERCISE_N = 8
const SEARCH = 'wraparound'

/**
 * @typedef {{number: number, board: Uint8Array, start: number|null}} Member  start: the row from which the search finds
 *   it
 * @typedef {{size: number, members: Member[]}} Group  a class, its boards by their numbers
 * @typedef {{groups: Group[], starts: {row: number, number: number, group: number}[], countsFrom: number}} Exercise
 *   starts by row; group from 0
 */

/** @param {{walk: Function, searches: Function}} walking @param {{classes: Function, images: Function}} engine @returns
 * {Promise<Exercise>} */
export async function solvedExercise({ walk, searches }, { classes, images }) {
	const found = await Promise.all(Array.from({ length: EXERCISE_N }, (_, startRow) => boardFrom(walk, startRow)))
	const groups = []
	for (const { board, size } of await classes(EXERCISE_N))
		groups.push({ size, members: membersOf(await images(board), found) })
	const starts = groups.flatMap(({ members }, group) =>
		members.filter(({ start }) => start !== null).map(({ start, number }) => ({ row: start, number, group })),
	)
	const { countsFrom } = (await searches()).find(({ id }) => id === SEARCH)
	return { groups, starts: starts.sort((a, b) => a.row - b.row), countsFrom }
}

async function boardFrom(walk, startRow) {
	const w = await walk({ n: EXERCISE_N, search: SEARCH, startRow })
	const { queens } = await w.next('solution')
	await w.close()
	return queens.join()
}

/** Each board once, in the order of the numbers. @returns {Member[]} */
function membersOf(images, found) {
	const byNumber = new Map(images.map(({ number, board }) => [Number(number), board]))
	return [...byNumber]
		.sort(([a], [b]) => a - b)
		.map(([number, board]) => {
			const start = found.indexOf(board.join())
			return { number, board, start: start < 0 ? null : start }
		})
}

/** @param {Exercise|null} exercise @param {{words: any, k: number, act: {choose: (change: object) => void, walkFrom:
 * (row: number) => void}}} look */
export function exerciseView(exercise, { words, k, act }) {
	const w = words.exercise
	if (!exercise) return nothing
	const { groups, starts, countsFrom } = exercise
	const facts = {
		boards: starts.length,
		all: groups.reduce((sum, { members }) => sum + members.length, 0),
		classes: groups.length,
		met: new Set(starts.map(({ group }) => group)).size,
		from: countsFrom,
	}
	return html`<figure class="exercise" id="exercise"><h2>${w.title}</h2>
    <p class="sentence">${w.answer(facts)}</p>
    <ol class="groups">${groups.map(
			(group, i) => html`<li><h3>${words.groupTitle(i + 1, group.size)}</h3>
      <div class="members">${group.members.map(member => memberView(member, { words, k, act, countsFrom }))}</div></li>`,
		)}</ol>
    <figcaption>${w.caption(facts)}</figcaption>
    <p class="starts"><span>${w.starts}</span> ${starts.map(
			({ row, number, group }) => html`<button type="button"
      class="plain" @click=${() => act.walkFrom(row)}>${w.start(row + countsFrom, number, group + 1)}</button> `,
		)}</p>
  </figure>`
}

/** Those that were found are framed and say from where; a click on any shows it. */
const memberView = (
	{ number, board, start },
	{ words, k, act, countsFrom },
) => html`<span class=${['member', start === null ? '' : 'found', number === k ? 'present' : ''].join(' ')}
  @click=${() => act.choose({ k: number })}>
  ${picture(EXERCISE_N, squaresOf(board), { dots: true, label: words.member(number, words.positions(board), start === null ? null : start + countsFrom) })}<small aria-hidden="true">${start === null ? number : words.exercise.fromRow(start + countsFrom)}</small></span>`
