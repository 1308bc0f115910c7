// What the mode that walks one search says to an English reader beside what a figure says.

export default {
	language: 'en',
	name: 'Walk',
}
