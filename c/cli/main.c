#include "cli.h"

#include <stdio.h>
#include <string.h>

#define COMMAND(x) extern const command cli_##x;
#include "commands_table.h"
#undef COMMAND

static const command *const commands[] = {
#define COMMAND(x) &cli_##x,
#include "commands_table.h"
#undef COMMAND
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

int main(int argc, char **argv) {
	const char *name = argc > 1 ? argv[1] : "";
	bool helps = argc == 2 && (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0);
	for (int i = 0; i < COMMANDS; i++) {
		if (helps) print_usage(stdout, commands[i], true), printf("\n");
		if (strcmp(name, commands[i]->name) != 0) continue;
		options o = read_options(commands[i], argv + 2);
		return commands[i]->run(&o);
	}
	if (helps) return finish(OK);
	begin_rejection("command", name);
	for (int i = 0; i < COMMANDS; i++) {
		print_usage(stderr, commands[i], false);
		fputs(", ", stderr);
	}
	fputs("--help", stderr);
	end_rejection();
}
