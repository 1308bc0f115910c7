#include "cli.h"

enum { LONGEST_LINE = 4 * NQ_COMPLETE_MAX };

static void take(nq_setup *setup, const char *name, const char *word, int row, int col, bool is_queen) {
	nq_given taken = is_queen ? nq_setup_give(setup, row, col) : nq_setup_block(setup, row, col);
	if (taken == NQ_OUTSIDE) reject(name, word, "ROW,COL, each 0 to %d", setup->n - 1);
	if (taken == NQ_IMPOSSIBLE) reject(name, word, "squares that are not both given and blocked");
}

static void next_word(const char **at, char word[QUOTE_TEXT]) {
	size_t length = strcspn(*at, BLANKS), most = QUOTE_TEXT - 1;
	snprintf(word, QUOTE_TEXT, "%.*s", (int)(length < most ? length : most), *at);
	*at += length;
	*at += strspn(*at, BLANKS);
}

static void read_squares(nq_setup *setup, const char *name, const char *text, bool queens) {
	const char *at = text + strspn(text, BLANKS);
	char word[QUOTE_TEXT], rest;
	if (*at == 0) take(setup, name, text, -1, -1, queens);
	while (*at != 0) {
		int row = -1, col = -1;
		next_word(&at, word);
		if (strspn(word, "0123456789,") != strlen(word) || sscanf(word, "%3d,%3d%c", &row, &col, &rest) != 2) row = -1;
		take(setup, name, word, row, col, queens);
	}
}

void read_board(options *o, const char *name, const char *text) {
	const char *at = text + strspn(text, BLANKS);
	char what[64], word[QUOTE_TEXT];
	o->board.n = o->n;
	for (int row = 0; row < o->n || *at != 0; row++) {
		snprintf(what, sizeof what, "%s at character %d", name, (int)(at - text) + 1);
		next_word(&at, word);
		size_t digits = strspn(word, "0123456789");
		int column = digits < 4 && word[digits] == 0 ? atoi(word) : 0;
		if (row == o->n || column < 1 || column > o->n)
			reject(what, word, "the columns of %d queens, each 1 to %d, top row first, separated by spaces", o->n,
			       o->n);
		o->board.column[row] = (int8_t)(column - 1);
	}
}

void read_given(options *o, const char *name, const char *text) { read_squares(&o->setup, name, text, true); }
void read_blocked(options *o, const char *name, const char *text) { read_squares(&o->setup, name, text, false); }

static void must_be_n(const nq_setup *setup, const char *what, int number) {
	char value[16];
	snprintf(value, sizeof value, "%d", number);
	if (number != setup->n) reject(what, value, "%d", setup->n);
}

static void read_row(nq_setup *setup, const char *name, int row, char *line) {
	int cells = 0;
	char what[96], sign[2] = "";
	for (char *at = line; *at != 0; at++) {
		if (strchr(BLANKS, *at) != NULL) continue;
		sign[0] = *at;
		snprintf(what, sizeof what, "%s line %d, cell %d", name, row + 1, cells + 1);
		if (strchr(".Qx", *at) == NULL) reject(what, sign, "., Q and x");
		if (cells++ >= setup->n || *at == '.') continue;
		take(setup, what, *at == 'Q' ? "Q" : "x", row, cells - 1, *at == 'Q');
	}
	snprintf(what, sizeof what, "%s line %d, the number of cells", name, row + 1);
	must_be_n(setup, what, cells);
}

void read_board_file(options *o, const char *name, const char *path) {
	nq_setup *setup = &o->setup;
	char line[LONGEST_LINE];
	FILE *file = strcmp(path, "-") == 0 ? stdin : fopen(path, "r");
	int rows = 0;
	if (*path == 0) reject(name, path, "the name of a file, - for stdin");
	while (file != NULL && fgets(line, sizeof line, file) != NULL) {
		if (line[strspn(line, BLANKS)] == 0) continue;
		if (rows < setup->n) read_row(setup, name, rows, line);
		rows++;
	}
	if (file == NULL || ferror(file)) fail("%s %s: %s", name, path, strerror(errno));
	if (file != stdin) fclose(file);
	must_be_n(setup, "--board, the number of lines", rows);
}
