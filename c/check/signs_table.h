/* SIGNS(first, last, sign, step): characters first … last become `sign` (0: they are dropped); step 1: the character
 * after `first` becomes the sign after `sign`, and so on. */
SIGNS(0xff01, 0xff5e, '!', 1) /* full-width ASCII */
SIGNS(0x2502, 0x2503, '|', 0)
SIGNS(0x2551, 0x2551, '|', 0)
SIGNS(0x2500, 0x257f, '+', 0)
SIGNS(0xa6, 0xa6, '|', 0)
SIGNS(0x2010, 0x2015, '-', 0)
SIGNS(0x2212, 0x2212, '-', 0)
SIGNS(0x2018, 0x201f, '"', 0)
SIGNS(0x3001, 0x3001, ',', 0)
SIGNS(0xa0, 0xa0, ' ', 0)
SIGNS(0x2000, 0x200a, ' ', 0)
SIGNS(0x202f, 0x202f, ' ', 0)
/* invisible characters */
SIGNS(0xad, 0xad, 0, 0)
SIGNS(0x200b, 0x200f, 0, 0)
SIGNS(0x202a, 0x202e, 0, 0)
SIGNS(0x2060, 0x2064, 0, 0)
SIGNS(0xfeff, 0xfeff, 0, 0)
/* combining marks */
SIGNS(0x300, 0x36f, 0, 0)
SIGNS(0x20e3, 0x20e3, 0, 0)
SIGNS(0xfe00, 0xfe0f, 0, 0)
SIGNS(0x1f3fb, 0x1f3ff, 0, 0)
#undef SIGNS
