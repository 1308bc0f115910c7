// Events of a figure: NAME is dispatched (announcer.js) and heard as `n-queens-NAME`.

export const MOMENT_EVENTS = ['begin', 'step', 'solution', 'end', 'rest', 'measured']

export function listen(figure, names, listener) {
	for (const name of names) figure.addEventListener(`n-queens-${name}`, event => listener(event, name))
}
