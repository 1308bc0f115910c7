// A tile has 32 boards of a half's first list, transposed: one word per bit of the record, one per bit of the part, then
// a bitmask of lanes with a board. A tile may span parts; `commons` has the part bits that all its boards have.
@bound var<storage, read> lists: array<u32>;
@bound var<storage, read> records: array<u32>;
@bound var<storage, read_write> tiles: array<vec4<u32>>;
@bound var<storage, read_write> commons: array<u32>; // per 32 tiles: a bitmask per part bit, then one for the unused tiles

const KEYS = 4u * RECORD; // bytes of a record; the next two bytes are its part
var<workgroup> before: array<u32, PARTS>; // boards of earlier parts
var<workgroup> rests: array<u32, RECORD * 1056u>; // 33 words per 32 boards, against bank conflicts
var<workgroup> keys: array<u32, 1056>;
var<workgroup> of_all: array<atomic<u32>, S + 1u>;

fn byte_of(byte: u32, i: u32) -> u32 {
	if (byte < KEYS) { return rests[byte / 4u * 1056u + i] >> (8u * (byte % 4u)); }
	return keys[i] >> (8u * (byte - KEYS));
}

// A byte of four neighbouring boards of a tile.
fn bytes_of(tile: u32, byte: u32, m: u32) -> u32 {
	var bytes = 0u;
	for (var y = 0u; y < 4u; y++) { bytes |= (byte_of(byte, tile * 33u + m * 4u + y) & 255u) << (8u * y); }
	return bytes;
}

// The last two of three steps that transpose 8 x 8 bits in each byte of eight words.
fn halved(v: vec4<u32>) -> vec4<u32> {
	let x = ((v.xy >> vec2(2u)) ^ v.zw) & vec2(0x33333333u);
	let a = v.xy ^ (x << vec2(2u));
	let b = v.zw ^ x;
	let y = ((vec2(a.x, b.x) >> vec2(1u)) ^ vec2(a.y, b.y)) & vec2(0x55555555u);
	let even = vec2(a.x, b.x) ^ (y << vec2(1u));
	let odd = vec2(a.y, b.y) ^ y;
	return vec4(even.x, odd.x, even.y, odd.y);
}

fn note_common(bit: u32, boards: u32, lanes: u32, tile: u32) {
	if (bit < S && (boards & lanes) == lanes) { atomicOr(&of_all[bit], 1u << tile); }
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) t: u32) {
	let list = group.x * STRIDE;
	let total = lists[list + BEFORE + PARTS];
	let first_tile = lists[list + BEFORE + PARTS + 1u];
	if (group.y * 1024u >= total) { return; }
	for (var p = t; p < PARTS; p += 256u) { before[p] = lists[list + BEFORE + p]; }
	workgroupBarrier();
	for (var block = group.y * 1024u; block < total; block += 1024u * SLICES) {
		for (var k = 0u; k < 4u; k++) {
			let local = k * 256u + t;
			let board = block + local;
			let place = local + local / 32u;
			var key = 0u;
			if (board < total) {
				var low = 0u;
				var high = PARTS;
				while (high - low > 1u) {
					let middle = (low + high) / 2u;
					if (before[middle] <= board) { low = middle; } else { high = middle; }
				}
				key = low ^ (low >> 1u);
				let at = lists[list + low * 3u] + board - before[low];
				rests[#wu * 1056u + place] = records[at * RECORD + #wu];
			}
			keys[place] = key;
		}
		if (t <= S) { atomicStore(&of_all[t], 0u); }
		workgroupBarrier();
		let tile = t % 32u;
		let length = min(32u, total - min(total, block + tile * 32u));
		if (t < 32u && length == 0u) { atomicOr(&of_all[S], 1u << tile); }
		for (var byte = t / 32u; byte < KEYS + 2u && length > 0u; byte += 8u) {
			var low = vec4(0u);
			var high = vec4(0u);
			low[#q] = bytes_of(tile, byte, #qu);
			high[#q] = bytes_of(tile, byte, 4u + #qu);
			let swapped = ((low >> vec4(4u)) ^ high) & vec4(0x0f0f0f0fu);
			low = halved(low ^ (swapped << vec4(4u)));
			high = halved(high ^ swapped);
			// Board 4 m + y is bit 8 y + m.
			var lanes = 0u;
			for (var y = 0u; y < 4u; y++) { lanes |= ((1u << min(8u, (length + 3u - y) >> 2u)) - 1u) << (8u * y); }
			let to = first_tile + block / 32u + tile;
			var at = 2u * byte;
			var end = F;
			if (byte >= KEYS) {
				let first_bit = (byte - KEYS) * 8u;
				note_common(first_bit + #qu, low[#q], lanes, tile);
				note_common(first_bit + 4u + #qu, high[#q], lanes, tile);
				if (first_bit + #qu == S) { low[#q] = lanes; }
				if (first_bit + 4u + #qu == S) { high[#q] = lanes; }
				at = F + first_bit / 4u;
				end = TILE;
			}
			if (at < end) { tiles[to * TILE + at] = low; }
			if (at + 1u < end) { tiles[to * TILE + at + 1u] = high; }
		}
		workgroupBarrier();
		if (t <= S) { commons[(first_tile / 32u + block / 1024u) * (S + 1u) + t] = atomicLoad(&of_all[t]); }
	}
}
