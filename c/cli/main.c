#include "cli.h"
#include "count.h"
#include "puzzle.h"
#include "solutions.h"

#define COMMAND(name, ...) int cli_##name(const options *o);
#include "commands_table.h"

static const command commands[] = {
#define COMMAND(name, highest_n, ...) {#name, cli_##name, {__VA_ARGS__}, highest_n},
#include "commands_table.h"
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

int main(int argc, char **argv) {
	const char *name = argc > 1 ? argv[1] : "", *last = argc > 1 ? argv[argc - 1] : "";
	bool helps = strcmp(last, "--help") == 0 || strcmp(last, "-h") == 0, has_helped = false;
	for (int i = 0; i < COMMANDS; i++) {
		bool is_named = strcmp(name, commands[i].name) == 0;
		if (helps && (is_named || argc == 2)) {
			print_usage(stdout, &commands[i], true);
			printf("\n");
			has_helped = true;
		} else if (is_named) {
			options o = read_options(&commands[i], argv + 2);
			return commands[i].run(&o);
		}
	}
	if (has_helped) return finish(OK);
	begin_rejection("command", name);
	for (int i = 0; i < COMMANDS; i++) {
		print_usage(stderr, &commands[i], false);
		fputs(", ", stderr);
	}
	fputs("--help", stderr);
	end_rejection();
}
