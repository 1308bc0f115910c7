// Limits that no formatter checks: lines of 120 columns, C files of 400 lines, C functions of 60 lines (Biome counts
// those of JavaScript); C includes only the same or a lower layer. Prints `FILE:LINE fault` for each violation.
//
// Exempt: generated tables, files of words (their lines are sentences), and test titles.

import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

const MOST_COLUMNS = 120
const MOST_LINES = 400
const MOST_OF_A_FUNCTION = 60
const TAB = 2
const TITLE = /^\s*(\w+\()?(['"`]).*\2(, (async )?(\(?\w*\)? => .*)?)?$/

/** Layers of c/, highest first. */
const LAYERS = [
	/^c\/(cli\/|wasm)/,
	/^c\/check\b/,
	/^c\/(timeline|tree|solutions|symmetry|format|count|shard|complete|why|puzzle)\b/,
	/^c\/(search|seek)\b/,
	/^c\/(lines|setup|random)\b/,
	/^c\/(board|totals)\b/,
]

const files = ['c', 'web', 'tests', '.ci']
	.flatMap(folder => readdirSync(folder, {recursive: true}).map(name => `${folder}/${name}`))
	.filter(name => /\.(c|h|inc|js|cjs|css)$/.test(name) && !name.endsWith('_table.h'))
const isOfWords = file => /^web\/words\/\w+\//.test(file)
const isOfC = file => /\.(c|h|inc)$/.test(file)

/** @type {string[]} */
const faults = []
for (const file of files) {
	const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
	if (!isOfWords(file)) findWide(file, lines)
	if (isOfC(file)) {
		if (lines.length > MOST_LINES) faults.push(`${file}:${MOST_LINES} ${lines.length} lines in a file`)
		findLongFunctions(file, lines)
		findUpward(file, lines)
	}
}

/** Japanese letters are two columns wide. @param {string} line */
function columnsOf(line) {
	let columns = 0
	for (const letter of line)
		columns +=
			letter === '\t'
				? TAB
				: /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(letter)
					? 2
					: 1
	return columns
}

/** A test title is a sentence on one line, whatever its length. */
function isTitle(file, line) {
	return file.startsWith('tests/') && TITLE.test(line)
}

function findWide(file, lines) {
	for (const [i, line] of lines.entries())
		if (columnsOf(line) > MOST_COLUMNS && !isTitle(file, line))
			faults.push(`${file}:${i + 1} ${columnsOf(line)} columns`)
}

/** clang-format puts a brace into the first column of a function's last line, and of no other line in it. */
function findLongFunctions(file, lines) {
	let from = -1
	for (const [i, line] of lines.entries()) {
		if (/^\w.*\)\s*\{$/.test(line)) from = i
		if (line !== '}' || from < 0) continue
		if (i - from + 1 > MOST_OF_A_FUNCTION) faults.push(`${file}:${from + 1} ${i - from + 1} lines in a function`)
		from = -1
	}
}

function findUpward(file, lines) {
	const floorOf = path => LAYERS.findIndex(floor => floor.test(path))
	for (const [i, line] of lines.entries()) {
		const [, name] = /^#include "(.+)"/.exec(line) ?? [],
			path = name && [join(dirname(file), name), join('c', name)].find(path => existsSync(path))
		if (path && floorOf(path) < floorOf(file)) faults.push(`${file}:${i + 1} includes ${path}, which stands above`)
	}
}

console.log(faults.join('\n'))
process.exitCode = faults.length > 0 ? 1 : 0
