export default {
	name: 'Recursion from a start row',
	about:
		'From a recursion exercise for beginners. It begins in any row, wraps round from the last to the first, and looks in all eight directions until it meets a queen or the edge. It stops at the first solution.',
}
