export const FAMILIES = ['generate', 'prune', 'look-ahead', 'repair', 'no-search']

export const familyPageName = family => `tutorial-${family}`

export const SITE_PAGES = ['recipes', 'tutorial', 'teaching', ...FAMILIES.map(familyPageName)]
