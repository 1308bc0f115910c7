// Touches that drag a slider or a queen of a figure do not reach the page, which would take them for swipes.

const DRAGGED = 'input[type=range], [data-has=queen]:not([data-fixed])'

function onTouch(event) {
	if (event.pointerType !== 'mouse' && event.target.matches(DRAGGED)) event.stopPropagation()
}

/** @param {ShadowRoot} tree */
export function stopDrags(tree) {
	for (const what of ['touchstart', 'touchmove', 'touchend', 'pointerdown', 'pointermove', 'pointerup'])
		tree.addEventListener(what, onTouch, {passive: true})
}
