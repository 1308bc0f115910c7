// Lists, for a unit and a job, the tiles that each part may meet, in quads of 8. Job 0: tiles of the east's first list,
// streamed boards of the west; job 1: tiles of the west's first list, streamed boards of the east's other lists.
@bound var<uniform> batch: Batch;
@bound var<uniform> units: array<vec4<u32>, MOST_UNITS>;
@bound var<storage, read> lists: array<u32>;
@bound var<storage, read> commons: array<u32>;
@bound var<storage, read_write> quads: array<vec4<u32>>; // streamed boards: begin, begin of those counted twice, end; unit, job, part
@bound var<storage, read_write> quad_tiles: array<vec4<u32>>; // two vectors per quad
@bound var<storage, read_write> used: array<atomic<u32>>;

const EACH = max(1u, PARTS / PLANNERS); // neighbouring parts per thread
const MOST_WORDS = 256u; // each of 32 tiles
const WORD = S + 1u;
var<workgroup> sums: array<u32, PLANNERS>;
var<workgroup> busy: array<u32, MOST_WORDS * WORD>;
var<workgroup> buckets: array<atomic<u32>, PLANNERS>;
var<workgroup> base: u32;

fn key_of(part: u32) -> u32 { return part ^ (part >> 1u); }

// Groups streams by the logarithm of their length, because a block of pairs.wgsl waits for its longest stream.
fn bucket_of(length: u32) -> u32 { return ((bitcast<u32>(f32(length)) >> 18u) - (127u << 5u)) / (1024u / PLANNERS); }

// The tiles of a word compatible with a part.
fn free_of(word: u32, key: u32) -> u32 {
	var taken = busy[word * WORD + S];
	for (var bits = key; bits != 0u; bits &= bits - 1u) { taken |= busy[word * WORD + countTrailingZeros(bits)]; }
	return ~taken;
}

fn quads_of(words: u32, key: u32) -> u32 {
	var found = 0u;
	for (var word = 0u; word < words; word++) { found += countOneBits(free_of(word, key)); }
	return (found + 7u) / 8u;
}

// Stores whole quads, because small stores are slow; at the end, fills the last quad with NONE.
fn list_tiles(words: u32, key: u32, first: u32, to: u32) -> u32 {
	var tiles = array(vec4(NONE), vec4(NONE));
	var found = 0u;
	for (var word = 0u; word <= words; word++) {
		let is_end = word == words;
		var left = (1u << ((8u - found % 8u) % 8u)) - 1u;
		if (!is_end) { left = free_of(word, key); }
		for (; left != 0u; left &= left - 1u) {
			let tile = first + word * 32u + countTrailingZeros(left);
			tiles = array(vec4(tiles[0].yzw, tiles[1].x), vec4(tiles[1].yzw, select(tile, NONE, is_end)));
			found++;
			if (found % 8u != 0u) { continue; }
			let quad = to + found / 8u - 1u;
			quad_tiles[2u * quad] = tiles[0];
			quad_tiles[2u * quad + 1u] = tiles[1];
		}
	}
	return to + found / 8u;
}

@compute @workgroup_size(PLANNERS)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) t: u32) {
	let job = group.x & 1u;
	let flags = units[group.x >> 1u].z;
	let first_list = select(select(1u, 0u, (flags & FIRST) != 0u), 1u, job == 1u);
	let skipped = job == 1u && (flags & SECOND) == 0u;
	let streamed = (group.x ^ 1u) * STRIDE;
	let tiles_at = group.x * STRIDE + BEFORE + PARTS;
	let all_words = select((lists[tiles_at + 2u] + 31u) / 32u, 0u, skipped);
	let before_portion = all_words * batch.portion / batch.portions;
	let first_word = lists[tiles_at + 1u] / 32u + before_portion;
	let length = all_words * (batch.portion + 1u) / batch.portions - before_portion;
	atomicStore(&buckets[t], 0u);
	var found: array<u32, EACH>; // quads
	var place: array<u32, EACH>; // the next quad; NONE: no quads
	for (var run = 0u; run < 2u; run++) {
		for (var block = 0u; block < length; block += MOST_WORDS) {
			let words = min(MOST_WORDS, length - block);
			workgroupBarrier();
			for (var i = t; i < words * WORD; i += PLANNERS) { busy[i] = commons[(first_word + block) * WORD + i]; }
			workgroupBarrier();
			for (var k = 0u; k < EACH; k++) {
				let key = key_of(t * EACH + k);
				if (run == 0u) { found[k] += quads_of(words, key); }
				else if (place[k] != NONE) { place[k] = list_tiles(words, key, (first_word + block) * 32u, place[k]); }
			}
		}
		if (run == 1u) { break; }
		for (var k = 0u; k < EACH; k++) {
			let part = t * EACH + k;
			let list = streamed + part * 3u;
			let streams = select(0u, lists[list + 3u] - lists[list + first_list], part < PARTS);
			place[k] = NONE;
			if (streams > 0u && found[k] > 0u) {
				place[k] = bucket_of(streams);
				atomicAdd(&buckets[place[k]], found[k]);
			}
		}
		workgroupBarrier();
		let before = sum_up(t, atomicLoad(&buckets[t]), PLANNERS);
		if (t == 0u) { base = reserve(QUADS, sums[PLANNERS - 1u], batch.quads); }
		workgroupBarrier();
		atomicStore(&buckets[t], base + before);
		workgroupBarrier();
		for (var k = 0u; k < EACH; k++) {
			if (place[k] == NONE) { continue; }
			let part = t * EACH + k;
			let list = streamed + part * 3u;
			let quad = atomicAdd(&buckets[place[k]], found[k]);
			let streams = vec4<u32>(lists[list + first_list], lists[list + 2u], lists[list + 3u], (group.x << 10u) | key_of(part));
			for (var i = 0u; i < found[k]; i++) { quads[quad + i] = streams; }
			place[k] = quad;
		}
	}
}
