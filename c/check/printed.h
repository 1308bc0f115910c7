/* printed: boards found in what a program prints, in whatever notation, with other text between them; and the number of
 * solutions that it states.
 *
 *     . Q . .      □■□□      ["..Q.","Q...",…]      1 3 0 2      [0,4,7,5,2,6,1,3]      15863724      1Q2/3Q/Q3/2Q1
 *     |Q| | |      #Q##      [[0,1,0,0],…]          1: 2 4 1 3   (0, 1), (1, 3), …      0100          a4 b2 c7 d5
 *
 * Bytes of UTF-8 come one after the other. A row is what stands between two brackets, quotation marks or line ends, a
 * board so many rows as each is wide. What stands in a line up to a colon, a bracket or a word is no row.
 *
 * Plain data without pointers, the same for a gigabyte as for a line.
 */
#pragma once

#include "../board.h"

#include <stddef.h>

/* A board as it is printed, which may be none of the puzzle. */
typedef struct {
	int rows, columns;
	uint32_t queens[NQ_MAX]; /* by row, bit c for column c */
	uint64_t line;           /* in which it begins, from 1 */
} nq_printed_board;

/* How much a sign looks like a queen. */
typedef enum { NQ_BLANK, NQ_LIGHT, NQ_DARK, NQ_CROSS, NQ_CROWN } nq_look;

typedef struct {
	enum { NQ_SIGN, NQ_NUMBER, NQ_NAME } kind;
	nq_look look;     /* of a sign */
	int file;         /* of a square's name, from 0 */
	int digits;       /* of a number or a rank */
	bool is_negative; /* and its digits, the last one lowest */
	uint64_t number;
	uint32_t bits; /* of a number of digits 0 and 1 alone, bit i for digit i from the left */
	bool is_bits, is_glued, is_dash, is_framed;
} nq_item;

enum { NQ_ROW_ITEMS = 2 * NQ_MAX + 2 };

typedef enum { NQ_NO_ROWS, NQ_SIGNS, NQ_BITS, NQ_PAIRS } nq_rows_kind;

typedef struct {
	nq_item item[NQ_ROW_ITEMS];
	int count;      /* more than NQ_ROW_ITEMS: it is no row */
	int bar;        /* how many items stood before the last bar of the line; -1: there was none */
	int quotation;  /* how many stood before the quotation that is open; -1: none is */
	bool is_framed; /* bars stand only around rows */
	bool is_fen;    /* a slash parts rows: numbers count empty squares */
	bool is_rule;   /* the line is drawn, around or between rows */
	bool is_text;   /* what comes up to the next colon, bracket or line end is none */
} nq_cut_row;

typedef struct {
	int n;                  /* asked for, or of the first board; 0: not known yet */
	int from;               /* what columns count from, as far as is known: 0, 1, or -1 */
	bool has_lists;         /* of columns: a line of numbers 0 and 1 alone is one as well, and no row of squares */
	uint64_t line, boards;  /* the present one, from 1; how many were read */
	nq_printed_board board; /* the last one */
	bool states;            /* a number of solutions is stated after it: */
	uint64_t stated, stated_line;

	/* characters */
	uint32_t code;      /* of the one whose bytes are coming */
	int missing, depth; /* bytes of it that are to come; brackets that are open */
	char word[16];      /* the letters and digits of a word that is coming */
	int length;
	bool is_close, word_is_close; /* the last character belongs to an item; the one before the word did */
	bool is_minus;                /* the last item is a dash that stands close to none */
	bool has_comma;               /* behind the last item of the line */
	/* the line */
	bool has_any, tells; /* a word of it says that a number of it is that of solutions */
	int numbers;
	uint64_t number;
	nq_cut_row row;
	/* the board */
	nq_rows_kind kind;
	int width, height, pair[NQ_MAX][2];
	uint64_t begins;
	bool has_dashes, is_spaced;    /* is_spaced: an empty line after each row */
	uint8_t cells[NQ_MAX][NQ_MAX]; /* nq_look, or 0 and 1 */
} nq_printed;

/* n: 0 when it is not known. */
void nq_printed_start(nq_printed *p, int n);

/* Once more from the start, with what was learnt about how numbers are meant. */
void nq_printed_again(nq_printed *p, int n);

/* Takes a byte; true when a board ends with it, which is `board` now. */
bool nq_printed_put(nq_printed *p, char byte);

/* There are no more bytes; true as above. */
bool nq_printed_end(nq_printed *p);
