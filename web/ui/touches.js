// Touches of a figure's controls do not reach the page, which would take them for swipes or taps of its own.

const TOUCHED = 'button, input, select, summary, [data-has=queen]'

const TYPES = ['touchstart', 'touchmove', 'touchend', 'pointerdown', 'pointermove', 'pointerup']

function onTouch(event) {
	if (event.pointerType !== 'mouse' && event.target.closest(TOUCHED)) event.stopPropagation()
}

export function keepTouches(tree) {
	for (const type of TYPES) tree.addEventListener(type, onTouch, {passive: true})
}
