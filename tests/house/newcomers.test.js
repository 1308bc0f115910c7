// Adding a search, or a command of the terminal, is one file and one line of a table, to the letter: done here in a copy, built and run.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

test('a copy of flags.c under a new name and one line in table.h are a sixth search; so are one of classes.c and one line in commands.h a command', () => {
	const folder = mkdtempSync(join(tmpdir(), 'n-queens-'))
	try {
		cpSync('c', join(folder, 'c'), { recursive: true })
		cpSync('Makefile', join(folder, 'Makefile'))
		const source = readFileSync('c/search/flags.c', 'utf8')
			.replace('nq_search_flags', 'nq_search_sixth')
			.replace('"flags"', '"sixth"')
		writeFileSync(join(folder, 'c/search/sixth.c'), source)
		appendFileSync(join(folder, 'c/search/table.h'), 'SEARCH(sixth)\n')
		const command = readFileSync('c/cli/classes.c', 'utf8').replace(
			'cli_classes = {"classes"',
			'cli_orbits = {"orbits"',
		)
		writeFileSync(join(folder, 'c/cli/orbits.c'), command)
		appendFileSync(join(folder, 'c/cli/commands.h'), 'COMMAND(orbits)\n')
		execFileSync('make', ['-s', 'build/nqueens'], { cwd: folder, stdio: 'pipe' })
		const nqueens = (...args) => execFileSync(join(folder, 'build/nqueens'), args, { encoding: 'utf8' })
		assert.match(nqueens('searches'), /^sixth {2}/m)
		assert.is(nqueens('walk', '6', '--search', 'sixth'), nqueens('walk', '6', '--search', 'flags'))
		assert.match(nqueens('--help'), /^nqueens orbits N$/m)
		assert.is(nqueens('orbits', '6'), nqueens('classes', '6'))
	} finally {
		rmSync(folder, { recursive: true })
	}
})

test.run()
