// What the module editions of the element find where there is no page, so that a site generator may import them on its server: the
// import defines nothing and leaves no trace. build.js puts these names in place of the global ones, in Lit too. In a page they are
// the page's own.

export const HTMLElement = globalThis.HTMLElement ?? class {}
export const document = globalThis.document ?? { createTreeWalker() {} }
export const customElements = globalThis.customElements ?? { get: () => HTMLElement }
