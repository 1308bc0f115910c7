#define FUZZ_INPUTS 100
#include "fuzz.h"

#include "checks.h"
#include "check/pasted.h"

static void paste(const char *bytes, size_t count, bool crosses_are_blocked) {
	static nq_pasted pasted;
	static nq_reader reader;
	if (count > NQ_READ_AHEAD) return;
	nq_paste(&pasted, &reader, bytes, count, crosses_are_blocked);
	must(pasted.n >= 0 && pasted.n <= NQ_MAX && pasted.count >= 0 && pasted.fault >= 0 && pasted.guess <= 1);
	for (int i = 0; i < pasted.count * pasted.n; i++) {
		must((uint64_t)(pasted.queens[i] | pasted.blocked[i]) >> pasted.n == 0);
		must(pasted.fault > 0 || (pasted.queens[i] & pasted.blocked[i]) == 0);
	}
}

FUZZ("check", "any bytes are judged, with the same result whole and in pieces", const char *bytes, size_t count) {
	static char whole[NQ_JUDGEMENT_TEXT], cut[NQ_JUDGEMENT_TEXT];
	if (count < 2 || count > TEXT_MAX) return;
	unsigned choice = (unsigned char)bytes[0], piece = (unsigned char)bytes[1];
	nq_check_options of = options_for((int)(choice % 8), choice & 128 ? (int)(choice >> 3) % nq_search_count() : -1, 0);
	memcpy(text, bytes + 2, text_length = count - 2);
	nq_judgement j = judge(of), other = judge_in(of, 1 + piece);
	must_be(j, nq_format_judgement(checked, &j, whole) < NQ_JUDGEMENT_TEXT);
	nq_format_judgement(checked, &other, cut);
	must_be(j, strcmp(whole, cut) == 0);
	must_be(j, j.right == (j.read_as != NQ_UNREADABLE && j.wrong.fault == NQ_RIGHT));
	if (choice % 4 == 0) paste(bytes + 2, count - 2, choice & 64);
	must_be(j, j.n <= NQ_MAX && (j.wrong.fault != NQ_RIGHT) == (j.wrong.line > 0));
}

FUZZ_MAIN
