// A search run from many seeds, in a worker or on a page's own thread, in slices. Each question has an instance for
// itself.

import {serve} from './calls.js'
import {instanceOf} from './instance.js'
import {inSlices, SLICE_MS} from './job.js'
import {SampleInstance} from './sample-instance.js'

const now = () => performance.now()
/** Steps between two looks at the clock: of boards small and large they take less than a slice, but where a million
 * queens are laid. */
const STEPS = 16

export default function begin(port) {
	const host = {
		async sample(module, asked, lasting) {
			const instance = new SampleInstance(await instanceOf(module))
			if (!instance.start(asked)) throw new RangeError(`runs of n = ${asked.n} need more memory than there is`)
			const slice = () => {
				for (const until = now() + SLICE_MS; now() < until; ) if (instance.run(STEPS)) return instance.told()
			}
			return inSlices(slice, {...lasting, part: () => 1 - instance.left() / asked.runs})
		},
	}
	serve(port, async (method, args, lasting) => host[method](...args, lasting))
}
