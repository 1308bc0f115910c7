/* SYMMETRY(NAME, name, transposes, then mirrors rows, columns) */
SYMMETRY(IDENTITY, "identity", false, false, false)
SYMMETRY(TURN_90, "turn-90", true, false, true)
SYMMETRY(TURN_180, "turn-180", false, true, true)
SYMMETRY(TURN_270, "turn-270", true, true, false)
SYMMETRY(MIRROR_COLUMNS, "mirror-columns", false, false, true)
SYMMETRY(MIRROR_ROWS, "mirror-rows", false, true, false)
SYMMETRY(MIRROR_DIAGONAL, "mirror-diagonal", true, false, false)
SYMMETRY(MIRROR_ANTIDIAGONAL, "mirror-antidiagonal", true, true, true)
