// Numbers that were published or checked elsewhere, never computed here. Boards are columns by row, from 0.

const byN = numbers => Object.fromEntries(numbers.split(/\s+/).map((number, i) => [i + 1, BigInt(number)]))

/** Events of each kind in a whole walk; unknown numbers are `-`. */
const eventCounts = `
	scan 8 0 - 15720 2056 2056 0 92
	flags 8 0 - 15720 2056 2056 0 92
	breadth-first 8 0 - 15720 2056 0 0 92
	first 3 0 - 18 5 5 0 0
	first 8 0 - 876 113 105 0 1
	wraparound 8 0 - 876 113 105 0 1
	wraparound 8 3 - 60 11 3 0 1
	wraparound 8 7 - 324 44 36 0 1
	permutations 8 0 - 554248 109600 109600 40320 92
	bitmask 8 0 1965 0 2056 2056 0 92
	forward-checking 8 0 - 1724 1164 1164 0 92
	exact-cover 7 0 332 0 371 371 0 40
	exact-cover 8 0 1107 0 1198 1198 0 92`
	.trim()
	.split('\n')
	.map(line => {
		const [search, n, startRow, enter, test, place, remove, check, solution] = line.trim().split(' ')
		return {
			options: {search, n, startRow},
			counts: {enter, test, place, remove, check, solution},
		}
	})

export const KNOWN = {
	solutionCount: byN(`1 0 0 2 10 4 40 92 352 724 2680 14200 73712 365596 2279184 14772512 95815104 666090624 4968057848
		39029188884 314666222712 2691008701644 24233937684440 227514171973736 2207893435808352 22317699616364044
		234907967154122528`),
	fundamentalCount: byN(`1 0 0 1 2 1 6 12 46 92 341 1787 9233 45752 285053 1846955 11977939 83263591 621012754
		4878666808 39333324973 336376244042 3029242658210 28439272956934 275986683743434 2789712466510289
		29363495934315694`),
	eventCounts,
	firstPositions: {4: [2, 4, 1, 3], 8: [1, 5, 8, 6, 3, 7, 2, 4]},
	treeNodes: {4: 17, 5: 54, 6: 153, 7: 552, 8: 2057, 9: 8394, 10: 35539},
	examExample: {n: 8, queens: [0, 2, -1, -1, -1, -1, -1, -1], notFree: {col: [1, 3], upwd: [1, 4], downwd: [7, 8]}},
}
