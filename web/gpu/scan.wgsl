// Turns sizes of groups into start indices.
@bound var<uniform> portion: Portion;
@bound var<storage, read_write> values: array<u32>;
var<workgroup> sums: array<u32, 256>;

@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) t: u32) {
	let each = (portion.groups + 256u) / 256u;
	let first = t * each;
	let end = min(first + each, portion.groups + 1u);
	var sum = 0u;
	for (var i = first; i < end; i++) { sum += values[i]; }
	var at = portion.groups + 1u + sum_up(t, sum, 256u);
	for (var i = first; i < end; i++) {
		let value = values[i];
		values[i] = at;
		at += value;
	}
}
