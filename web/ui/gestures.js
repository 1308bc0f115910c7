// Hides gestures that a figure uses from the page around it: touches of buttons, fields, sliders and queens, and
// touches and the wheel over parts that scroll.

const TOUCHED = 'button, input, select, summary, [data-has=queen]'

const TYPES = ['touchstart', 'touchmove', 'touchend', 'pointerdown', 'pointermove', 'pointerup']

const SCROLLING = /auto|scroll/

function scrolls(part) {
	const {overflowX, overflowY} = getComputedStyle(part)
	const isLonger = part.scrollHeight > part.clientHeight && SCROLLING.test(overflowY)
	return isLonger || (part.scrollWidth > part.clientWidth && SCROLLING.test(overflowX))
}

function isOverScrolling(event) {
	const parts = event.composedPath()
	return parts.slice(0, parts.indexOf(event.currentTarget)).some(scrolls)
}

function onTouch(event) {
	if (event.pointerType === 'mouse') return
	if (event.target.closest(TOUCHED) || isOverScrolling(event)) event.stopPropagation()
}

function onWheel(event) {
	if (!event.ctrlKey && isOverScrolling(event)) event.stopPropagation()
}

/** @param {ShadowRoot} tree */
export function keepGestures(tree) {
	for (const type of TYPES) tree.addEventListener(type, onTouch, {passive: true})
	tree.addEventListener('wheel', onWheel, {passive: true})
}
