#!/bin/sh
# chess.js 1.4.0 draws, moves and exports a board of queens without kings, if it is loaded with `skipValidation`. The PGN that it
# writes holds the position as FEN. `loadPgn` cannot read that PGN: it validates the FEN, and takes no `skipValidation`.
# A saved queens position is lost to the library that wrote it. On the same board, Black to move, `isStalemate` says true.
# Instead: store `fen()` and the moves, and read them with `load(fen, {skipValidation: true})`.
#
# Expected: `loadPgn` reads each text that `pgn` writes. The guess was only that the FEN survives, and it does.
# Version: chess.js 1.4.0; Node.js 20.
# Output seen:
#   queens: 8, moves: 173, move: Qef8
#   written: [FEN "4Q3/6Q1/3Q4/Q7/2Q5/5Q2/1Q6/7Q w - - 0 1"] 1. Qef8
#   read: Invalid FEN: missing white king
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress chess.js@1.4.0 >&2
cat > save.js <<'JS'
import {Chess} from 'chess.js'

const board = new Chess('4Q3/6Q1/3Q4/Q7/2Q5/5Q2/1Q6/7Q w - - 0 1', {skipValidation: true})
const queens = board.findPiece({type: 'q', color: 'w'}).length
const moves = board.moves().length
const move = board.move({from: 'e8', to: 'f8'}).san
console.log(`queens: ${queens}, moves: ${moves}, move: ${move}`)
const written = board.pgn()
console.log(`written: ${written.match(/\[FEN.*\]/)[0]} ${written.match(/1\. \S+/)[0]}`)
let read = 'the position'
try {
	new Chess().loadPgn(written)
} catch (error) {
	read = error.message
}
console.log(`read: ${read}`)
process.exitCode = move === 'Qef8' && board.isStalemate() && /missing white king/.test(read) ? 0 : 1
JS
node save.js
