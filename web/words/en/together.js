// What an English reader reads of a count that many share: shards, a sheet of links to them, lines that come back.

import {count, percent, plural, roughTime} from '../numbers.js'

const about = seconds => (seconds < 1 ? 'under a second' : `about ${roughTime('en', seconds)}`)

export default {
	shard: 'A shard of a count',
	shardTitle: (n, index, of) => `Shard ${count(index)} of ${count(of)}, ${n} × ${n} board`,
	part: (n, of, units, all) =>
		`The count of all solutions of the ${n} × ${n} board is shared by many. This page does **${of === 1 ? 'all' : `1/${count(of)}`}** of it: ${count(units)} of ${plural(all, 'unit', 'units')}.`,
	opening: 'Setting up …',
	waiting: 'It begins when you start it.',
	running: (done, left) =>
		`Counting: **${percent('en', done)}** of this shard${left === undefined ? '' : `, ${about(left)} left`}.`,
	paused: done => `Paused at **${percent('en', done)}** of this shard.`,
	done: 'This shard is counted. This line says so:',
	copy: 'Copy the line',
	save: 'Save',
	copied: 'Copied.',
	copyByHand: 'This browser does not let a page copy. The text is selected: copy it yourself.',
	handBack:
		'Give it to whoever gave you the link. It ends with a checksum: a character that changes on the way is found.',
	back: n => `Count the ${n} × ${n} board by yourself`,
	noShard: (text, n, units) =>
		`Shard “${text}” is not possible for n = ${n}, only I/K with 1 ≤ I ≤ K ≤ ${count(units)}, such as 3/640.`,

	sheet: 'A count for a class',
	about:
		'Each link counts one shard in the browser of whoever opens it. At the end the browser shows a line; put the lines of all in the box below.',
	shards: most => `Shards (up to ${count(most)})`,
	each: seconds => `Each takes ${about(seconds)} on one core like this device’s.`,
	copyLinks: 'Copy all links',
	print: 'Print',
	fromDisk: 'This page is opened from a disk, and so are its links: for others, open it where they reach it.',
	lines: 'What came back',
	linesMeaning: 'Lines of shards, one below the other, in any order',
	there: (lines, of, part) =>
		of === null
			? 'No line that counts yet.'
			: `${plural(lines, 'line', 'lines')} of ${count(of)}: ${percent('en', part)} of the count.`,
	missing: list => `Missing shards: ${list}`,
	fault: {
		none: (line, text) => `Line ${line} is “${short(text)}”; it is no line of a shard. Left out.`,
		damaged: line => `Line ${line} is damaged: its checksum is of another text. Left out; copy it again.`,
		old: line => `Line ${line} was counted by another version of this page. Left out; count it again.`,
		other: (line, n) => `Line ${line} belongs to n = ${n}. Left out.`,
		twice: (line, before) => `Line ${line} has what line ${before} has already. Left out.`,
	},
	moreFaults: number => `And ${plural(number, 'line', 'lines')} more.`,
}

const short = text => (text.length > 30 ? `${text.slice(0, 29)}…` : text)
