/* check_fuzz_laws: whatever is read is judged, the same however it is cut into pieces. `make fuzz` takes ten
 * times as many inputs as `make test`; `build/laws/check_fuzz_laws 1000000` as many as one likes. */
#include "checks.h"

#include "boards.h"

static long inputs = 10000;

/* --- inputs --- */

static void say_byte(char byte) {
	if (text_length < TEXT_MAX) text[text_length++] = byte;
}

static void say_bytes(void) {
	for (uint64_t left = random_below(300); left > 0; left--) say_byte((char)random_below(256));
}

static const char *const pieces[] = {
	"place",    "remove", "test",    "enter",    "leave",      "solution",   "level",       "done",
	"attacked", "free",   "empties", "column",   "diagonal",   "row",        "col",         "by",
	"step",     "{",      "}",       "[",        "]",          "(",          ")",           "\"",
	"'",        ":",      ",",       ";",        "/",          "|",          "-",           "+",
	" ",        " ",      " ",       "\n",       "\n",         "\n",         "\r\n",        "\t",
	"0",        "1",      "2",       "3",        "4",          "7",          "9",           "10",
	"31",       "32",     "33",      "-1",       "2147483647", "2147483648", "-2147483648", "99999999999999999999",
	"Q",        "q",      ".",       ". Q . .",  "#Q##",       "□■□□",       "👑",           "1Q2/3Q/Q3/2Q1",
	"2413",     "0100",   "true",    "False",    "a4",         "Qh8",        "Solution 3:", "92 solutions",
	"解",       "\0",     "\xff",    "\xf0\x9f", "\xc0\x8a",   "---",        "N=8"};

static void say_pieces(void) {
	for (uint64_t left = random_below(80); left > 0; left--)
		say(pieces[random_below(sizeof pieces / sizeof pieces[0])]);
}

static void say_walk(void) {
	static walk w;
	int n = 1 + (int)random_below(6), search = (int)random_below((uint64_t)nq_search_count());
	form f = {one_in(2) ? KINDS_LEAST : NQ_EVERY_EVENT,
	          one_in(2),
	          one_in(2),
	          one_in(2),
	          (int)random_below(2),
	          (style)random_below(STYLES)};
	walk_of(&w, search, n, 0);
	int count = w.count < 60 || one_in(20) ? w.count : 60;
	for (int i = 0; i < count; i++)
		if (f.kinds >> w.events[i].kind & 1) say_event(f, w.events[i]);
}

static void say_boards(void) {
	int n = 4 + (int)random_below(one_in(40) ? 5 : 3), count = list(n), as = (int)random_below(3);
	for (int i = 0; i < count && i < 20; i++) {
		for (int row = 0; row < n; row++)
			for (int col = 0; col < n; col++) {
				bool queen = listed[i].column[row] == col;
				if (as == 0) say(queen ? "Q" : "."), say(col + 1 < n ? " " : "\n");
				if (as == 1) say(queen ? "1" : "0"), say(col + 1 < n ? "" : "\n");
				if (as == 2 && queen) say_number(col + 1), say(row + 1 < n ? " " : "\n");
			}
		if (as < 2) say("\n");
	}
}

/* A byte changed, put in or left out, a part left out, doubled or put elsewhere. */
static void spoil(void) {
	if (text_length < 2) return;
	size_t at = (size_t)random_below(text_length), count = 1 + (size_t)random_below(20), to;
	if (count > text_length - at) count = text_length - at;
	switch (random_below(5)) {
	case 0: text[at] = (char)random_below(256); break;
	case 1: text[at] ^= (char)(1 << random_below(8)); break;
	case 2:
		memmove(text + at, text + at + count, text_length - at - count);
		text_length -= count;
		break;
	case 3:
		memmove(text + at + count, text + at, text_length - at);
		text_length += count;
		break;
	default: to = (size_t)random_below(text_length - count + 1); memmove(text + to, text + at, count);
	}
}

/* Of a length by which most pass the part that is kept at first, NQ_PRELUDE. */
static void say_much(void) {
	size_t once = text_length;
	if (once == 0 || once > NQ_PRELUDE) return;
	while (text_length < NQ_PRELUDE + NQ_PRELUDE / 2) {
		memcpy(text + text_length, text, once);
		text_length += once;
	}
}

/* So that most of what follows comes after the part that is kept at first. */
static void say_prelude(const char *first) {
	say(first);
	for (size_t left = NQ_PRELUDE - (size_t)random_below(100); left > 0; left--) say_byte(' ');
	say("\n");
}

static void say_input(void) {
	text_length = 0;
	if (one_in(15)) say_prelude(one_in(3) ? "1 3 0 2\n" : "place 0 0\n");
	switch (random_below(6)) {
	case 0: say_bytes(); break;
	case 1: say_pieces(); break;
	case 2: say_boards(); break;
	default: say_walk();
	}
	for (uint64_t left = random_below(6); left > 0; left--) spoil();
	if (one_in(400)) say_much();
}

/* --- laws --- */

static uint64_t lines_of_text(void) {
	uint64_t lines = 0;
	for (size_t i = 0; i < text_length; i++) lines += text[i] == '\n';
	return lines + (text_length > 0 && text[text_length - 1] != '\n');
}

static nq_asked asked_by_lot(void) {
	nq_asked asked = {one_in(2) ? 0 : 1 + (int)random_below(one_in(200) ? NQ_MAX : 6), -1, 0};
	if (!one_in(3)) return asked;
	asked.search = (int)random_below((uint64_t)nq_search_count());
	bool takes = asked.n > 0 && nq_search_type_at(asked.search)->takes_start_row;
	asked.start_row = takes ? (int)random_below((uint64_t)asked.n) : 0;
	return asked;
}

static bool names_all(const char *json) {
	static const char *const names[] = {
		"{\"right\":", ",\"line\":", ",\"found\":", ",\"expected\":", ",\"why\":", ",\"likely\":["};
	for (int i = 0; i < 6; i++)
		if (strstr(json, names[i]) == NULL) return false;
	return true;
}

/* Most boards are small: what is known of large ones takes long to find out. */
LAW("whatever is read is judged under sanitizers, the same however it is cut into pieces") {
	static char whole[NQ_JUDGEMENT_TEXT], cut[NQ_JUDGEMENT_TEXT];
	for (long i = 0; i < inputs; i++) {
		say_input();
		nq_asked asked = asked_by_lot();
		nq_judgement j = judge(asked), other = judge_in(asked, one_in(8) && text_length < 1000 ? 1 : 0);
		must_be(j, nq_format_judgement(&j, whole) < NQ_JUDGEMENT_TEXT && names_all(whole));
		nq_format_judgement(&other, cut);
		must_be(j, strcmp(whole, cut) == 0);
		must_be(j, j.right == (j.read_as != NQ_UNREADABLE && j.wrong.fault == NQ_RIGHT));
		must_be(j, (j.wrong.fault != NQ_RIGHT) == (j.wrong.line > 0) && j.wrong.line <= lines_of_text() + 1);
		must_be(j, j.n <= NQ_MAX && j.left_at <= lines_of_text() + 1);
	}
}

LAW("a line of any length is none, and what follows is read on") {
	for (int length = 1; length < 3 * NQ_CHECK_LINE; length += 7) {
		text_length = 0;
		say_prelude("place 0 0\n");
		for (int i = 0; i < length; i++) say_byte(i % 3 == 2 ? ' ' : 'x');
		say("\nremove 0 0\n");
		for (size_t bytes = 7; bytes < 1000; bytes = 3 * bytes) {
			nq_judgement j = judge_in((nq_asked){1, -1, 0}, bytes);
			must_be(j, j.right && j.lines == 2);
		}
	}
}

LAW("an event is one in a line that is not too long, in however many pieces it comes") {
	for (int length = NQ_CHECK_LINE - 3; length < NQ_CHECK_LINE + 4; length++)
		for (size_t bytes = 5; bytes < TEXT_MAX; bytes = 3 * bytes) {
			text_length = 0;
			say_prelude("place 0 0\n");
			say("remove 0 0");
			for (int i = 10; i < length; i++) say_byte(' ');
			say("\nplace 0 0\n");
			nq_judgement j = judge_in((nq_asked){1, -1, 0}, bytes);
			must_be(j, j.lines == (length < NQ_CHECK_LINE ? 3 : 2));
		}
}

int main(int count, char **words) {
	if (count > 1) inputs = atol(words[1]);
	return tell_laws();
}
