#!/bin/sh
# A board of 5 x 5 with three queens, its first row and first column still empty, is written to a spreadsheet, and comes back with
# the queens on other squares, without a warning. SheetJS (xlsx 0.18.5) reads the used cells, B2 to D4, and counts from there: as CSV,
# JSON and HTML the board is 3 x 3, so (2,2) becomes (1,1). ExcelJS 4.4.0 reads its own file right, but its CSV lacks the empty rows
# at the top, and keeps the columns. Full boards of n queens are not affected, so tests with solutions show nothing.
# Instead: write a mark, such as ".", into each empty square; or set `sheet['!ref'] = 'A1:E5'` before the conversion.
#
# Expected: rows and columns count from A1, as LibreOffice does. Guessed for SheetJS; not for ExcelJS.
# Versions: xlsx 0.18.5, exceljs 4.4.0; Node.js 20.
# Output seen, for queens on B2, D3, C4:
#   SheetJS CSV: Q,, | ,,Q | ,Q,
#   SheetJS JSON: [["Q"],[null,null,"Q"],[null,"Q"]]
#   SheetJS CSV from A1: ,,,, | ,Q,,, | ,,,Q, | ,,Q,, | ,,,,
#   ExcelJS CSV: ,Q | ,,,Q | ,,Q
#   ExcelJS cells: B2 D3 C4
# Exits with 1 when that has changed. Needs Node.js 18 or later and a package registry.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' > package.json
npm install --loglevel=error --no-audit --no-fund --no-progress --ignore-scripts xlsx@0.18.5 exceljs@4.4.0 >&2
cat > board.js <<'JS'
const ExcelJS = require('exceljs')
const {read, utils} = require('xlsx')

const rows = text => text.trimEnd().split('\n').join(' | ')

async function run() {
	const written = new ExcelJS.Workbook()
	const board = written.addWorksheet('board')
	for (const square of ['B2', 'D3', 'C4']) board.getCell(square).value = 'Q'
	const file = Buffer.from(await written.xlsx.writeBuffer())

	const sheet = read(file).Sheets.board
	const seen = {'SheetJS CSV': rows(utils.sheet_to_csv(sheet))}
	seen['SheetJS JSON'] = JSON.stringify(utils.sheet_to_json(sheet, {header: 1}))
	sheet['!ref'] = 'A1:E5'
	seen['SheetJS CSV from A1'] = rows(utils.sheet_to_csv(sheet))

	const again = new ExcelJS.Workbook()
	await again.xlsx.load(file)
	seen['ExcelJS CSV'] = rows(String(await again.csv.writeBuffer()))
	const squares = []
	again.worksheets[0].eachRow(row => row.eachCell(cell => squares.push(cell.address)))
	seen['ExcelJS cells'] = squares.join(' ')

	for (const [name, text] of Object.entries(seen)) console.log(`${name}: ${text}`)
	const expected = [
		'Q,, | ,,Q | ,Q,',
		'[["Q"],[null,null,"Q"],[null,"Q"]]',
		',,,, | ,Q,,, | ,,,Q, | ,,Q,, | ,,,,',
		',Q | ,,,Q | ,,Q',
		'B2 D3 C4',
	]
	process.exitCode = Object.values(seen).join() === expected.join() ? 0 : 1
}
run()
JS
node board.js
