#!/bin/sh
# tincanjs 0.50.0 converts durations of statements to milliseconds, and counts each hour as 3601 seconds: PT1H is 3601000, PT36H is
# 129636000. Minutes and seconds are right. Its other direction is right too, but rounds to hundredths: 4 milliseconds are PT0S, so
# an hour that is written and read again is a second longer, and quick answers took no time.
# Instead: convert with another library, or take the number of hours in milliseconds off the result.
#
# Expected: 3600000. The guess was that days are lost; they are rejected with an error.
# Version: tincanjs 0.50.0; Node.js 20.
# Output seen:
#   PT90S 90000
#   PT1M30S 90000
#   PT1H 3601000
#   PT36H 129636000
#   3600000 PT1H0S 3601000
#   4 PT0S 0
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts tincanjs@0.50.0 >&2
cat > durations.js <<'JS'
const {Utils} = require('tincanjs')

const read = Utils.convertISO8601DurationToMilliseconds
const write = Utils.convertMillisecondsToISO8601Duration
const lines = ['PT90S', 'PT1M30S', 'PT1H', 'PT36H'].map(duration => `${duration} ${read(duration)}`)
for (const milliseconds of [3600000, 4]) {
	const duration = write(milliseconds)
	lines.push(`${milliseconds} ${duration} ${read(duration)}`)
}
console.log(lines.join('\n'))
const expected = 'PT90S 90000,PT1M30S 90000,PT1H 3601000,PT36H 129636000,3600000 PT1H0S 3601000,4 PT0S 0'
process.exitCode = lines.join() === expected ? 0 : 1
JS
node durations.js
