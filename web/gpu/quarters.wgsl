// Quarter boards of row sets. A thread's number determines the queens of the first PREFIX rows; the thread searches the
// other rows. The first run counts the boards of each group (column set, then class), the second stores them.
// Invariant: both runs find the same boards.
@bound var<uniform> portion: Portion;
@bound var<storage, read> sets: array<vec2<u32>>; // x: row set | (listing << 16); y: its first group
@bound var<storage, read> rank: array<u32>; // rank of each column set among sets of equal size
@bound var<storage, read_write> groups: array<atomic<u32>>; // first run: sizes; second run: next free places
@bound var<storage, read_write> boards: array<u32>; // after the table of places

// Like open_in of c/count/join/quarters.inc.
fn open_in(listing: u32, y: u32) -> u32 {
	let all = (1u << SIDE) - 1u;
	if (ODD == 0u || (listing == 0u && y == 0u)) { return all; }
	return all & ~select(1u, 1u << y, listing == 0u);
}

struct Partial { columns: u32, a: u32, b: u32, lean: i32 }

fn free_in(listing: u32, y: u32, p: Partial) -> u32 {
	return open_in(listing, y) & ~(p.columns | (p.a >> (y + 1u - ODD)) | (p.b >> (WIDTH - y)));
}

fn lean_of(x: u32, y: u32) -> i32 {
	if (x == y || (ODD == 1u && (x == 0u || y == 0u))) { return 0; }
	return select(-1, 1, x > y) * i32(1u << (x + y));
}

fn with_queen(p: Partial, x: u32, y: u32) -> Partial {
	return Partial(p.columns | (1u << x), p.a | (1u << (x + y + 1u - ODD)), p.b | (1u << (x + WIDTH - y)), p.lean + lean_of(x, y));
}

fn list_board(place: vec2<u32>, listing: u32, p: Partial) {
	var class_ = 0u;
	if (((p.b >> WIDTH) & 1u) == 1u) { class_ = select(select(1u, 2u, p.lean < 0), 3u, ODD == 1u && listing == 0u); }
	let at = atomicAdd(&groups[place.y + rank[reverseBits(p.columns) >> (32u - SIDE)] * CLASSES + class_], 1u);
	if (portion.fill == 0u) { return; }
	let below = p.b & OWN_MASK;
	let crossing = ((p.a >> 1u) & OWN_MASK) | ((p.b >> (WIDTH + 1u)) << WIDTH) | (class_ << 30u);
	if (WORDS == 1u) {
		boards[at] = crossing | ((below << WIDTH) << WIDTH);
	} else {
		boards[at] = crossing;
		boards[portion.second + at] = below;
	}
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) t: u32) {
	let number = (group.y * ROW_OF_GROUPS + group.x) * 64u + t;
	let at = portion.first + number / CODES;
	if (at >= portion.end) { return; }
	let place = sets[at];
	let listing = place.x >> 16u;
	var rows = place.x & 0xffffu;
	var code = number % CODES;
	var p = Partial(0u, 0u, 0u, 0);
	for (var i = 0u; i < PREFIX; i++) {
		let x = code % SIDE;
		code /= SIDE;
		if (rows == 0u) {
			if (x != 0u) { return; }
			continue;
		}
		let y = countTrailingZeros(rows);
		if (((free_in(listing, y, p) >> x) & 1u) == 0u) { return; }
		p = with_queen(p, x, y);
		rows &= rows - 1u;
	}
	if (rows == 0u) {
		list_board(place, listing, p);
		return;
	}
	var row: array<u32, SIDE>;
	var free: array<u32, SIDE>;
	var before: array<Partial, SIDE>;
	var rest = 0u;
	for (; rows != 0u; rows &= rows - 1u) {
		row[rest] = countTrailingZeros(rows);
		rest++;
	}
	var depth = 0u;
	before[0] = p;
	free[0] = free_in(listing, row[0], p);
	loop {
		let left = free[depth];
		if (left == 0u) {
			if (depth == 0u) { break; }
			depth--;
			continue;
		}
		free[depth] = left & (left - 1u);
		p = with_queen(before[depth], countTrailingZeros(left), row[depth]);
		if (depth + 1u == rest) {
			list_board(place, listing, p);
			continue;
		}
		depth++;
		before[depth] = p;
		free[depth] = free_in(listing, row[depth], p);
	}
}
