// Numbers that were published or checked elsewhere, never computed here. Boards are columns by row, from 0.

const byN = numbers => Object.fromEntries(numbers.split(/\s+/).map((number, i) => [i + 1, BigInt(number)]))

export const KNOWN = {
	solutionCount: byN(`1 0 0 2 10 4 40 92 352 724 2680 14200 73712 365596 2279184 14772512 95815104 666090624 4968057848
		39029188884 314666222712 2691008701644 24233937684440 227514171973736 2207893435808352 22317699616364044
		234907967154122528`),
	fundamentalCount: byN(`1 0 0 1 2 1 6 12 46 92 341 1787 9233 45752 285053 1846955 11977939 83263591 621012754
		4878666808 39333324973 336376244042 3029242658210 28439272956934 275986683743434 2789712466510289
		29363495934315694`),
	firstPositions: {4: [2, 4, 1, 3], 8: [1, 5, 8, 6, 3, 7, 2, 4]},
	treeNodes: {4: 17, 5: 54, 6: 153, 7: 552, 8: 2057, 9: 8394},
	examExample: {n: 8, queens: [0, 2, -1, -1, -1, -1, -1, -1], notFree: {col: [1, 3], upwd: [1, 4], downwd: [7, 8]}},
}
