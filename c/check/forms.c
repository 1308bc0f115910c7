/* forms: see forms.h. */
#include "forms.h"

bool nq_form_at(int i, int n, nq_form *form) {
	static const struct {
		nq_run_kind kind;
		int period; /* 0: n */
		bool over_lines;
	} runs[] = {
		{NQ_LIST, 1, false},         {NQ_NUMBERED, 1, false},     {NQ_COUNTED, 1, false},
		{NQ_RECORDS, 2, false},      {NQ_RECORDS, 3, false},      {NQ_RECORDS, 4, false},
		{NQ_RECORDS, 5, false},      {NQ_MATRIX, 1, false},       {NQ_MATRIX, 0, false},
		{NQ_CELL_RECORDS, 2, false}, {NQ_CELL_RECORDS, 3, false}, {NQ_CELL_RECORDS, 4, false},
		{NQ_CELL_RECORDS, 5, false}, {NQ_LITERALS, 1, false},     {NQ_TABLE, 1, false},
		{NQ_SQUARE_NAMES, 1, false}, {NQ_LIST, 1, true},          {NQ_RECORDS, 2, true},
		{NQ_RECORDS, 3, true},       {NQ_RECORDS, 4, true},       {NQ_RECORDS, 5, true},
		{NQ_MATRIX, 1, true},        {NQ_CELL_RECORDS, 3, true},  {NQ_SQUARE_NAMES, 1, true},
		{NQ_WORD, 1, false},         {NQ_FEN, 1, false},
	};
	enum { GRIDS = 2 * (NQ_WAYS + 2), RUNS = sizeof runs / sizeof runs[0] };
	*form = (nq_form){.is_run = i >= GRIDS};
	form->grid.n = form->run.n = n;
	if (i <
	    GRIDS) { /* behind the ways, strings of boards side by side and rows in quotation marks one after the other */
		int way = i / 2;
		form->grid.way = way < NQ_WAYS ? (nq_way)way : way == NQ_WAYS ? NQ_STRINGS : NQ_QUOTES;
		form->grid.is_spaced = i % 2;
		form->grid.in_turn = way == NQ_STRINGS || way > NQ_WAYS;
		return true;
	}
	i -= GRIDS;
	if (i >= RUNS) return false;
	form->run.kind = runs[i].kind;
	form->run.period = runs[i].period > 0 ? runs[i].period : n;
	form->run.over_lines = runs[i].over_lines;
	return true;
}
