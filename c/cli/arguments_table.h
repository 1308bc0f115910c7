/* ARGUMENT(NAME, name, value of an option, ...): fields of argument_type (options.c). A flag has neither `value` nor
 * `names`.
 *
 * If `read` is set, it reads the argument. Otherwise the argument is stored in the field at offset `at`:
 *
 *   `names` is set   The argument is one of these names. Its index is stored.
 *   `text` is set    The argument is a non-empty word. The word is stored. Error messages quote `text`.
 *   `high` is set    The argument is a number from `low` to `high`. The number is stored.
 *   none is set      The argument is a flag. 1 is stored. */
ARGUMENT(N, "N", .read = read_n)
ARGUMENT(MAYBE_N, "[N]", .read = read_maybe_n)
ARGUMENT(INDEX, "INDEX", .read = read_index)
ARGUMENT(BOARD, "BOARD", .read = read_board)
ARGUMENT(FILES, "FILE...", .read = read_files)
ARGUMENT(MAYBE_FILES, "[FILE...]", .read = read_maybe_files)
ARGUMENT(SHARDS, "K", .read = read_shards)
ARGUMENT(ONE_FILE, "FILE", .text = "the name of a file, - for stdin", FIELD(file))
ARGUMENT(SEARCH, "--search", "ID", search_names, FIELD(search))
ARGUMENT(START_ROW, "--start-row", "R", .read = read_start_row)
ARGUMENT(STYLE, "--style", NULL, style_names, FIELD(style))
ARGUMENT(LIMIT, "--limit", "K", .low = 1, .high = UINT64_MAX - 1, FIELD(limit))
ARGUMENT(FROM, "--from", "A", .high = STEP_LIMIT, FIELD(from))
ARGUMENT(TO, "--to", "B", .read = read_to)
ARGUMENT(SUMMARY, "--summary", FIELD(summary))
ARGUMENT(FUNDAMENTAL, "--fundamental", FIELD(fundamental))
ARGUMENT(THREADS, "--threads", "T", .low = 1, .high = POOL_MAX, FIELD(threads))
ARGUMENT(SHARD, "--shard", "I/K", .read = read_shard)
ARGUMENT(LEDGER, "--ledger", "FILE", .text = "the name of a file", FIELD(ledger))
ARGUMENT(MEMORY, "--memory", "SIZE", .read = read_memory)
ARGUMENT(KERNEL, "--kernel", "ID", .text = "the name of a kernel", FIELD(kernel))
ARGUMENT(SAMPLE, "--sample", "P%", .read = read_sample)
ARGUMENT(RATE, "--rate", "NS", .read = read_rate)
ARGUMENT(GIVEN, "--given", "SQUARES", .read = read_given, .taken_by = takes_set_up)
ARGUMENT(BLOCKED, "--blocked", "SQUARES", .read = read_blocked, .taken_by = takes_set_up)
ARGUMENT(BOARD_FILE, "--board", "FILE", .read = read_board_file, .taken_by = takes_set_up)
ARGUMENT(COUNTED, "--count", FIELD(counted))
ARGUMENT(HEAT, "--heat", FIELD(heat))
ARGUMENT(WHY, "--why", FIELD(why))
ARGUMENT(SEED, "--seed", "S", .high = STEP_LIMIT, FIELD(chance.seed), .taken_by = takes_chance)
ARGUMENT(SIDEWAYS, "--sideways", "K", .high = NQ_MOST_ALLOWED, FIELD(chance.most[NQ_SIDEWAYS]),
         .taken_by = takes_limits)
ARGUMENT(RESTARTS, "--restarts", "K", .high = NQ_MOST_ALLOWED, FIELD(chance.most[NQ_RESTARTS]),
         .taken_by = takes_limits)
ARGUMENT(BEGIN, "--begin", NULL, beginning_names, FIELD(chance.begin), .taken_by = takes_chance)
ARGUMENT(LEVEL, "--level", "1|2|3", .low = 1, .high = NQ_PUZZLE_LEVELS, FIELD(level))
ARGUMENT(FIRST, "--first", FIELD(first))
ARGUMENT(LAST, "--last", FIELD(last))
ARGUMENT(NEEDS_BOARDS, "--boards", FIELD(needs_boards))
ARGUMENT(VERBOSE, "--verbose", FIELD(verbose))
ARGUMENT(FORMAT, "--format", NULL, format_names, FIELD(json))
#undef ARGUMENT
