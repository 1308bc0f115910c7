// Links in an author's text that move a figure: <a href="#" data-n-queens="ID" data-step="120">.

const SET = ['n', 'search', 'start-row', 'views', 'listing', 'speed']

export function followLinks(page) {
	page.addEventListener('click', event => {
		const link = event.composedPath()[0].closest?.('[data-n-queens]')
		const name = link?.getAttribute('data-n-queens'),
			figure = link && (link.getRootNode().getElementById(name) ?? page.getElementById(name))
		if (figure?.localName !== 'n-queens' || event.defaultPrevented) return
		event.preventDefault()
		drive(figure, name => link.getAttribute(`data-${name}`))
	})
}

function drive(figure, read) {
	const isSet = name => read(name) !== null
	for (const name of SET.filter(isSet)) figure.setAttribute(name, read(name))
	if (['step', 'next', 'previous', 'pause'].some(isSet)) figure.pause()
	if (isSet('step')) figure.step = read('step')
	for (const way of ['next', 'previous'].filter(isSet)) figure[way](read(way) || undefined)
	if (isSet('play')) figure.play()
}
