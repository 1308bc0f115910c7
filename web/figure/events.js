// Names of a figure's events, without the prefix `n-queens-`.

export const MOMENT_EVENTS = ['begin', 'step', 'solution', 'end', 'rest', 'measured']

export function listen(figure, names, listener) {
	for (const name of names) figure.addEventListener(`n-queens-${name}`, event => listener(event, name))
}
