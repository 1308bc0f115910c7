/* main: the table of commands, which is also the help. */
#include "cli.h"
#include "count.h"
#include "search.h"
#include "solutions.h"

#include <stdio.h>
#include <string.h>

static const command commands[] = {
    {"solve", cli_solve, " --search --start-row --style --limit ", NQ_MAX, NOTHING,
     "nqueens solve N [--search ID] [--start-row R] [--style dots|lower|squares|hash|positions] [--limit K]"},
    {"walk", cli_walk, " --search --start-row --from --to --summary ", NQ_MAX, NOTHING,
     "nqueens walk N [--search ID] [--start-row R] [--from A] [--to B] [--summary]"},
    {"count", cli_count, " --fundamental --threads --shard ", NQ_COUNT_MAX, NOTHING,
     "nqueens count N [--fundamental] [--threads T] [--shard I/K]"},
    {"sum", cli_sum, "", 0, FILES, "nqueens sum FILE..."},
    {"solution", cli_solution, " --style ", NQ_SUBTREES_MAX, INDEX,
     "nqueens solution N INDEX [--style dots|lower|squares|hash|positions]"},
    {"index", cli_index, "", NQ_SUBTREES_MAX, BOARD, "nqueens index N BOARD"},
    {"classes", cli_classes, "", NQ_SUBTREES_MAX, NOTHING, "nqueens classes N"},
    {"searches", cli_searches, "", 0, NOTHING, "nqueens searches"},
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int help(void) {
    for (int i = 0; i < COMMANDS; i++) printf("%s\n", commands[i].usage);
    return finish(OK);
}

int main(int argc, char **argv) {
    if (argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)) return help();
    for (int i = 0; argc > 1 && i < COMMANDS; i++) {
        if (strcmp(argv[1], commands[i].name) != 0) continue;
        options o = read_options(&commands[i], argc, argv);
        return commands[i].run(&o);
    }
    refuse("command", argc > 1 ? argv[1] : "", "solve N, walk N, count N, sum FILE..., solution N INDEX, index N BOARD, classes N, searches, --help");
}
