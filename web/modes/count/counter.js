// Runs and stores counts (state.js). Invariants: one count runs at a time; storage errors do not stop it; a cancelled
// or discarded count is not stored again.

import {breathe, inTurn, newest, throttled} from '../../engine/job.js'
import {AUTO_CARD_FROM_N, CARD_SHARDS_FROM_N, AUTO_CARD_TO_N, MAX_COUNT_N, MIN_CARD_N} from '../../engine/known.js'
import {
	beginsUnasked,
	hasNoShard,
	idleCount,
	isOpen,
	kernelIn,
	next,
	storablePart,
	usesCard,
	workersFor,
} from './state.js'

const SAVE_EVERY_MS = 1000,
	SHOW_EVERY_MS = 200,
	MAY_DELAY_MS = 1000
const AT_ONCE_UP_TO = 14

const briefly = work => Promise.race([work, new Promise(done => setTimeout(done, MAY_DELAY_MS))])

export class Counter {
	state
	#world
	#job = null
	#work = newest()
	/** The last run, which may take time to stop. @type {Promise<unknown>} */ #run = Promise.resolve()
	#inTurn = inTurn()
	#measuring = null
	#card = null

	constructor(world, most, shard) {
		this.#world = {now: () => performance.now(), wall: () => Date.now(), ...world}
		this.state = idleCount(most, shard)
	}

	async open(n, isAsked = true) {
		if (n !== null) this.choose({n})
		await briefly(this.#readStored())
		if (this.state.shard) return this.#openShard()
		if (n === null) this.#chooseStored()
		if (n > AT_ONCE_UP_TO) await this.measure()
		if (n >= AUTO_CARD_FROM_N) await briefly(this.findCard())
		if (n === this.state.n && this.state.phase === 'idle' && isAsked) {
			if (beginsUnasked(this.state)) return this.start()
			if (!this.state.parts[n]) this.#send('wait')
		}
		await this.measure()
		await this.findCard()
	}

	async #readStored() {
		try {
			this.#send('found', await this.#world.storage.read())
		} catch {
			this.#send('storing', {can: false})
		}
	}

	async #openShard() {
		try {
			const {units} = (await this.#world.engine.openCount(this.state.n)).plan,
				{index, of} = this.state.shard
			if (!(index >= 1 && index <= of && of <= units)) return this.#fail({name: 'shard', value: units, message: ''})
			this.#send('sharded', {units})
			await this.measure()
			await briefly(this.findCard())
			const {n, phase, results} = this.state
			if (phase !== 'idle' || results[n]) return
			if (beginsUnasked(this.state)) return this.start()
			this.#send('wait')
		} catch (error) {
			this.#fail(error)
		}
	}

	#chooseStored() {
		const [latest] = Object.values(this.state.parts).sort((a, b) => b.at - a.at)
		if (latest && this.state.phase === 'idle') this.choose({n: latest.n})
	}

	choose(change) {
		const {phase, workers} = this.state
		this.#send('choose', change)
		if (phase === 'paused' && this.state.phase === 'idle') this.#close()
		if (this.state.workers !== workers) this.measure()
	}

	async measure() {
		while (!isOpen(this.state)) {
			await (this.#measuring ??= this.#estimate().finally(() => (this.#measuring = null)))
			if (this.state.unmeasured || Object.keys(this.state.estimates).length > 0) return
		}
	}

	async #estimate() {
		const {secondsFor, memoryFor} = this.#world.engine,
			{workers, shard} = this.state
		const seconds = {},
			memory = {}
		try {
			for (let n = 1; n <= MAX_COUNT_N; n++) {
				await breathe() // planning all n at once would block the page
				;[seconds[n], memory[n]] = [(await secondsFor(n, workers)) / (shard?.of ?? 1), await memoryFor(n)]
			}
			this.#send('estimated', {workers, seconds, memory})
		} catch {
			this.#send('unmeasured')
		}
	}

	findCard() {
		return (this.#card ??= this.#measureCard())
	}

	async #measureCard() {
		const card = await this.#world.engine.measuredCard().catch(() => null) // there is no card, or it failed
		if (!card) return
		const of = this.state.shard?.of ?? 1,
			seconds = {}
		for (let n = of > 1 ? CARD_SHARDS_FROM_N : MIN_CARD_N; n <= AUTO_CARD_TO_N; n++)
			seconds[n] = card.secondsFor(n) / of
		this.#send('card', {card: {name: card.name, seconds}})
	}

	async start() {
		if (hasNoShard(this.state) || !this.#send('start')) return
		const signal = this.#work.begin()
		try {
			await this.#measuring
			if (this.state.n >= AUTO_CARD_FROM_N) await briefly(this.findCard())
			const {n, parts, shard} = this.state,
				gpu = usesCard(this.state)
			const options = {workers: workersFor(this.state) || undefined, saved: parts[n]?.saved, ...(shard && {shard})}
			const job = await this.#world.engine.openCount(n, {...options, gpu})
			if (signal.aborted) return
			this.#job = job
			this.#send('opened', {progress: this.#progress()})
			await this.#go()
		} catch (error) {
			if (!signal.aborted) this.#fail(error)
		}
	}

	pause() {
		if (this.state.phase !== 'running') return
		this.#work.stop()
		this.#show()
		this.#send('pause')
		this.save()
	}

	async resume() {
		if (this.#send('resume')) await this.#go()
	}

	toggle() {
		const {phase} = this.state
		if (phase === 'running') this.pause()
		else if (phase === 'paused') this.resume()
		else this.start()
	}

	cancel() {
		if (!this.#send('cancel')) return
		this.#close()
		this.#drop(this.state.n)
		this.measure()
	}

	discard(n) {
		if (isOpen(this.state) && n === this.state.n) return
		this.#send('discard', {n})
		this.#drop(n)
	}

	#drop(n) {
		this.#write(storage => storage.dropPart(n))
	}

	clear() {
		const ns = Object.keys(this.state.results).map(Number)
		this.#send('clear')
		this.#write(storage => storage.dropResults(ns))
	}

	save() {
		const part = this.#job && storablePart(this.state, this.#job.saved(), this.#world.wall())
		if (!part) return
		this.#send('part', {part})
		this.#write(storage => storage.savePart(part), true)
	}

	async #go() {
		const {now} = this.#world,
			signal = this.#work.begin()
		await this.#run // an aborted run takes time to stop
		if (signal.aborted) return
		const show = throttled(() => this.#show(), SHOW_EVERY_MS, now),
			keep = throttled(() => this.save(), SAVE_EVERY_MS, now)
		const onProgress = () => {
			if (signal.aborted) return
			show()
			keep()
		}
		const run = this.#job.run({signal, onProgress})
		this.#run = run.catch(() => {}) // the lines below report errors
		try {
			const total = await run
			if (!signal.aborted) await this.#finish(total, signal)
		} catch (error) {
			if (!signal.aborted) this.#fail(error)
		}
	}

	#progress() {
		return {...this.#job.progress, found: this.#job.saved().sum}
	}

	#show() {
		this.#send('progress', {progress: this.#progress()})
	}

	async #finish(total, signal) {
		const {n} = this.state
		this.#show()
		this.#send('finished', {total, kernel: kernelIn(this.#job.saved())})
		this.#job = null
		const {kernel, seconds, workers, card} = this.state.result
		const result = {n, total, kernel, seconds, workers, ...(card && {card}), at: this.#world.wall()}
		this.#send('result', {result})
		this.#write(storage => storage.saveResult(result), true)
		if (this.state.shard) return
		const classes = await this.#world.engine.symmetry(n, total)
		if (!signal.aborted) this.#send('classified', {n, classes})
		await this.measure()
		await this.findCard()
	}

	#fail({name, value, message}) {
		this.#close()
		this.#send('failed', {fault: {name, value, message}})
	}

	#close() {
		this.#work.stop()
		this.#job = null
	}

	#write(how, isSave = false) {
		const setCanStore = can => this.state.canStore !== can && this.#send('storing', {can})
		this.#inTurn(() => how(this.#world.storage)).then(
			() => isSave && setCanStore(true),
			() => setCanStore(false),
		)
	}

	/** Returns false if the event does not apply. */
	#send(type, event = {}) {
		const before = this.state
		this.state = next(before, {type, ...event})
		const applies = this.state !== before
		if (applies) this.#world.changed()
		return applies
	}
}
