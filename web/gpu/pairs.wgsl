// Counts compatible pairs. A tile has 32 boards, a quad 8 tiles, a block 4 quads. A block has a table per field, with a
// row for each value of the field: 32 words, one per tile, a bit per board. For each streamed board of its part, a quad
// needs one lookup per field. Eight threads share a row, 16 bytes each, without bank conflicts; two of them serve a quad.
@bound var<storage, read> quads: array<vec4<u32>>;
@bound var<storage, read> quad_tiles: array<u32>;
@bound var<storage, read> tiles: array<vec4<u32>>;
@bound var<storage, read> records: array<u32>;
@bound var<storage, read_write> results: array<atomic<u32>>; // per job of a unit: low word, high word
@bound var<storage, read> indirect: array<u32>;

const ROWS = (8u << BITS) - 8u;
// Vectors in a field's table: its rows plus one vector, so that rows of neighbouring fields begin at different banks.
// Eight fields have no space for that vector; their rows are rotated.
const TABLE = (8u << BITS) + select(1u, 0u, F == 8u);
var<workgroup> table: array<vec4<u32>, F * TABLE>; // at the end, sums of the threads

fn add(to: u32, more: u32) {
	let before = atomicAdd(&results[to * 2u], more);
	if (before + more < before) { atomicAdd(&results[to * 2u + 1u], 1u); }
}

fn ones(v: vec4<u32>) -> u32 {
	let c = countOneBits(v);
	return c.x + c.y + c.z + c.w;
}

// Place of the vector for four neighbouring tiles in a table row.
fn place_in(at: u32, field: u32) -> u32 {
	if (F != 8u) { return at; }
	return (at + field) & 7u;
}

fn lanes_of(i: u32, lane: u32) -> vec4<u32> {
	let r = records[i * RECORD];
	let s = records[i * RECORD + RECORD - 1u];
	var left = table[((r << 3u) & ROWS) | lane];
	left &= table[#gu * TABLE + (((r >> (4u * #gu - 3u)) & ROWS) | place_in(lane, #gu))];
	left &= table[#hu * TABLE + ((((s >> (4u * #hu - 32u)) << 3u) & ROWS) | place_in(lane, #hu))];
	return left;
}

// Lanes of the boards of a tile that the part may meet.
fn open_lanes(id: u32, part: u32) -> u32 {
	let keys = id * TILE + F;
	var lanes = tiles[keys + S / 4u][S % 4u];
	lanes &= ~(tiles[keys + #su / 4u][#su % 4u] & (0u - ((part >> #su) & 1u)));
	return lanes;
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) t: u32) {
	let all_quads = indirect[3];
	let first_block = (group.x + group.y * ROW_OF_GROUPS) * indirect[4];
	let end_block = min(first_block + indirect[4], (all_quads + 3u) / 4u);
	let tile = t / 8u;
	let lane = t % 8u;
	var sum = 0u;
	var to = NONE;
	for (var block = first_block; block < end_block; block++) {
		workgroupBarrier();
		for (var field = lane; field < F; field += 8u) {
			let its_quad = block * 4u + tile / 8u;
			var id = NONE;
			if (its_quad < all_quads) { id = quad_tiles[block * 32u + tile]; }
			var bits = vec4<u32>(0u);
			var lanes = 0u;
			if (id != NONE) {
				bits = tiles[id * TILE + field];
				lanes = 0xffffffffu;
				if (field == 0u) { lanes = open_lanes(id, quads[its_quad].w); }
			}
			let l0 = lanes;
			let l1 = lanes & ~bits.x;
			let l2 = lanes & ~bits.y;
			let l3 = l1 & l2;
			let h1 = ~bits.z;
			let h2 = ~bits.w;
			let h3 = h1 & h2;
			let at = field * TABLE + place_in(tile / 4u, field);
			let word = tile % 4u;
			table[at + 8u * #qu][word] = l#q;
			table[at + 8u * (4u + #qu)][word] = l#q & h1;
			if (BITS == 4u) { table[at + 8u * (8u + #qu)][word] = l#q & h2; }
			if (BITS == 4u) { table[at + 8u * (12u + #qu)][word] = l#q & h3; }
		}
		workgroupBarrier();
		let quad = block * 4u + lane / 2u;
		if (quad < all_quads) {
			let q = quads[quad];
			if (q.w >> 10u != to) {
				if (sum > 0u) { add(to, sum); }
				sum = 0u;
				to = q.w >> 10u;
			}
			var i = q.x + t / 8u;
			for (; i + 32u < q.z; i += 64u) {
				let left0 = lanes_of(i, lane);
				let left1 = lanes_of(i + 32u, lane);
				sum += (ones(left0) << select(0u, 1u, i >= q.y)) + (ones(left1) << select(0u, 1u, i + 32u >= q.y));
			}
			if (i < q.z) { sum += ones(lanes_of(i, lane)) << select(0u, 1u, i >= q.y); }
		}
	}
	workgroupBarrier();
	table[t / 4u][t % 4u] = sum;
	workgroupBarrier();
	if (t < 8u && (t & 1u) == 0u) {
		var total = 0u;
		for (var i = 0u; i < 32u; i++) {
			let pair = i * 8u + t;
			total += table[pair / 4u][pair % 4u] + table[(pair + 1u) / 4u][(pair + 1u) % 4u];
		}
		if (total > 0u) { add(to, total); }
	}
}
