// Touches that drag a slider or a queen of a figure do not reach the page, which would take them for swipes.

const DRAGGED = '[type=range], [data-has=queen]'

const TYPES = ['touchstart', 'touchmove', 'touchend', 'pointerdown', 'pointermove', 'pointerup']

function onTouch(event) {
	if (event.pointerType !== 'mouse' && event.target.matches(DRAGGED)) event.stopPropagation()
}

/** @param {ShadowRoot} tree */
export function stopDrags(tree) {
	for (const type of TYPES) tree.addEventListener(type, onTouch, {passive: true})
}
