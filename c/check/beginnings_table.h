/* BEGINNINGS(list, ...): texts, a longer one before its own beginning. */
BEGINNINGS(TAGS, "<td", "<th", "<tab", "</tab", "<h1", "<h2", "<h3", "<h4", "<br", "<div>", "<span>", "<pre>", "<p>", "<li>")
BEGINNINGS(CELL_TAGS, "<td", "<th", "</tr")
BEGINNINGS(LEVELS, "INFO", "DEBUG", "TRACE")
BEGINNINGS(TRUE_WORDS, "#t", "true", "True", "TRUE", "T")
BEGINNINGS(FALSE_WORDS, "#f", "false", "False", "FALSE", "F")
BEGINNINGS(EMPTY_WORDS, "None", "null", "nil")
BEGINNINGS(SAVED_TITLES, "N-Queens", "Nクイーン", "{\"n\":")
