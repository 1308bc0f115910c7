import {spawnSync} from 'node:child_process'

/** @param {string | Buffer} text @param {...(string | number)} words  after the file */
export const checked = (text, ...words) =>
	spawnSync('build/nqueens', ['check', '-', ...words.map(String)], {input: text, encoding: 'utf8'})

export const judged = (text, ...words) => JSON.parse(checked(text, ...words, '--format', 'json').stdout)
