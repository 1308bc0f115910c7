// **…** in a sentence as strong.

import { html } from 'lit-html'

/** @param {string} text */
export const marked = text => text.split('**').map((part, i) => (i % 2 ? html`<strong>${part}</strong>` : part))
