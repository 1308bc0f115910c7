/* searches: lists the searches there are, with a sentence each. */
#include "cli.h"
#include "search.h"

#include <stdio.h>

static int searches(const options *o) {
	(void)o;
	for (int i = 0; i < nq_search_count(); i++)
		printf("%s  %s\n", nq_search_type_at(i)->id, nq_search_type_at(i)->sentence);
	return finish(OK);
}

const command cli_searches = {"searches", searches, {NOTHING_MORE}, 0};
