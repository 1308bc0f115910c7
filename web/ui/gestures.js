// Hides a figure's gestures from the page around it. These are touches of buttons, fields, sliders and queens. Over
// parts that scroll, they are all touches and the wheel.

const TOUCHED = 'button, input, select, summary, [data-has=queen]'

const TYPES = ['touchstart', 'touchmove', 'touchend', 'pointerdown', 'pointermove', 'pointerup', 'wheel']

const scrolls = part =>
	(part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth) &&
	/auto|scroll/.test(getComputedStyle(part).overflow)

function hide(event) {
	if (event.pointerType === 'mouse' || event.ctrlKey) return
	const parts = event.composedPath(),
		isTouched = event.type !== 'wheel' && event.target.closest(TOUCHED)
	if (isTouched || parts.slice(0, parts.indexOf(event.currentTarget)).some(scrolls)) event.stopPropagation()
}

/** @param {ShadowRoot} tree */
export function keepGestures(tree) {
	for (const type of TYPES) tree.addEventListener(type, hide, {passive: true})
}
