import {equal, test} from '#test'
import {withLighthouse} from '../helpers/lighthouse.js'

const onlyCategories = ['accessibility', 'best-practices', 'seo']

test('pages on a phone score at least 95 in Lighthouse', () =>
	withLighthouse(async resultOf => {
		for (const address of ['index.html', 'tutorial-prune.html', 'embed.html?n=8&step=120']) {
			const {categories, audits} = await resultOf(address, {onlyCategories})
			const lostBy = ({auditRefs}) =>
				auditRefs.filter(({id, weight}) => weight > 0 && audits[id].score < 1).map(({id}) => id)
			const low = Object.values(categories).filter(({score}) => score < 0.95)
			equal([Object.keys(categories), low.map(lostBy)], [onlyCategories, []], address)
		}
	}))

test.run()
