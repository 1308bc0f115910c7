// A program that stores a list of columns and compares each square with every queen. The page has no such search; some
// mistakes (mistakes.js) are possible only in this program.

import {inJavaScript} from './braces.js'

const test = (abs = 'abs') => `	for (int r = 0; r < row; r++) §test
		if (queens[r] == col || ${abs}(queens[r] - col) == row - r) return false; §test
	return true; §test
}`

const body = (found, isFree, recursion) => `	if (row == n) {
		${found}; §solution
		return;
	}
	for (int col = 0; col < n; col++) { §enter
		if (!${isFree}(row, col)) continue;
		queens[row] = col; §place
		${recursion};
		queens[row] = -1; §remove
	} §leave
}`

export const LISTINGS = {
	python: `
def is_free(row, col):
	for r in range(row): §test
		if queens[r] == col or abs(queens[r] - col) == row - r: §test
			return False
	return True §test

def backtrack(row):
	if row == n:
		res.append(list(queens)) §solution
		return
	for col in range(n): §enter leave
		if is_free(row, col):
			queens[row] = col §place
			backtrack(row + 1)
			queens[row] = -1 §remove

backtrack(0) §done
`,
	c: `
bool is_free(int row, int col) {
${test()}

void backtrack(int row) {
${body('print_board(queens)', 'is_free', 'backtrack(row + 1)')}

int main(void) { backtrack(0); } §done
`,
	javascript: `
function isFree(row, col) {
${inJavaScript(test('Math.abs'))}

function backtrack(row) {
${inJavaScript(body('res.push([...queens])', 'isFree', 'backtrack(row + 1)'))}

backtrack(0) §done
`,
	csharp: `
static bool IsFree(int row, int col) {
${test('Math.Abs')}

static void Backtrack(int row) {
${body('res.Add(queens.ToArray())', 'IsFree', 'Backtrack(row + 1)')}

static void Main() => Backtrack(0); §done
`,
	ruby: `
def is_free(row, col, queens)
	row.times.none? do |r| §test
		queens[r] == col || (queens[r] - col).abs == row - r §test
	end
end

def backtrack(row, n, queens, res)
	if row == n
		res << queens.dup §solution
		return
	end
	n.times do |col| §enter
		next unless is_free(row, col, queens)
		queens[row] = col §place
		backtrack(row + 1, n, queens, res)
		queens[row] = -1 §remove
	end §leave
end

backtrack(0, n, queens, res) §done
`,
	java: `
static boolean isFree(int row, int col) {
${test('Math.abs')}

static void backtrack(int row) {
${body('res.add(queens.clone())', 'isFree', 'backtrack(row + 1)')}

public static void main(String[] args) { backtrack(0); } §done
`,
	cpp: `
bool is_free(int row, int col) {
${test()}

void backtrack(int row) {
${body('res.push_back(queens)', 'is_free', 'backtrack(row + 1)')}

int main() { backtrack(0); } §done
`,
}
