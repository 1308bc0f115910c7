/* LAYOUT(NAME, largest n, bits of the key, number of fields, positions of the fields, end): layouts of laid-out
 * patterns. In UNKEYED and FIXED, a diagonal has the same bit in all units, so stored patterns are laid out. The other
 * layouts choose its bit for each unit, which pays off for long lists.
 *
 *   UNKEYED   no key, lists are not sorted
 *   NARROW    Three fields need fewer lookups than four, but larger tables. Only WebAssembly's, of 128-bit vectors, fit
 *             the cache.
 *   MIXED     other words to join quarters (take_shared)
 *   WIDE      Patterns of 64 bits. join_sizes_table.h has the bits of the key. Each 16-bit word has a field from bit 4
 *             on, and four bits of key or split below. With these four cleared, the word is a byte offset into a table
 *             of 16-byte vectors. */
LAYOUT(UNKEYED, 16, 0, 4, 4, 11, 18, 25, 32)
LAYOUT(FIXED, 17, 4, 4, 4, 11, 18, 25, 32)
#if defined(__wasm__)
LAYOUT(NARROW, 18, 6, 3, 6, 15, 24, 32)
#else
LAYOUT(NARROW, 18, 6, 4, 6, 13, 20, 26, 32)
#endif
LAYOUT(MIXED, 19, 6, 4, 6, 13, 20, 26, 32)
LAYOUT(WIDE, NQ_JOIN_MAX, NQ_KEY_BITS_MAX, 4, 4, 20, 36, 52, 64)
#undef LAYOUT
