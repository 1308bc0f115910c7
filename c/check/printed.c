/* printed: see printed.h. Here characters become items and items rows; printed_rows.c makes boards of them. */
#include "printed.h"

#include "printed_rows.h"

#include <string.h>
#include <uchar.h>

enum {
	NOTHING, /* seen by nobody: joiners, marks of byte order, choices between a sign and a picture */
	SPACE,
	LINE_END,
	DIGIT,
	LETTER,
	SIGN,
	DASH,
	BAR,
	QUOTE,
	OPENS,
	CLOSES,
	PARTS, /* a slash or a semicolon */
	COLON,
	RULE, /* corners and lines around a board */
	OTHER
};

/* What is in ASCII also as a full-width form is one; in boards there is most of the first ones. */
static const struct {
	const char32_t *characters;
	int means;
	nq_look look;
} meanings[] = {
	{U" ,\t\u00a0\u3000、", SPACE, NQ_BLANK},
	{U".#_·•‧・", SIGN, NQ_BLANK},
	{U"\n", LINE_END, NQ_BLANK},
	{U"□▫○◻⬜", SIGN, NQ_LIGHT},
	{U"■▪●◼⬛", SIGN, NQ_DARK},
	{U"*★", SIGN, NQ_CROSS},
	{U"♕♛👑", SIGN, NQ_CROWN},
	{U"-\u2212", DASH, NQ_BLANK},
	{U"|│┃║", BAR, NQ_BLANK},
	{U"\"'", QUOTE, NQ_BLANK},
	{U"[({", OPENS, NQ_BLANK},
	{U"])}", CLOSES, NQ_BLANK},
	{U"/;", PARTS, NQ_BLANK},
	{U":=", COLON, NQ_BLANK},
	{U"+", RULE, NQ_BLANK},
	{U"\r\u00ad\ufeff", NOTHING, NQ_BLANK},
};
static const struct {
	uint32_t first, last;
	int means;
} ranges[] = {
	{0x2000, 0x200a, SPACE},   {0x200b, 0x200f, NOTHING}, {0x2010, 0x2015, DASH}, {0x2018, 0x201f, QUOTE},
	{0x202a, 0x202e, NOTHING}, {0x2060, 0x2064, NOTHING}, {0x2500, 0x257f, RULE}, {0xfe00, 0xfe0f, NOTHING},
};

static int meaning_of(uint32_t c, nq_look *look) {
	*look = NQ_BLANK;
	if (c >= '0' && c <= '9') return DIGIT;
	if ((c | 32) >= 'a' && (c | 32) <= 'z') return LETTER;
	for (size_t i = 0; i < sizeof meanings / sizeof meanings[0]; i++)
		for (const char32_t *known = meanings[i].characters; *known != 0; known++)
			if (c == *known) {
				*look = meanings[i].look;
				return meanings[i].means;
			}
	for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
		if (c >= ranges[i].first && c <= ranges[i].last) return ranges[i].means;
	return OTHER;
}

static void clear_row(nq_printed *p) { p->row.count = 0, p->row.bar = p->row.quotation = -1; }

static void push(nq_printed *p, nq_item item) {
	nq_cut_row *r = &p->row;
	if (r->is_text) return;
	if (r->count < NQ_ROW_ITEMS) r->item[r->count] = item;
	if (r->count <= NQ_ROW_ITEMS) r->count++;
}

static void turn_to_text(nq_printed *p) {
	clear_row(p);
	p->row.is_text = true;
}

static nq_item number_of(const char *digits, int length) {
	nq_item item = {.kind = NQ_NUMBER, .digits = length, .is_bits = length <= NQ_MAX};
	for (int i = 0; i < length; i++) {
		unsigned digit = (unsigned)(digits[i] - '0');
		item.number = 10 * item.number + digit;
		if (digit > 1) item.is_bits = false;
		else if (i < NQ_MAX) item.bits |= (uint32_t)digit << i;
	}
	return item;
}

static void take_number(nq_printed *p) {
	nq_item item = number_of(p->word, p->length);
	item.is_glued = p->word_is_close && !p->is_minus;
	item.is_negative = p->is_minus;
	if (p->is_minus && !p->row.is_text) p->row.count--;
	p->numbers++;
	p->number = item.number;
	push(p, item);
}

static bool is_word(const nq_printed *p, const char *word) {
	size_t length = strlen(word);
	if (length > (size_t)p->length) return false;
	for (size_t i = 0; i < length; i++)
		if ((p->word[i] | 32) != word[i]) return false;
	return true;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static int digits_at(const nq_printed *p, int at) {
	int digits = 0;
	while (at + digits < p->length && is_digit(p->word[at + digits])) digits++;
	return digits;
}

/* `a4`, `Qa4`: true when the word names a square. */
static bool take_name(nq_printed *p) {
	int at = p->word[0] == 'Q' ? 1 : 0, digits = p->length - at - 1;
	char file = at < p->length ? p->word[at] : 0;
	if (digits < 1 || digits > 2 || file < 'a' || file > 'z' || digits_at(p, at + 1) < digits) return false;
	if (file == 'q' && p->n <= file - 'a') return false; /* a row of FEN */
	nq_item item = number_of(p->word + at + 1, digits);
	item.kind = NQ_NAME, item.file = file - 'a';
	push(p, item);
	return true;
}

static void take_signs(nq_printed *p) {
	static const char letters[] = "qxo";
	static const nq_look looks[] = {NQ_CROWN, NQ_CROSS, NQ_BLANK};
	for (int i = 0; i < p->length;) {
		const char *letter = strchr(letters, p->word[i] | 32);
		int digits = digits_at(p, i);
		nq_item item = number_of(p->word + i, digits);
		if (digits == 0 && letter == NULL) {
			turn_to_text(p);
			return;
		}
		if (digits == 0) item = (nq_item){.kind = NQ_SIGN, .look = looks[letter - letters]};
		item.is_glued = p->word_is_close || i > 0;
		push(p, item);
		i += digits > 0 ? digits : 1;
	}
}

static void end_word(nq_printed *p) {
	static const char *const counting[] = {"solution", "total", "count", "number", "found", "boards"};
	if (p->length == 0) return;
	for (size_t i = 0; i < sizeof counting / sizeof counting[0]; i++) p->tells = p->tells || is_word(p, counting[i]);
	if (p->length == (int)sizeof p->word) turn_to_text(p);
	else if (digits_at(p, 0) == p->length) take_number(p);
	else if (p->length <= 5 && (is_word(p, "true") || is_word(p, "false"))) {
		bool is_true = (p->word[0] | 32) == 't';
		push(p, (nq_item){.kind = NQ_NUMBER, .digits = 1, .number = is_true, .bits = is_true, .is_bits = true});
	} else if (!take_name(p)) take_signs(p);
	p->length = 0;
	p->is_minus = false;
}

static bool end_row(nq_printed *p) {
	bool ended = !p->row.is_rule && nq_rows_add(p, &p->row);
	clear_row(p);
	return ended;
}

static bool close_bracket(nq_printed *p) {
	if (p->depth > 0) p->depth--;
	return p->row.count > 0 ? end_row(p) : nq_rows_end_board(p);
}

/* Between two bars with nothing in between lies an empty square, unless bars stand only around rows. */
static void pass_bar(nq_printed *p) {
	nq_cut_row *r = &p->row;
	int between = r->bar < 0 ? 1 : r->count - r->bar;
	if (between == 0) push(p, (nq_item){.kind = NQ_SIGN, .look = NQ_BLANK, .is_framed = true});
	if (between > 1) r->is_framed = true;
	r->bar = r->count;
}

/* The end of a quotation of several squares ends a row. */
static bool pass_quote(nq_printed *p) {
	nq_cut_row *r = &p->row;
	int from = r->quotation, inside = from < 0 ? 0 : r->count - from;
	r->quotation = from < 0 ? r->count : -1;
	return (inside > 1 || (inside == 1 && r->item[from].digits > 1)) && end_row(p);
}

static void state_number(nq_printed *p, bool alone) {
	if (p->numbers != 1 || !(p->tells || alone)) return;
	p->states = true;
	p->stated = p->number, p->stated_line = p->line;
}

static bool end_line(nq_printed *p) {
	uint64_t boards = p->boards;
	int height = p->height;
	bool is_empty = !p->has_any, alone = p->row.count == 1 && p->numbers == 1;
	if (is_empty && p->boards == 0 && p->height == 1) p->is_spaced = true;
	if (p->is_spaced) is_empty = false;
	bool goes_on = p->depth > 0 && p->numbers == 1 && p->has_comma; /* a list, an item a line */
	bool ended = (is_empty || p->depth < 2) && !goes_on && end_row(p);
	bool several_pairs = p->kind == NQ_PAIRS && p->begins == p->line && p->height > 1;
	if (is_empty || several_pairs) ended = nq_rows_end_board(p) || ended;
	if (is_empty) p->depth = 0;
	if (p->boards == boards && p->height == height) state_number(p, alone);
	p->line++;
	p->has_any = p->tells = p->has_comma = false;
	p->numbers = 0;
	p->row.bar = p->row.quotation = -1;
	p->row.is_framed = p->row.is_text = p->row.is_fen = p->row.is_rule = false;
	return ended;
}

static void take_sign(nq_printed *p, int means, nq_look look) {
	p->is_minus = means == DASH && !p->is_close;
	push(p, (nq_item){.kind = NQ_SIGN, .look = look, .is_glued = p->is_close, .is_dash = means == DASH});
	p->is_close = true;
}

static bool act(nq_printed *p, int means) {
	switch (means) {
	case LINE_END: return end_line(p);
	case BAR: pass_bar(p); return false;
	case QUOTE: return pass_quote(p);
	case OPENS:
		if (p->depth++ == 0) clear_row(p);
		p->row.is_text = false;
		return false;
	case CLOSES: return close_bracket(p);
	case PARTS: return end_row(p);
	case COLON:
		clear_row(p);
		p->row.is_text = false;
		return false;
	case RULE: p->row.is_rule = true; return false;
	case OTHER: turn_to_text(p); return false;
	default: return false;
	}
}

static void take_letter(nq_printed *p, char letter) {
	if (p->length == 0) p->word_is_close = p->is_close;
	if (p->length < (int)sizeof p->word) p->word[p->length++] = letter;
	p->has_any = p->is_close = true;
	p->has_comma = false;
}

static bool tells_in_japanese(uint32_t c) { return c == 0x89e3 || c == 0x901a || c == 0x500b; }

static bool take(nq_printed *p, uint32_t c) {
	nq_look look;
	if (c >= 0xff01 && c <= 0xff5e) c -= 0xff01 - '!';
	int means = meaning_of(c, &look);
	if (means == NOTHING) return false;
	if (means == DIGIT || means == LETTER) {
		take_letter(p, (char)c);
		return false;
	}
	end_word(p);
	if (means == SIGN || means == DASH) take_sign(p, means, look);
	else {
		p->is_close = p->is_minus = false;
		if (means != SPACE && means != LINE_END) p->has_any = true;
		if (c == ',') p->has_comma = true;
		if (means == SPACE && p->row.is_fen && p->row.count > 0) {
			bool ended = end_row(p);
			turn_to_text(p);
			return ended;
		}
		if (c == '/' && p->row.count > 0) p->row.is_fen = true;
		p->tells = p->tells || tells_in_japanese(c);
		return act(p, means);
	}
	p->has_any = true;
	p->has_comma = false;
	return false;
}

/* Bytes that are no UTF-8 are characters that mean nothing; ASCII in more bytes than one is none. */
bool nq_printed_put(nq_printed *p, char byte) {
	unsigned b = (unsigned char)byte;
	if (p->missing > 0 && (b & 0xc0) == 0x80) {
		p->code = p->code << 6 | (b & 0x3f);
		return --p->missing == 0 && take(p, p->code < 0x80 ? 0xfffd : p->code);
	}
	p->missing = b >= 0xf0 ? 3 : b >= 0xe0 ? 2 : b >= 0xc0 ? 1 : 0;
	p->code = b & (p->missing == 3 ? 7 : p->missing == 2 ? 15 : 31);
	if (p->missing > 0) return false;
	return take(p, b < 0x80 ? b : 0xfffd);
}

bool nq_printed_end(nq_printed *p) {
	end_word(p);
	bool ended = end_line(p);
	return nq_rows_end_board(p) || ended;
}

void nq_printed_again(nq_printed *p, int n) {
	bool has_lists = p->has_lists;
	int from = p->from;
	nq_printed_start(p, n);
	p->has_lists = has_lists, p->from = from;
}

void nq_printed_start(nq_printed *p, int n) {
	memset(p, 0, sizeof *p);
	p->n = n, p->from = -1, p->line = 1;
	p->row.bar = p->row.quotation = -1;
}
