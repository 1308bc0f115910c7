// Every word an English reader reads of a figure within a learning platform, and a teacher who makes a package for one.

export default {
	attempt: (attempt, attempts) => `Attempt ${attempt} of ${attempts}. The best one counts.`,
	noMore: 'This was the last attempt: your answers stay as they are.',
	gone: 'The learning platform does not answer. Your answers are kept in this browser and handed in as soon as it does.',
}
