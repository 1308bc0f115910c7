/* FIELD(key, format, value): fields of a search in `nqueens searches --format json`, after its id and arrays. */
FIELD("takesStartRow", "%s", boolean(type->takes_start_row))
FIELD("takesSetup", "%s", boolean(type->set_up != NULL))
FIELD("takesChance", "%s", boolean(type->chance != NULL))
FIELD("takesLimits", "%s", boolean(type->takes_limits))
FIELD("stopsAtFirst", "%s", boolean(type->stops_at_first))
FIELD("countsFrom", "%d", type->counts_from)
FIELD("isFurther", "%s", boolean(search >= nq_searches.tutorials))
FIELD("tests", "\"%s\"", tested[type->tests])
FIELD("largest", "%d", type->largest)
FIELD("sentence", "\"%s\"", sentences[search])
#undef FIELD
