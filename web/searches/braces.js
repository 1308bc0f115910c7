/** Lines of a listing in C as JavaScript writes them. */
export const inJavaScript = lines =>
	lines
		.replace(/;(?= §|$)/gm, '')
		.replace(/ ([=!])= /g, ' $1== ')
		.replaceAll('(int ', '(let ')
		.replaceAll('int ', 'const ')
