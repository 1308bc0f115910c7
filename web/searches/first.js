// first: the function search(i) of an exam, whose rows and columns count from 1. One listing has the exam's notation
// with Japanese keywords.

import {inJavaScript} from './braces.js'

const body = search => `	if (i > N) {
		return SUCCESS; §solution
	}
	for (int k = 1; k <= N; k++) { §enter
		if («col[k] == FREE» && «upwd[i + k - 1] == FREE» && «downwd[i - k + N] == FREE») { §test
			pos[i] = k; §place
			col[k] = upwd[i + k - 1] = downwd[i - k + N] = NOT_FREE; §place
			if (${search}(i + 1) == SUCCESS) { §call
				return SUCCESS; §leave:success
			}
			pos[i] = 0; §remove
			col[k] = upwd[i + k - 1] = downwd[i - k + N] = FREE; §remove
		}
	}
	return FAILURE; §leave:failure
}`

export default {
	names: {
		call: 'search',
		row: 'i',
		col: 'k',
		from: 1,
		values: ['FREE', 'NOT_FREE'],
		arrays: {
			pos: ['row', 'i'],
			col: ['column', 'k'],
			upwd: ['antidiagonal', 'i + k − 1'],
			downwd: ['diagonal', 'i − k + n'],
		},
	},
	condition: {
		parts: ['column', 'antidiagonal', 'diagonal'],
		truth: {true: 'FREE', false: 'NOT_FREE'},
		asksForFree: true,
	},
	listings: {
		exam: `
function search(i)
	if (i > N)
		return (SUCCESS) §solution
	endif
	for (k を 1 から N まで 1 ずつ増やす) §enter
		if («col[k] が FREE» かつ «upwd[i + k - 1] が FREE» かつ «downwd[i - k + N] が FREE») §test
			pos[i] ← k §place
			col[k] ← NOT_FREE §place
			upwd[i + k - 1] ← NOT_FREE §place
			downwd[i - k + N] ← NOT_FREE §place
			if (search(i + 1) が SUCCESS) §call
				return (SUCCESS) §leave:success
			endif
			pos[i] ← 0 §remove
			col[k] ← FREE §remove
			upwd[i + k - 1] ← FREE §remove
			downwd[i - k + N] ← FREE §remove
		endif
	endfor
	return (FAILURE) §leave:failure
endfunction

search(1) §done
`,
		pseudo: `
search(i)
	if i > N
		return SUCCESS §solution
	for k ← 1 … N §enter
		if «col[k] = FREE» and «upwd[i + k − 1] = FREE» and «downwd[i − k + N] = FREE» §test
			pos[i] ← k §place
			col[k], upwd[i + k − 1], downwd[i − k + N] ← NOT_FREE §place
			if search(i + 1) = SUCCESS §call
				return SUCCESS §leave:success
			pos[i] ← 0 §remove
			col[k], upwd[i + k − 1], downwd[i − k + N] ← FREE §remove
	return FAILURE §leave:failure

search(1) §done
`,
		c: `
int search(int i) {
${body('search')}

int main(void) { return search(1); } §done
`,
		python: `
def search(i):
	if i > N:
		return SUCCESS §solution
	for k in range(1, N + 1): §enter
		if «col[k] == FREE» and «upwd[i + k - 1] == FREE» and «downwd[i - k + N] == FREE»: §test
			pos[i] = k §place
			col[k] = upwd[i + k - 1] = downwd[i - k + N] = NOT_FREE §place
			if search(i + 1) == SUCCESS: §call
				return SUCCESS §leave:success
			pos[i] = 0 §remove
			col[k] = upwd[i + k - 1] = downwd[i - k + N] = FREE §remove
	return FAILURE §leave:failure

search(1) §done
`,
		javascript: `
function search(i) {
${inJavaScript(body('search'))}

search(1) §done
`,
		csharp: `
static bool Search(int i) {
${body('Search')}

static void Main() => Search(1); §done
`,
		ruby: `
def search(i)
	if i > N
		return SUCCESS §solution
	end
	1.upto(N) do |k| §enter
		if «$col[k] == FREE» && «$upwd[i + k - 1] == FREE» && «$downwd[i - k + N] == FREE» §test
			$pos[i] = k §place
			$col[k] = $upwd[i + k - 1] = $downwd[i - k + N] = NOT_FREE §place
			if search(i + 1) == SUCCESS §call
				return SUCCESS §leave:success
			end
			$pos[i] = 0 §remove
			$col[k] = $upwd[i + k - 1] = $downwd[i - k + N] = FREE §remove
		end
	end
	FAILURE §leave:failure
end

search(1) §done
`,
		swift: `
func search(_ i: Int) -> Bool {
	if i > N {
		return SUCCESS §solution
	}
	for k in 1...N { §enter
		let up = i + k - 1, down = i - k + N
		if «col[k] == FREE» && «upwd[up] == FREE» && «downwd[down] == FREE» { §test
			pos[i] = k §place
			(col[k], upwd[up], downwd[down]) = (NOT_FREE, NOT_FREE, NOT_FREE) §place
			if search(i + 1) == SUCCESS { §call
				return SUCCESS §leave:success
			}
			pos[i] = 0 §remove
			(col[k], upwd[up], downwd[down]) = (FREE, FREE, FREE) §remove
		}
	}
	return FAILURE §leave:failure
}

_ = search(1) §done
`,
	},
}
