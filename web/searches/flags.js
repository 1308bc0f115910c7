// flags: backtracking with three boolean arrays.

import {inJavaScript} from './braces.js'

const body = (found, recursion) => `	if (row == n) {
		${found}; §solution
		return;
	}
	for (int col = 0; col < n; col++) { §enter
		int diag1 = row - col + n - 1, diag2 = row + col;
		if («cols[col]» || «diags1[diag1]» || «diags2[diag2]») continue; §test
		state[row][col] = 'Q'; §place
		cols[col] = diags1[diag1] = diags2[diag2] = true; §place
		${recursion}; §call
		state[row][col] = '#'; §remove
		cols[col] = diags1[diag1] = diags2[diag2] = false; §remove
	} §leave
}`

const SIGNATURE = 'backtrack(row, n, state, res, cols, diags1, diags2)'

export default {
	names: {
		call: 'backtrack',
		values: ['false', 'true'],
		arrays: {
			cols: ['column', 'col'],
			diags1: ['diagonal', 'row − col + n − 1'],
			diags2: ['antidiagonal', 'row + col'],
		},
	},
	condition: {parts: ['column', 'diagonal', 'antidiagonal']},
	listings: {
		python: `
def n_queens(n):
	state = [["#"] * n for _ in range(n)]
	res, cols = [], [False] * n
	diags1, diags2 = [False] * (2 * n - 1), [False] * (2 * n - 1)
	backtrack(0, n, state, res, cols, diags1, diags2)
	return res §done

def ${SIGNATURE}:
	if row == n:
		res.append([list(line) for line in state]) §solution
		return
	for col in range(n): §enter leave
		diag1, diag2 = row - col + n - 1, row + col
		if not («cols[col]» or «diags1[diag1]» or «diags2[diag2]»): §test
			state[row][col] = "Q" §place
			cols[col] = diags1[diag1] = diags2[diag2] = True §place
			backtrack(row + 1, n, state, res, cols, diags1, diags2) §call
			state[row][col] = "#" §remove
			cols[col] = diags1[diag1] = diags2[diag2] = False §remove
`,
		pseudo: `
backtrack(row)
	if row = n
		res ← res + [state] §solution
	else
		for col ← 0 … n − 1 §enter
			if not («cols[col]» or «diags1[row − col + n − 1]» or «diags2[row + col]») §test
				state[row, col], cols[col], diags1[row − col + n − 1], diags2[row + col] ← true §place
				backtrack(row + 1) §call
				state[row, col], cols[col], diags1[row − col + n − 1], diags2[row + col] ← false §remove
		end for §leave

backtrack(0) §done
`,
		c: `
void backtrack(int row) {
${body('print_board(state)', 'backtrack(row + 1)')}

int main(void) { backtrack(0); } §done
`,
		javascript: `
function ${SIGNATURE} {
${inJavaScript(body('res.push(state.map(line => [...line]))', SIGNATURE.replace('row', 'row + 1')))}

backtrack(0, n, state, res, cols, diags1, diags2) §done
`,
		csharp: `
static void Backtrack(int row) {
${body('res.Add(state.Select(line => new string(line)).ToArray())', 'Backtrack(row + 1)')}

static void Main() => Backtrack(0); §done
`,
		java: `
static void backtrack(int row) {
${body('res.add(Stream.of(state).map(String::new).toArray(String[]::new))', 'backtrack(row + 1)')}

public static void main(String[] args) { backtrack(0); } §done
`,
		cpp: `
void backtrack(int row) {
${body('res.push_back(state)', 'backtrack(row + 1)')}

int main() { backtrack(0); } §done
`,
		ruby: `
def ${SIGNATURE}
	if row == n
		res << state.map(&:dup) §solution
		return
	end
	n.times do |col| §enter
		diag1, diag2 = row - col + n - 1, row + col
		next if «cols[col]» || «diags1[diag1]» || «diags2[diag2]» §test
		state[row][col] = "Q" §place
		cols[col] = diags1[diag1] = diags2[diag2] = true §place
		backtrack(row + 1, n, state, res, cols, diags1, diags2) §call
		state[row][col] = "#" §remove
		cols[col] = diags1[diag1] = diags2[diag2] = false §remove
	end §leave
end

backtrack(0, n, state, res, cols, diags1, diags2) §done
`,
		swift: `
func backtrack(_ row: Int) {
	if row == n {
		res.append(state) §solution
		return
	}
	for col in 0..<n { §enter
		let diag1 = row - col + n - 1, diag2 = row + col
		if «cols[col]» || «diags1[diag1]» || «diags2[diag2]» { continue } §test
		state[row][col] = "Q" §place
		(cols[col], diags1[diag1], diags2[diag2]) = (true, true, true) §place
		backtrack(row + 1) §call
		state[row][col] = "#" §remove
		(cols[col], diags1[diag1], diags2[diag2]) = (false, false, false) §remove
	} §leave
}

backtrack(0) §done
`,
	},
}
