// Limits of n, and published numbers of all solutions (OEIS A000170) and of fundamental solutions (A002562).

export const MAX_N = 32
export const MAX_MOVED_N = 1_000_000
export const BEGINNINGS = ['random', 'greedy']
export const MAX_COUNT_N = 27
/** Range of n that a graphics card can count, and the range for which `gpu: 'auto'` and the page use a card. Above
 * AUTO_CARD_TO_N, a unit takes too long on a card that also draws the page. */
export const MIN_CARD_N = 12
export const MAX_CARD_N = 27
export const AUTO_CARD_FROM_N = 17
export const AUTO_CARD_TO_N = 24
/** Least n for shards on a card: for smaller n, the card's units differ from units of `nqueens count`. */
export const CARD_SHARDS_FROM_N = 16
export const MAX_SOLUTIONS_N = 18
export const MAX_CLASSES_N = 12
export const MAX_COMPLETE_N = 64
export const MAX_PAGE = 100_000
export const MAX_WORKERS = 64
export const MAX_STEP = 2 ** 53

const ALL =
	'1 0 0 2 10 4 40 92 352 724 2680 14200 73712 365596 2279184 14772512 95815104 666090624 4968057848 ' +
	'39029188884 314666222712 2691008701644 24233937684440 227514171973736 2207893435808352 ' +
	'22317699616364044 234907967154122528'
const FUNDAMENTAL =
	'1 0 0 1 2 1 6 12 46 92 341 1787 9233 45752 285053 1846955 11977939 83263591 621012754 4878666808 ' +
	'39333324973 336376244042 3029242658210 28439272956934 275986683743434 2789712466510289 ' +
	'29363495934315694'

const table = text => [undefined, ...text.split(' ').map(BigInt)]

export const SOLUTIONS = /* @__PURE__ */ table(ALL)
export const CLASSES = /* @__PURE__ */ table(FUNDAMENTAL)
