// How a call of a module ends whose work is bounded, as c/seek.h numbers it.

/** There. */
export const FOUND = 0
/** Not yet: to be called again. */
export const MORE = 1
