/* CRC-32C (Castagnoli, RFC 3720). */
#pragma once

#include <stddef.h>
#include <stdint.h>

static inline uint32_t nq_crc32c(const char *text, size_t length) {
	uint32_t crc = ~0u;
	for (size_t i = 0; i < length; i++) {
		crc ^= (unsigned char)text[i];
		for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? 0x82f63b78u : 0);
	}
	return ~crc;
}
