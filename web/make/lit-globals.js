// Globals that esbuild's `inject` gives to lit-html. document: an HTML document, because lit-html parses templates by
// innerHTML, which is XML in an XHTML page. globalThis: gives our Trusted Types policy, because each copy of
// lit-html creates one, and a page may allow only ours.

import {trusted} from '../engine/trusted.js'

const aside = document.implementation.createHTMLDocument('')
const page = {trustedTypes: {createPolicy: () => ({createHTML: text => trusted('createHTML', text)})}}

export {aside as document, page as globalThis}
