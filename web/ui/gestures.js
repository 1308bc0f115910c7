// Gestures that a figure uses do not reach the page, which would take them for its own: touches of a button, field,
// slider or queen, and the wheel over a part that scrolls.

const TOUCHED = 'button, input, select, summary, [data-has=queen]'

const TYPES = ['touchstart', 'touchmove', 'touchend', 'pointerdown', 'pointermove', 'pointerup']

function onTouch(event) {
	if (event.pointerType !== 'mouse' && event.target.closest(TOUCHED)) event.stopPropagation()
}

const scrolls = part => part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)

function onWheel(event) {
	const parts = event.composedPath()
	const own = parts.slice(0, parts.indexOf(event.currentTarget))
	if (!event.ctrlKey && own.some(scrolls)) event.stopPropagation()
}

/** @param {ShadowRoot} tree */
export function keepGestures(tree) {
	for (const type of TYPES) tree.addEventListener(type, onTouch, {passive: true})
	tree.addEventListener('wheel', onWheel, {passive: true})
}
