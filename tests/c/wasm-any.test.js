// Arguments limit the work.

import {test} from 'uvu'
import {match, ok} from 'uvu/assert'
import {readFileSync} from 'node:fs'
import {often, randomFrom} from '../helpers/walks.js'

const MODULES = ['nqueens', 'searches', 'solutions', 'complete', 'check', 'count']
const COMPILERS_OWN = /^(memory|_initialize|__\w+|\w*(emscripten_stack_|stack[SRA])\w+)$/
const NUMBERS = [
	...[0, 1, 2, 3, 4, 5, 6, 8, 12, 32, 33, 64, 65, 100, 1e6, -1, -2, 2 ** 31 - 1, -(2 ** 31), 2 ** 32],
	...[2 ** 53, 2 ** 63, NaN, Infinity, -Infinity, 0.5],
]
const BOUNDED = /_run$|_next$|_nodes$|^(next_|extend|seek|find|make_line|more)/
/** Functions called one time in ten: a call counts a whole unit, for half a second. */
const SLOW = /^card_unit$/
const AMOUNTS = [0, 1, 7, 300]
const STOPS = /unreachable/

/** Calls a function with numbers. If it demands bigints for some of them, tries which. */
function called(call, numbers) {
	for (let bits = 0; bits < 1 << numbers.length; bits++)
		try {
			const whole = value => BigInt(Number.isFinite(value) ? Math.trunc(value) : 0)
			return call(...numbers.map((number, i) => ((bits >> i) & 1 ? whole(number) : number)))
		} catch (error) {
			if (!/BigInt/.test(error.message)) throw error
		}
}

function begun(module) {
	const {exports} = new WebAssembly.Instance(module, {})
	exports._initialize?.()
	return exports
}

for (const name of MODULES)
	test(`${name}.wasm survives any calls in any order`, () => {
		const random = randomFrom(name.length),
			pick = list => list[random(list.length)]
		const module = new WebAssembly.Module(readFileSync(`build/${name}.wasm`))
		let exports = begun(module)
		const names = Object.keys(exports).filter(one => !COMPILERS_OWN.test(one))
		ok(names.length > 5)
		for (let i = 0; i < often(1000); i++) {
			const chosen = pick(names)
			if (SLOW.test(chosen) && random(10) > 0) continue
			const {length} = exports[chosen],
				isAmount = at => BOUNDED.test(chosen) && at === length - 1,
				numbers = Array.from({length}, (_, at) => pick(isAmount(at) ? AMOUNTS : NUMBERS))
			try {
				called(exports[chosen], numbers)
			} catch (error) {
				match(error.message, STOPS, `${chosen}(${numbers})`)
				exports = begun(module)
			}
			if (random(500) === 0) exports = begun(module)
		}
	})

test.run()
