import {equal, test} from '#test'
import {create} from 'webgpu'
import {MAX_CARD_N, MIN_CARD_N} from '#web/engine/known.js'
import {constantsOf, shadersOf} from '../../dist/card.mjs'

const gpu = create(['backend=null'])

for (let n = MIN_CARD_N; n <= MAX_CARD_N; n++)
	test(`the shaders of n = ${n} compile under default limits`, async () => {
		const device = await (await gpu.requestAdapter()).requestDevice()
		const faults = []
		for (const [label, code] of Object.entries(shadersOf(constantsOf(n)))) {
			const compute = {module: device.createShaderModule({label, code}), entryPoint: 'main'}
			await device
				.createComputePipelineAsync({label, layout: 'auto', compute})
				.catch(({message}) => faults.push(message))
		}
		device.destroy()
		equal(faults, [])
	})

test.run()
