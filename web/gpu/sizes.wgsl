// Dispatch size of pairs.wgsl.
@bound var<storage, read> used: array<u32>;
@bound var<storage, read_write> indirect: array<u32>;

@compute @workgroup_size(1)
fn main() {
	let quads = select(used[QUADS], 0u, used[FULL] != 0u);
	let blocks = (quads + 3u) / 4u;
	let each = clamp(blocks / 4096u, 1u, 8u);
	let groups = (blocks + each - 1u) / each;
	indirect[0] = min(groups, ROW_OF_GROUPS);
	indirect[1] = (groups + ROW_OF_GROUPS - 1u) / ROW_OF_GROUPS;
	indirect[2] = 1u;
	indirect[3] = quads;
	indirect[4] = each;
}
