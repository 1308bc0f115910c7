// Nodes, tests and probes of each search, measured by walking it to its end.

export const LAST_N = 12
export const MEASURES = ['nodes', 'tests', 'probes']

/** The tutorials' searches, those for one solution last. Other searches are omitted: permutations, for example, would
 * take hours at n = 12. */
export const inOrder = types =>
	types.filter(({isFurther}) => !isFurther).sort((a, b) => Number(a.stopsAtFirst) - Number(b.stopsAtFirst))

export async function measureCost(walk, search, n) {
	const opened = await walk({n, search})
	try {
		await opened.measure()
		const {places, tests, probes} = (await opened.seek(Infinity)).counters
		return {nodes: places + 1, tests, probes}
	} finally {
		await opened.close()
	}
}

export async function walkAll(walk, searches, onCosts) {
	let costs = {}
	for (let n = 1; n <= LAST_N; n++) {
		const grown = {}
		for (const search of searches) grown[search] = {...costs[search], [n]: await measureCost(walk, search, n)}
		onCosts((costs = grown))
	}
}

export const factorial = n => (n <= 1 ? 1 : n * factorial(n - 1))
