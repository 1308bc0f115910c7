// A thousand workers that count, simulated: how long until the last shard is there, against the ideal, when each worker
// has its shards from the start and when it pulls the next one. K for the advice in doc/cluster.md comes from here.
//
//   node tests/bench/cluster.js
//
// Units cost what they do at n = 18 and 22, spread by 0.4 of their mean. A worker fails once in a hundred hours: a
// minute of its work is lost, and ten minutes go by until it is back. One in twenty is a straggler, half as fast.

import {randomFrom} from '../helpers/walks.js'

const WORKERS = 1000,
	HOURS_EACH = 24,
	UNITS = 2_600_000,
	SPREAD = 0.4,
	FAILURES_AN_HOUR = 0.01,
	AWAY_HOURS = 10 / 60 + 1 / 60,
	random = randomFrom(2027)
const chance = () => (random(2 ** 30) + 0.5) / 2 ** 30
const normal = () => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance())

/** When a worker of a speed ends work of so many hours begun at a time. */
function endOf(begun, hours, speed) {
	const needed = hours / speed,
		untilFailure = () => -Math.log(chance()) / FAILURES_AN_HOUR
	let failures = 0
	for (let at = untilFailure(); at < needed; at += untilFailure()) failures++
	return begun + needed + failures * AWAY_HOURS
}

function simulate(shards, pulls) {
	const mean = (WORKERS * HOURS_EACH) / shards,
		spread = SPREAD / Math.sqrt(UNITS / shards),
		speeds = Array.from({length: WORKERS}, () => (chance() < 0.05 ? 0.5 : 1)),
		free = new Float64Array(WORKERS)
	// A heap would be faster; with workers of two speeds a scan is short enough.
	for (let shard = 0; shard < shards; shard++) {
		let who = shard % WORKERS
		if (pulls) for (let other = 0; other < WORKERS; other++) if (free[other] < free[who]) who = other
		free[who] = endOf(free[who], mean * Math.max(0.1, 1 + spread * normal()), speeds[who])
	}
	const ideal = (WORKERS * HOURS_EACH) / speeds.reduce((sum, speed) => sum + speed, 0)
	return Math.max(...free) / ideal
}

console.log('shards a worker, hours each, last one done against the ideal: static, pulled')
for (const each of [1, 2, 6, 12, 24, 48, 96]) {
	const [fixed, pulled] = [false, true].map(pulls => simulate(each * WORKERS, pulls).toFixed(2))
	console.log(`${each}\t${(HOURS_EACH / each).toFixed(2)}\t${fixed}\t${pulled}`)
}
