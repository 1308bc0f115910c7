// breadth-first: EQBoard, from an article on functional programming in Swift. Other languages have equivalents of
// reduce and flatMap.

export default {
	names: {call: 'tryAddAQueen', arrays: {queens: ['row', 'row']}},
	condition: {
		parts: ['column', 'distance'],
		partOf: ({line}) => (line === 'column' ? line : 'distance'),
		goesThroughQueens: true,
	},
	listings: {
		swift: `
struct EQBoard {
	let size: Int
	var queens: [Int] = []

	func tryAddAQueen(_ col: Int) -> EQBoard? {
		let row = queens.count
		let attacked = queens.enumerated().contains { r, c in «c == col» || «abs(c - col) == row - r» } §test
		if attacked { return nil }
		return EQBoard(size: size, queens: queens + [col]) §place solution
	}

	func boardAddAQueen() -> [EQBoard] {
		return (0..<size).compactMap { tryAddAQueen($0) } §enter leave
	}
}

func resolve(_ size: Int) -> [EQBoard] {
	return (0..<size).reduce([EQBoard(size: size)]) { boards, _ in
		boards.flatMap { $0.boardAddAQueen() } §level
	} §done
}
`,
		pseudo: `
boards ← [[]]
for row ← 0 … n − 1
	next ← []
	for queens in boards §enter
		for col ← 0 … n − 1
			if no r < row: «queens[r] = col» or «|queens[r] − col| = row − r» §test
				next ← next + [queens + [col]] §place solution
		end for §leave
	boards ← next §level
return boards §done
`,
		c: `
bool try_add_a_queen(EQBoard *board, int row, int col) {
	int *queens = board->queens;
	for (int r = 0; r < row; r++) §test
		if («queens[r] == col» || «abs(queens[r] - col) == row - r») return false; §test
	queens[row] = col; §place solution
	return true;
}

int resolve(EQBoard *boards, EQBoard *next) {
	int count = 1;
	for (int row = 0; row < n; row++) {
		int found = 0;
		for (int i = 0; i < count; i++) {
			for (int col = 0; col < n; col++) { §enter
				next[found] = boards[i];
				if (try_add_a_queen(&next[found], row, col)) found++;
			} §leave
		}
		memcpy(boards, next, found * sizeof *next); §level
		count = found; §level
	}
	return count; §done
}
`,
		python: `
def try_add_a_queen(queens, col):
	row = len(queens)
	if any(«c == col» or «abs(c - col) == row - r» for r, c in enumerate(queens)): §test
		return []
	return [queens + [col]] §place solution

def board_add_a_queen(queens, size):
	return [added for col in range(size) for added in try_add_a_queen(queens, col)] §enter leave

def resolve(size):
	boards = [[]]
	for _ in range(size):
		boards = [added for queens in boards for added in board_add_a_queen(queens, size)] §level
	return boards §done
`,
		javascript: `
function tryAddAQueen(queens, col) {
	const row = queens.length
	const attacked = queens.some((c, r) => «c === col» || «Math.abs(c - col) === row - r») §test
	if (attacked) return []
	return [[...queens, col]] §place solution
}

function boardAddAQueen(queens, size) {
	return [...Array(size).keys()].flatMap(col => tryAddAQueen(queens, col)) §enter leave
}

function resolve(size) {
	return [...Array(size)].reduce(
		boards => boards.flatMap(queens => boardAddAQueen(queens, size)), §level
		[[]],
	) §done
}
`,
		csharp: `
static IEnumerable<int[]> TryAddAQueen(int[] queens, int col) {
	int row = queens.Length;
	bool attacked = queens.Where((c, r) => «c == col» || «Math.Abs(c - col) == row - r»).Any(); §test
	if (attacked) yield break;
	yield return queens.Append(col).ToArray(); §place solution
}

static IEnumerable<int[]> BoardAddAQueen(int[] queens, int size) {
	return Enumerable.Range(0, size).SelectMany(col => TryAddAQueen(queens, col)); §enter leave
}

static List<int[]> Resolve(int size) =>
	Enumerable.Range(0, size).Aggregate(new List<int[]> { new int[0] }, (boards, _) =>
		boards.SelectMany(queens => BoardAddAQueen(queens, size)).ToList() §level
	); §done
`,
		ruby: `
EQBoard = Struct.new(:size, :queens) do
	def try_add_a_queen(col)
		row = queens.size
		attacked = queens.each_with_index.any? { |c, r| «c == col» || «(c - col).abs == row - r» } §test
		return if attacked
		EQBoard.new(size, queens + [col]) §place solution
	end

	def board_add_a_queen
		(0...size).filter_map { |col| try_add_a_queen(col) } §enter leave
	end
end

def resolve(size)
	(0...size).reduce([EQBoard.new(size, [])]) do |boards, _|
		boards.flat_map(&:board_add_a_queen) §level
	end §done
end
`,
	},
}
