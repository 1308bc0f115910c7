#include "fuzz.h"

#include <fcntl.h>
#include <unistd.h>

#define main cli_main
#include "cli/main.c"
#undef main

enum { WORDS_MOST = 40 };

static jmp_buf ended;
static int status;

/* The linker replaces exit by this function (--wrap). */
_Noreturn void __wrap_exit(int with);
_Noreturn void __real_exit(int with);
static bool is_reading;
_Noreturn void __wrap_exit(int with) {
	if (!is_reading) __real_exit(with);
	status = with;
	longjmp(ended, 1);
}

static int ends[2], own_stderr = -1;
static void listen(void) {
	if (own_stderr >= 0 || pipe(ends) != 0) return;
	own_stderr = dup(2);
	fcntl(ends[0], F_SETFL, O_NONBLOCK);
	fcntl(ends[1], F_SETFL, O_NONBLOCK);
}

static void read_words(const command *c, char **words) {
	is_reading = true;
	status = OK;
	if (setjmp(ended) == 0) {
		options o = read_options(c, words);
		must(o.n >= 0 && o.from <= o.to && o.threads >= 0);
	}
	is_reading = false;
}

FUZZ("words", "any arguments are read, or rejected in one line", const char *bytes, size_t count) {
	char *text = allocate(count + 1), *words[WORDS_MOST + 1], line[1024];
	int many = 0;
	listen();
	memcpy(text, bytes, count);
	text[count] = 0;
	for (char *word = strtok(text, "\n"); word != NULL && many < WORDS_MOST; word = strtok(NULL, "\n"))
		words[many++] = word;
	words[many] = NULL;
	if (many > 0) {
		dup2(ends[1], 2);
		read_words(&commands[(unsigned char)words[0][0] % COMMANDS], words + 1);
		dup2(own_stderr, 2);
		ssize_t length = read(ends[0], line, sizeof line);
		must(status == OK ? length <= 0 : status == BAD_USAGE && length > 10);
		must(length <= 0 ||
		     (memchr(line, '\n', (size_t)length) == line + length - 1 && memcmp(line, "nqueens: ", 9) == 0));
	}
	free(text);
}

FUZZ_MAIN
