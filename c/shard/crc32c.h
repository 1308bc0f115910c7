/* crc32c: the checksum of lines: CRC-32C, Castagnoli's (RFC 3720): polynomial 1EDC6F41, bits reflected, begun with
 * and ended by FFFFFFFF; of "123456789" it is E3069283. In texts as short as a line it finds each change of up to five
 * bits, wherever they are, and each of any number within 32 bits in a row; of others one in 2^32 passes. */
#pragma once

#include <stddef.h>
#include <stdint.h>

static inline uint32_t nq_crc32c(const char *text, size_t length) {
	uint32_t crc = ~UINT32_C(0);
	for (size_t i = 0; i < length; i++) {
		crc ^= (unsigned char)text[i];
		for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? UINT32_C(0x82f63b78) : 0);
	}
	return ~crc;
}
