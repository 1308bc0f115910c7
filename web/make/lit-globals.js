// Globals that esbuild's `inject` gives to lit-html. `document` is an HTML document even in an XHTML page, where
// lit-html's innerHTML would parse XML. `globalThis` has our Trusted Types policy: each copy of lit-html creates a
// policy, but a page may allow only ours.

import {trusted} from '../engine/trusted.js'

const aside = document.implementation.createHTMLDocument('')
const page = {trustedTypes: {createPolicy: () => ({createHTML: text => trusted('createHTML', text)})}}

export {aside as document, page as globalThis}
