// The globals that lit-html gets in place of the page's, by esbuild's `inject`; its code stays as published.
//
// document: templates are parsed by innerHTML, which an XHTML page would read as XML; in a document of HTML it is HTML.
// globalThis: lit-html makes a Trusted Types policy of its own in each copy; a page may allow only ours, and each name
// only once.

import {trusted} from '../engine/trusted.js'

const aside = document.implementation.createHTMLDocument('')
const page = {trustedTypes: {createPolicy: () => ({createHTML: text => trusted('createHTML', text)})}}

export {aside as document, page as globalThis}
