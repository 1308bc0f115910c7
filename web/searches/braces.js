export const inJavaScript = lines =>
	lines
		.replace(/;(?= §|$)/gm, '')
		.replace(/ ([=!])= /g, ' $1== ')
		.replaceAll('(int ', '(let ')
		.replaceAll('int ', 'const ')
