// A workgroup joins the quarters of one half of one unit to half boards, sorted by part, then by list
// (c/count/join/halves.inc). A part is the occupancy of the S most relevant diagonals, in Gray's order, so that
// neighbouring parts are alike. The loop runs twice: count, then store.
// Invariant: a half board without space is only counted; `used` then tells the host to repeat the batch.
@bound var<uniform> batch: Batch;
@bound var<uniform> units: array<vec4<u32>, MOST_UNITS>;
@bound var<storage, read> boards: array<u32>; // starts of groups, then quarter boards
@bound var<storage, read> geometry: array<u32>; // diagonals, east and west rows, choose, starts_at
@bound var<storage, read_write> scratch: array<Laid>;
@bound var<storage, read_write> records: array<u32>;
@bound var<storage, read_write> lists: array<u32>;
@bound var<storage, read_write> used: array<atomic<u32>>;

var<workgroup> slots: array<atomic<u32>, SLOTS>;
var<workgroup> maps: array<Laid, MAPS>; // per 4-bit digit of a pattern and value of the digit
var<workgroup> sums: array<u32, 256>; // scores and ranks of diagonals, later prefix sums
var<workgroup> record_base: u32;
var<workgroup> scratch_base: u32;

const NOWHERE = 255u;
const SCORES = 0u;
const PLACES = 64u;
const PART = 64u; // place of the first part bit

// Rank of a diagonal by estimated collisions, as in order_diagonals of c/count/join/quarters.inc.
fn place_of(d: u32) -> u32 {
	let own = sums[SCORES + d];
	var better = 0u;
	for (var i = 0u; i < DIAGONALS; i++) {
		let score = sums[SCORES + i];
		if (score > own || (score == own && i < d)) { better++; }
	}
	if (own == 0u) { return NOWHERE; }
	let other = better - S;
	return select(PART + S - 1u - better, other / BITS * 4u + other % BITS, better >= S);
}

// Index of bit k of a digit in a quarter's raw pattern; digits of the crossing diagonals come first.
fn own_bit(digit: u32, k: u32) -> u32 {
	if (digit < CROSSING_DIGITS) {
		let at = digit * 4u + k;
		return select(select(at + WIDTH, at, at < WIDTH), NOWHERE, at >= 2u * WIDTH);
	}
	let at = (digit - CROSSING_DIGITS) * 4u + k;
	return select(at + WIDTH, NOWHERE, at >= WIDTH);
}

fn map_of(quarter: u32, digit: u32, value: u32) -> Laid {
	var laid = Laid(0u);
	for (var k = 0u; k < 4u; k++) {
		let own = own_bit(digit, k);
		if (((value >> k) & 1u) == 0u || own == NOWHERE) { continue; }
		let diagonal = geometry[quarter * 64u + own];
		if (diagonal == NOWHERE) { continue; }
		let at = sums[PLACES + diagonal];
		if (at == NOWHERE) { continue; }
		// Inverse Gray code is linear: a bit of the part flips all bits up to itself.
		if (at >= PART) { laid.x ^= (2u << (at - PART)) - 1u; } else { laid[1u + at / 32u] |= 1u << (at % 32u); }
	}
	return laid;
}

fn laid_out(quarter: u32, own: u32, i: u32) -> Laid {
	var below = (own >> (2u * WIDTH)) & OWN_MASK;
	if (WORDS == 2u) { below = boards[batch.second + i]; } // second words of all boards: see quarters.js
	let at = quarter * (MAPS / 2u);
	var laid = Laid(0u);
	let crossing = own & CROSSING_MASK;
	for (var digit = 0u; digit < CROSSING_DIGITS; digit++) {
		laid ^= maps[at + digit * 16u + ((crossing >> (4u * digit)) & 15u)];
	}
	for (var digit = 0u; digit < BELOW_DIGITS; digit++) {
		laid ^= maps[at + (CROSSING_DIGITS + digit) * 16u + ((below >> (4u * digit)) & 15u)];
	}
	return laid;
}

// Number of the list for each pair of classes, two bits at 2 * (4 * north + south); 3: none.
fn lists_of_classes(west: u32, flags: u32, north_alone: bool, south_alone: bool) -> u32 {
	var lists = 0xffffffffu;
	if (ODD == 1u && west == 0u) {
		lists &= ~3u;
		if ((flags & SECOND) != 0u) { lists &= ~(2u << 24u); }
		return lists;
	}
	if (flags != 0u) { lists &= ~3u; }
	lists &= ~(select(1u, 2u, south_alone) << 2u);
	lists &= ~(select(1u, 2u, north_alone) << 8u);
	return lists & ~((1u << 10u) | (1u << 12u) | (1u << 18u) | (1u << 20u));
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) t: u32) {
	let half = group.x;
	let west = half & 1u;
	let unit = units[half >> 1u];
	let all_north = (1u << SIDE) - 1u;
	let west_north = all_north & ~unit.x;
	let west_south = (all_north & ~ODD) & ~unit.y;
	if (t < DIAGONALS) {
		let in_east = countOneBits(geometry[EAST_ROWS + t] & (unit.x | (unit.y << SIDE)));
		sums[SCORES + t] = in_east * countOneBits(geometry[WEST_ROWS + t] & (west_north | (west_south << SIDE)));
	}
	for (var i = t; i < SLOTS; i += 256u) { atomicStore(&slots[i], 0u); }
	workgroupBarrier();
	if (t < DIAGONALS) { sums[PLACES + t] = place_of(t); }
	workgroupBarrier();
	for (var i = t; i < MAPS; i += 256u) {
		maps[i] = map_of((i / (MAPS / 2u)) + (2u * west), (i / 16u) % (MAPS / 32u), i % 16u);
	}
	workgroupBarrier();

	let rows_n = select(unit.x, west_north, west == 1u);
	let rows_s = select(unit.y, west_south, west == 1u);
	let listing = (ODD * west) << SIDE;
	let north = geometry[STARTS_AT + listing + rows_n];
	let south = geometry[STARTS_AT + listing + rows_s];
	let sets = geometry[CHOOSE + ((SIDE - (ODD * west)) * 16u) + countOneBits(rows_n)];
	let first_n = boards[north];
	let end_n = boards[north + sets * CLASSES];
	let first_s = boards[south];
	let end_s = boards[south + sets * CLASSES];
	let lists_by_class = lists_of_classes(west, unit.z, countOneBits(rows_n >> ODD) == 1u, countOneBits(rows_s >> ODD) == 1u);

	// Lays out the south boards, with the class above the part bits.
	if (t == 0u) { scratch_base = reserve(SCRATCH, end_s - first_s, batch.scratch) - first_s; }
	workgroupBarrier();
	let scratch_at = scratch_base;
	for (var i = first_s + t; i < end_s; i += 256u) {
		let own = boards[i];
		var laid = laid_out(1u, own, i);
		laid.x |= own & 0xc0000000u;
		scratch[scratch_at + i] = laid;
	}
	storageBarrier();
	workgroupBarrier();

	for (var run = 0u; run < 2u; run++) {
		for (var i = first_n + t; i < end_n; i += 256u) {
			let own = boards[i];
			let lists_n = (lists_by_class >> (8u * (own >> 30u))) & 255u;
			if (lists_n == 255u) { continue; }
			var low = 0u;
			var high = sets;
			while (high - low > 1u) {
				let middle = (low + high) / 2u;
				if (boards[north + middle * CLASSES] <= i) { low = middle; } else { high = middle; }
			}
			// The south's column set is the north's complement, so south sets come in reverse order. The classes that
			// fit are adjacent.
			let others = south + (sets - 1u - low) * CLASSES;
			let open = ~lists_n & 255u;
			let wanted = (open | (open >> 1u)) & 0x55u;
			let first = boards[others + countTrailingZeros(wanted) / 2u];
			let end = boards[others + (31u - countLeadingZeros(wanted)) / 2u + 1u];
			let crossing = ((own >> WIDTH) & OWN_MASK) | ((own & OWN_MASK) << WIDTH);
			let mine = laid_out(0u, own, i);
			for (var j = first; j < end; j += 32u) {
				let length = min(32u, end - j);
				var fits = 0u;
				for (var k = 0u; k < length; k += 4u) {
					let b0 = boards[j + k] & crossing;
					let b1 = boards[j + k + 1u] & crossing;
					let b2 = boards[j + k + 2u] & crossing;
					let b3 = boards[j + k + 3u] & crossing;
					let four = select(0u, 1u, b0 == 0u) | select(0u, 2u, b1 == 0u) | select(0u, 4u, b2 == 0u) | select(0u, 8u, b3 == 0u);
					fits |= four << k;
				}
				fits &= 0xffffffffu >> (32u - length);
				// Loads the next board before it is needed.
				var next = Laid(0u);
				if (fits != 0u) { next = scratch[scratch_at + j + countTrailingZeros(fits)]; }
				while (fits != 0u) {
					let other = next;
					fits &= fits - 1u;
					if (fits != 0u) { next = scratch[scratch_at + j + countTrailingZeros(fits)]; }
					let list = (lists_n >> (2u * (other.x >> 30u))) & 3u;
					if (list == 3u) { continue; }
					let both = mine ^ other;
					let at = atomicAdd(&slots[(both.x & (PARTS - 1u)) * 3u + list], 1u);
					if (run == 1u) { records[at * RECORD + #wu] = both[#wu + 1u]; }
				}
			}
		}
		workgroupBarrier();
		if (run == 1u) { break; }

		// Turns sizes into starts: in the records, of every list; in the tiles, of each part's list 0.
		const EACH = (SLOTS + 255u) / 256u;
		var sum = 0u;
		for (var k = 0u; k < EACH; k++) {
			let slot = t * EACH + k;
			if (slot < SLOTS) { sum += atomicLoad(&slots[slot]); }
		}
		let before_mine = sum_up(t, sum, 256u);
		if (t == 255u) {
			record_base = reserve(RECORDS, sums[255], batch.records);
			lists[half * STRIDE + SLOTS] = record_base + sums[255];
		}
		workgroupBarrier();
		var at = record_base + before_mine;
		var sum_of_first = 0u;
		for (var k = 0u; k < EACH; k++) {
			let slot = t * EACH + k;
			if (slot < SLOTS) {
				let size = atomicLoad(&slots[slot]);
				if (slot % 3u == 0u) { sum_of_first += size; }
				atomicStore(&slots[slot], at);
				lists[half * STRIDE + slot] = at;
				at += size;
			}
		}
		var before = sum_up(t, sum_of_first, 256u);
		for (var k = 0u; k < EACH; k++) {
			let slot = t * EACH + k;
			if (slot < SLOTS && slot % 3u == 0u) {
				lists[half * STRIDE + BEFORE + slot / 3u] = before;
				before += atomicLoad(&slots[slot + 1u]) - atomicLoad(&slots[slot]);
			}
		}
		if (t == 255u) {
			let tiles = (sums[255] + 31u) / 32u;
			let to = half * STRIDE + BEFORE + PARTS;
			lists[to] = sums[255];
			lists[to + 1u] = reserve(TILES, (tiles + 31u) & ~31u, batch.tiles);
			lists[to + 2u] = tiles;
		}
		workgroupBarrier();
	}
}
