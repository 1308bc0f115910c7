#include "cli.h"

#include <stdio.h>
#include <string.h>

#define COMMAND(x) extern const command cli_##x;
#include "commands.h"
#undef COMMAND

static const command *const commands[] = {
#define COMMAND(x) &cli_##x,
#include "commands.h"
#undef COMMAND
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int help(void) {
	char usage[USAGE_TEXT];
	for (int i = 0; i < COMMANDS; i++) {
		write_usage(commands[i], true, usage);
		printf("%s\n", usage);
	}
	return finish(OK);
}

static _Noreturn void refuse_command(const char *name) {
	char allowed[COMMANDS * USAGE_TEXT], usage[USAGE_TEXT];
	size_t used = 0;
	for (int i = 0; i < COMMANDS; i++) {
		write_usage(commands[i], false, usage);
		used += (size_t)snprintf(allowed + used, sizeof allowed - used, "%s, ", usage);
	}
	snprintf(allowed + used, sizeof allowed - used, "--help");
	refuse("command", name, allowed);
}

int main(int argc, char **argv) {
	const char *name = argc > 1 ? argv[1] : "";
	if (argc == 2 && (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)) return help();
	for (int i = 0; i < COMMANDS; i++) {
		if (strcmp(name, commands[i]->name) != 0) continue;
		options o = read_options(commands[i], argv + 2);
		return commands[i]->run(&o);
	}
	refuse_command(name);
}
