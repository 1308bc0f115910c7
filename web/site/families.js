// The families of searches, in reading order; each has a page after the tutorial, with words in
// words/LANGUAGE/families/ID.js. Also all pages of the site.

export const FAMILIES = ['generate', 'prune', 'look-ahead', 'repair', 'no-search']

export const familyPageName = family => `tutorial-${family}`

export const SITE_PAGES = ['recipes', 'tutorial', 'teaching', ...FAMILIES.map(familyPageName)]
