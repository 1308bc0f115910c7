/* forms: see forms.h. */
#include "forms.h"

static const struct {
	nq_way way;
	bool in_turn;
} grids[] = {
	{NQ_WORDS, false},   {NQ_BARS, false},    {NQ_BOXES, false},   {NQ_QUOTES, false},
	{NQ_COMMAS, false},  {NQ_COLOURS, false}, {NQ_LATTICE, false}, {NQ_STRINGS, true},
	{NQ_STRINGS, false}, {NQ_QUOTES, true},   {NQ_FEN, true},
};

static const struct {
	nq_run_kind kind;
	int period; /* 0: n */
	bool over_lines;
} runs[] = {
	{NQ_LIST, 1, false},         {NQ_NUMBERED, 1, false},     {NQ_COUNTED, 1, false},      {NQ_RECORDS, 2, false},
	{NQ_RECORDS, 3, false},      {NQ_RECORDS, 4, false},      {NQ_RECORDS, 5, false},      {NQ_MATRIX, 1, false},
	{NQ_MATRIX, 0, false},       {NQ_CELL_RECORDS, 2, false}, {NQ_CELL_RECORDS, 3, false}, {NQ_CELL_RECORDS, 4, false},
	{NQ_CELL_RECORDS, 5, false}, {NQ_LITERALS, 1, false},     {NQ_TABLE, 1, false},        {NQ_SQUARE_NAMES, 1, false},
	{NQ_LIST, 1, true},          {NQ_RECORDS, 2, true},       {NQ_RECORDS, 3, true},       {NQ_RECORDS, 4, true},
	{NQ_RECORDS, 5, true},       {NQ_MATRIX, 1, true},        {NQ_CELL_RECORDS, 3, true},  {NQ_SQUARE_NAMES, 1, true},
	{NQ_WORD, 1, false},
};

enum { GRIDS = sizeof grids / sizeof grids[0], RUNS = sizeof runs / sizeof runs[0] };

bool nq_form_at(int i, int n, nq_form *form) {
	if (i < 2 * GRIDS) {
		*form =
			(nq_form){.grid = {.n = n, .way = grids[i / 2].way, .in_turn = grids[i / 2].in_turn, .is_spaced = i % 2}};
		return true;
	}
	i -= 2 * GRIDS;
	if (i >= RUNS) return false;
	const nq_run_kind kind = runs[i].kind;
	bool are_flags = kind == NQ_MATRIX || kind == NQ_LITERALS;
	bool are_squares = are_flags || kind == NQ_CELL_RECORDS || kind == NQ_SQUARE_NAMES;
	*form = (nq_form){.is_run = true, .run = {.n = n, .kind = kind, .over_lines = runs[i].over_lines}};
	form->run.period = runs[i].period > 0 ? runs[i].period : n;
	form->run.records = are_squares && kind != NQ_SQUARE_NAMES ? n * n : n;
	form->run.fields = kind == NQ_RECORDS || kind == NQ_CELL_RECORDS ? runs[i].period : 1;
	form->run.row = are_squares ? NQ_BY_SQUARE : NQ_IN_TURN;
	form->run.column = are_flags ? NQ_IN_TURN : 0;
	form->run.flag = are_flags ? 0 : NQ_NO_FLAG;
	return true;
}
