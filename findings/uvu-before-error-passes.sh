#!/bin/sh
# When a suite's `before` hook throws, uvu 0.5.6 runs none of its tests, prints neither the error nor a failure, and exits with 0.
# A file whose server does not start is green. The summary differs from a good run only in `Passed: 0` below `Total: 2`.
#
# Guess before the run: the error is printed and the exit code is 1, as for a test that throws.
# Version: uvu 0.5.6; Node.js 20.
# Output seen, alone and under the runner, besides the times:
#   queens    (0 / 2)
#   Total:     2
#   Passed:    0
#   Skipped:   0
#   exit code 0
# Instead: wrap `before` so that it prints what it caught and sets the exit code; let the runner fail a file where no test ran.
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress uvu@0.5.6 >&2
cat > queens.js <<'JS'
import {suite} from 'uvu'

const queens = suite('queens')
queens.before(() => {
	throw new Error('the server does not start')
})
queens('passes', () => {})
queens('fails', () => {
	throw new Error('never seen')
})
queens.run()
JS
shown() {
	output=$("$@" 2>&1) && code=0 || code=$?
	printf '%s\nexit code %s\n' "$output" "$code"
	test "$code" = 0 || exit 1
	printf '%s\n' "$output" | grep -q 'Total: *2' || exit 1
	printf '%s\n' "$output" | grep -q 'Passed: *0' || exit 1
	! printf '%s\n' "$output" | grep -q 'does not start' || exit 1
}
shown node queens.js
shown npx uvu --no-color . 'queens\.js$'
