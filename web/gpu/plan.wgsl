// Lists, for a unit and a job, the tiles that each part may meet, in quads of 8. Job 0: tiles of the east's first list,
// boards of the west streamed; job 1: tiles of the west's first list, boards of the east's other lists streamed.
@bound var<uniform> batch: Batch;
@bound var<uniform> units: array<vec4<u32>, MOST_UNITS>;
@bound var<storage, read> lists: array<u32>;
@bound var<storage, read> commons: array<vec2<u32>>;
@bound var<storage, read_write> quads: array<vec4<u32>>; // streamed boards: begin, begin of those counted twice, end; unit, job, part
@bound var<storage, read_write> quad_tiles: array<u32>;
@bound var<storage, read_write> used: array<atomic<u32>>;

const EACH = PARTS / PLANNERS; // neighbouring parts per thread
var<workgroup> sums: array<u32, PLANNERS>;
var<workgroup> near: array<u32, PLANNERS>;
var<workgroup> base: u32;

@compute @workgroup_size(PLANNERS)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) t: u32) {
	let job = group.x & 1u;
	let flags = units[group.x >> 1u].z;
	let first_list = select(select(1u, 0u, (flags & FIRST) != 0u), 1u, job == 1u);
	let skipped = job == 1u && (flags & SECOND) == 0u;
	let streamed = (group.x ^ 1u) * STRIDE;
	let tiles_at = group.x * STRIDE + BEFORE + PARTS;
	let all_tiles = select(lists[tiles_at + 2u], 0u, skipped);
	let before_portion = all_tiles * batch.portion / batch.portions;
	let first_tile = lists[tiles_at + 1u] + before_portion;
	let length = all_tiles * (batch.portion + 1u) / batch.portions - before_portion;
	var found: array<u32, EACH>;
	var place: array<u32, EACH>; // in quad_tiles: start of a part; NONE: none
	for (var run = 0u; run < 2u; run++) {
		for (var block = 0u; block < length; block += PLANNERS) {
			if (block + t < length) {
				let common_bits = commons[first_tile + block + t];
				near[t] = common_bits.x | common_bits.y;
			}
			workgroupBarrier();
			let end = min(PLANNERS, length - block);
			// Scalars, because indexed arrays are slow.
			var n#e = found[#e]; let to#e = place[#e]; let key#e = (t * EACH + #eu) ^ ((t * EACH + #eu) >> 1u);
			if (run == 0u) {
				for (var i = 0u; i < end; i++) {
					n#e += select(0u, 1u, (near[i] & key#e) == 0u);
				}
			} else {
				for (var i = 0u; i < end; i++) {
					if ((near[i] & key#e) == 0u && to#e != NONE) { quad_tiles[to#e + n#e] = first_tile + block + i; n#e++; }
				}
			}
			found[#e] = n#e;
			workgroupBarrier();
		}
		if (run == 1u) { break; }
		var sum = 0u;
		for (var k = 0u; k < EACH; k++) {
			let list = streamed + (t * EACH + k) * 3u;
			if (lists[list + 3u] == lists[list + first_list]) { found[k] = 0u; }
			sum += (found[k] + 7u) / 8u;
		}
		let before = sum_up(t, sum, PLANNERS);
		if (t == 0u) { base = reserve(QUADS, sums[PLANNERS - 1u], batch.quads); }
		workgroupBarrier();
		var quad = base + before;
		for (var k = 0u; k < EACH; k++) {
			let part = t * EACH + k;
			let its = (found[k] + 7u) / 8u;
			place[k] = select(quad * 8u, NONE, its == 0u);
			let list = streamed + part * 3u;
			let streams = vec4<u32>(lists[list + first_list], lists[list + 2u], lists[list + 3u], (group.x << 10u) | (part ^ (part >> 1u)));
			for (var i = 0u; i < its; i++) { quads[quad + i] = streams; }
			for (var i = found[k]; i < its * 8u; i++) { quad_tiles[quad * 8u + i] = NONE; }
			quad += its;
			found[k] = 0u;
		}
	}
}
