#!/bin/sh
# Compute Engine 0.140.0 reads formulas, such as answers typed into a formula field. A capital letter before a bracket is no factor:
# for N = 8, the pairs of queens N(N-1)/2 are 7/2, as N(...) "evaluates numerically". The result is a number, and `isValid` is true.
# Any other capital letter becomes a function there and stays one: M^2-M is 56 in a new engine, and an error in one that has read
# M(M-1). Small letters are factors: n(n-1)/2 is 28. A marker of answers rejects a right formula because of its letter.
# Instead: `engine.declare('N', 'integer')` (or `assign`) before the first `parse`; substituting values afterwards is too late.
#
# Expected: 28 for each letter. The guess was trouble with i, the imaginary unit; that the letter N fails was not guessed.
# Versions: @cortex-js/compute-engine 0.140.0, Node.js 22.23.3 (the package asks for 22.3 or later).
# Output seen:
#   n(n-1)/2 with n = 8: 28
#   N(N-1)/2 with N = 8: 7/2, valid: true
#   N(N-1)/2 with N = 8, declared: 28
#   M^2-M with M = 8: 56; after M(M-1), valid: false
# Exits with 1 when that has changed. Needs a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress node@22.23.3 @cortex-js/compute-engine@0.140.0 >&2
cat > pairs.js <<'JS'
import {ComputeEngine} from '@cortex-js/compute-engine'

function substitute(engine, latex, letter) {
	const formula = engine.parse(latex)
	return {value: formula.subs({[letter]: 8}).evaluate().toString(), isValid: formula.isValid}
}

const small = substitute(new ComputeEngine(), 'n(n-1)/2', 'n')
const capital = substitute(new ComputeEngine(), 'N(N-1)/2', 'N')
const declaring = new ComputeEngine()
declaring.declare('N', 'integer')
const declared = substitute(declaring, 'N(N-1)/2', 'N')
const engine = new ComputeEngine()
const before = substitute(new ComputeEngine(), 'M^2-M', 'M')
engine.parse('M(M-1)')
const after = substitute(engine, 'M^2-M', 'M')

console.log(`n(n-1)/2 with n = 8: ${small.value}`)
console.log(`N(N-1)/2 with N = 8: ${capital.value}, valid: ${capital.isValid}`)
console.log(`N(N-1)/2 with N = 8, declared: ${declared.value}`)
console.log(`M^2-M with M = 8: ${before.value}; after M(M-1), valid: ${after.isValid}`)
const seen = [small.value, capital.value, capital.isValid, declared.value, before.value, after.isValid]
process.exitCode = seen.join() === '28,7/2,true,28,56,false' ? 0 : 1
JS
./node_modules/.bin/node pairs.js
