#include "check/mistakes.h"
#include "cli.h"

static const char *const sentences[] = {
#define SEARCH(x, sentence) sentence,
#include "search/all_searches_table.h"
#undef SEARCH
};

static const char *line_name(int line) { return nq_line_name((nq_line)line); }

static void print_names(const char *key, const char *name(int i), int count) {
	printf("\"%s\": [", key);
	for (int i = 0; i < count; i++) printf("%s\"%s\"", i > 0 ? ", " : "", name(i));
	printf("],\n");
}

static const char *boolean(bool is) { return is ? "true" : "false"; }

static void print_json(int search) {
	static const char *const tested[] = {"lines", "columns", "nothing"};
	const nq_search_type *type = nq_search_type_at(search);
	printf("\t{\"id\": \"%s\", \"arrays\": [", type->id);
	for (int i = 0; i < NQ_ARRAYS && type->arrays[i]; i++) printf("%s\"%s\"", i > 0 ? ", " : "", type->arrays[i]);
	printf("]");
#define FIELD(key, format, value) printf(", \"" key "\": " format, value);
#include "search_fields_table.h"
	printf("}");
}

int cli_searches(const options *o) {
	int count = nq_search_count();
	if (!o->json) {
		for (int i = 0; i < count; i++) printf("%s  %s\n", nq_search_type_at(i)->id, sentences[i]);
		return finish(OK);
	}
	printf("{");
	print_names("kinds", nq_kind_name, NQ_KINDS);
	print_names("lines", line_name, NQ_ANTIDIAGONAL + 1);
	print_names("mistakes", nq_mistake_id, NQ_MISTAKES);
	printf("\"searches\": [\n");
	for (int i = 0; i < count; i++) printf(i > 0 ? ",\n" : ""), print_json(i);
	printf("\n]}\n");
	return finish(OK);
}
