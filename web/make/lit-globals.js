// Globals that esbuild's `inject` gives to lit-html. document: an HTML document, because lit-html parses templates by
// innerHTML, which is XML in an XHTML page. globalThis: its policies are ours, because each copy of lit-html creates
// one; a page may allow only ours, and each name once.

import {trusted} from '../engine/trusted.js'

const aside = document.implementation.createHTMLDocument('')
const page = {trustedTypes: {createPolicy: () => ({createHTML: text => trusted('createHTML', text)})}}

export {aside as document, page as globalThis}
