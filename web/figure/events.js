// Events of a figure: effects.js dispatches NAME as `n-queens-NAME`.

export const MOMENT_EVENTS = ['begin', 'step', 'solution', 'end', 'rest', 'measured']

export function listen(figure, names, listener) {
	for (const name of names) figure.addEventListener(`n-queens-${name}`, event => listener(event, name))
}
