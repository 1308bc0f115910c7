window.spied = {
	...{workers: 0, ended: 0, opened: 0, closed: 0},
	walks: () => window.spied.opened - window.spied.closed,
	alive: () => window.spied.workers - window.spied.ended,
}

window.Worker = class extends Worker {
	constructor(...args) {
		super(...args)
		window.spied.workers++
	}
	terminate() {
		window.spied.ended++
		super.terminate()
	}
	postMessage(message, ...rest) {
		if (message?.method === 'open') window.spied.opened++
		if (message?.method === 'close') window.spied.closed++
		super.postMessage(message, ...rest)
	}
}
