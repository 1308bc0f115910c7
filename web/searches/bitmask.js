// bitmask: backtracking on bitmasks, as in counting programs (Richards, 1997).

const SIGNATURE = 'void attempt(int row, int cols, int diags1, int diags2)'

/** lowest: code in the listing's language for the column of the lowest bit. */
const inBraces = (signature, found, lowest) => `
${signature} {
	if (row == n) {
		${found}; §solution
		return;
	}
	for (int free = all & ~(cols | diags1 | diags2); free != 0; free &= free - 1) { §enter
		int bit = free & -free, col = ${lowest};
		queens[row] = col; §place
		attempt(row + 1, cols | bit, (diags1 | bit) << 1, (diags2 | bit) >> 1); §call
		queens[row] = -1; §remove
	} §leave
}
`

export default {
	names: {
		call: 'attempt',
		values: ['0', '1'],
		arrays: {cols: ['bit', 'col'], diags1: ['bit', 'col'], diags2: ['bit', 'col'], free: ['bit', 'col']},
	},
	predictable: ['place', 'remove'],
	listings: {
		c: `${inBraces(SIGNATURE, 'print_board(queens)', '__builtin_ctz(free)')}
int main(void) { attempt(0, 0, 0, 0); } §done
`,
		python: `
def attempt(row, cols, diags1, diags2):
	if row == n:
		res.append(queens[:]) §solution
		return
	free = every & ~(cols | diags1 | diags2) §enter
	while free:
		bit = free & -free
		free, col = free ^ bit, bit.bit_length() - 1
		queens[row] = col §place
		attempt(row + 1, cols | bit, (diags1 | bit) << 1, (diags2 | bit) >> 1) §call
		queens[row] = None §remove
	return §leave

attempt(0, 0, 0, 0) §done
`,
		java: `${inBraces(`static ${SIGNATURE}`, 'res.add(queens.clone())', 'Integer.numberOfTrailingZeros(free)')}
public static void main(String[] args) { attempt(0, 0, 0, 0); } §done
`,
		pseudo: `
attempt(row, cols, diags1, diags2)
	if row = n
		res ← res + [queens] §solution
		return
	free ← the bits that are in none of cols, diags1, diags2 §enter
	while free ≠ 0
		bit ← the lowest bit of free
		free ← free without bit
		queens[row] ← the column of bit §place
		attempt(row + 1, cols + bit, (diags1 + bit) × 2, (diags2 + bit) ÷ 2) §call
		queens[row] ← empty §remove
	return §leave

attempt(0, 0, 0, 0) §done
`,
	},
}
