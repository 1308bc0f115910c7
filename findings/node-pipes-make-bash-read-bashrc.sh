#!/bin/sh
# A `bash -c` command started by Node.js reads ~/.bashrc and prints what that prints, although it is not interactive.
# Node.js makes the pipes of a child as sockets, and bash as Debian builds it takes a socket on standard input for the
# network connection of a remote shell. It does so only where SHLVL is not set: under cron, systemd, make and sh, but not
# in a developer's terminal. A workflow program started by Node.js hands its standard input on, so that each of its jobs
# reads ~/.bashrc too. Instead: give the child no standard input (`stdin: 'ignore'`).
#
# Expected: no difference between a pipe and no input, since `-c` is not interactive. The guess was that only `bash -i`
# reads it.
# Version: execa 9.6.0; Node.js 20; GNU bash 5.2.15 of Debian 12.
# Output seen:
#   pipe: from bashrc, 92
#   ignore: 92
#   pipe with SHLVL=1: 92
# Exits with 1 when that has changed. Needs Node.js 18.19 or later, bash and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' >package.json
npm install --loglevel=error --no-audit --no-fund --no-progress execa@9.6.0 >&2
mkdir home
echo 'echo from bashrc' >home/.bashrc
cat >run.js <<'JS'
import {execa} from 'execa'

const run = async (stdin, more = {}) => {
	const env = {PATH: process.env.PATH, HOME: `${process.cwd()}/home`, ...more}
	const {stdout} = await execa('bash', ['-c', 'echo 92'], {stdin, env, extendEnv: false})
	return stdout.split('\n').join(', ')
}
const outputs = [await run('pipe'), await run('ignore'), await run('pipe', {SHLVL: '1'})]
;['pipe', 'ignore', 'pipe with SHLVL=1'].forEach((name, i) => console.log(`${name}: ${outputs[i]}`))
process.exitCode = outputs.join('; ') === 'from bashrc, 92; 92; 92' ? 0 : 1
JS
node run.js
