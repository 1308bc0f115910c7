/* The table of commands: a line for each file in this folder that is one, in the order in which help lists them.
 * COMMAND(x) stands for the command called cli_x. */
COMMAND(solve)
COMMAND(walk)
COMMAND(count)
COMMAND(sum)
COMMAND(missing)
COMMAND(solution)
COMMAND(index)
COMMAND(classes)
COMMAND(complete)
COMMAND(puzzle)
COMMAND(check)
COMMAND(searches)
