// A tile: 32 boards of the first list of a half, transposed: a word per bit of the record, a word per bit of the part,
// the bitmask of lanes with a board. Neighbouring parts share a tile; `commons` has the part bits that all of them have.
@bound var<storage, read> lists: array<u32>;
@bound var<storage, read> records: array<u32>;
@bound var<storage, read_write> tiles: array<vec4<u32>>;
@bound var<storage, read_write> commons: array<u32>;

const KEYS = 4u * RECORD; // bytes of a record; the next two bytes are its part
var<workgroup> before: array<u32, PARTS>; // boards of earlier parts
var<workgroup> rests: array<u32, RECORD * 1056u>; // 33 words per 32 boards, against bank conflicts
var<workgroup> keys: array<u32, 1056>;

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
		workgroupBarrier();
		let tile = t % 32u;
		let length = min(32u, total - min(total, block + tile * 32u));
		for (var byte = t / 32u; byte < KEYS + 2u && length > 0u; byte += 8u) {
			var w: array<u32, 8>;
			for (var m = 0u; m < 8u; m++) {
				var v = 0u;
				for (var y = 0u; y < 4u; y++) {
					let i = tile * 33u + m * 4u + y;
					var x = 0u;
					if (byte < KEYS) { x = rests[byte / 4u * 1056u + i] >> (8u * (byte % 4u)); } else { x = keys[i] >> (8u * (byte - KEYS)); }
					v |= (x & 255u) << (8u * y);
				}
				w[m] = v;
			}
			for (var m = 0u; m < 4u; m++) {
				let x = ((w[m] >> 4u) ^ w[m + 4u]) & 0x0f0f0f0fu;
				w[m + 4u] ^= x;
				w[m] ^= x << 4u;
			}
			for (var k = 0u; k < 4u; k++) {
				let m = (k & 1u) | ((k & 2u) << 1u);
				let x = ((w[m] >> 2u) ^ w[m + 2u]) & 0x33333333u;
				w[m + 2u] ^= x;
				w[m] ^= x << 2u;
			}
			for (var k = 0u; k < 4u; k++) {
				let m = k * 2u;
				let x = ((w[m] >> 1u) ^ w[m + 1u]) & 0x55555555u;
				w[m + 1u] ^= x;
				w[m] ^= x << 1u;
			}
			// Board 4 m + y is bit 8 y + m.
			var lanes = 0u;
			for (var y = 0u; y < 4u; y++) { lanes |= ((1u << min(8u, (length + 3u - y) >> 2u)) - 1u) << (8u * y); }
			let to = first_tile + block / 32u + tile;
			var at = 2u * byte;
			var end = F;
			if (byte >= KEYS) {
				let first_bit = (byte - KEYS) * 8u;
				var common_bits = 0u;
				for (var i = 0u; i < 8u; i++) {
					let bit = first_bit + i;
					if (bit < S) { common_bits |= select(0u, 1u << bit, (w[i] & lanes) == lanes); }
					if (bit == S) { w[i] = lanes; }
				}
				commons[to * 2u + byte - KEYS] = common_bits;
				at = F + first_bit / 4u;
				end = TILE;
			}
			if (at < end) { tiles[to * TILE + at] = vec4<u32>(w[0], w[1], w[2], w[3]); }
			if (at + 1u < end) { tiles[to * TILE + at + 1u] = vec4<u32>(w[4], w[5], w[6], w[7]); }
		}
		workgroupBarrier();
	}
}
