// The families of searches, in the order in which one leads to the next: each has a page of its own behind the
// tutorial, with its words in words/LANGUAGE/families/ID.js. And all pages of the site.

export const FAMILIES = ['generate', 'prune', 'look-ahead', 'repair', 'no-search']

export const familyPageName = family => `tutorial-${family}`

export const SITE_PAGES = ['recipes', 'tutorial', 'teaching', ...FAMILIES.map(familyPageName)]
