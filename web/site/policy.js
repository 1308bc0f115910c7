// The Content-Security-Policy of each built page: it loads only files of its folder, and allows inline styles and
// scripts by hash. Invariant: no page has 'unsafe-inline'.

import {createHash} from 'node:crypto'

const WHERE = /(?<=<meta charset="utf-8">)(\s*)(<script>if \(self\.origin.*<\/script>\s*)?/
/** A page in a sandbox may have no origin. It gets no policy, because 'self' would fail there in WebKit. */
const scriptOf = policy =>
	`<script>if (self.origin !== 'null' || location.protocol === 'file:') document.head.append(Object.assign(\
document.createElement('meta'), {httpEquiv: 'Content-Security-Policy', content: "${policy}"}))</script>`
const INLINE = {
	style: {block: /<style>(.*?)<\/style>/gs, attribute: / style="([^"]*)"/g},
	script: {block: /<script(?:(?! src=)[^>])*>(.*?)<\/script>/gs, attribute: / on[a-z]+="([^"]*)"/g},
}

const hashed = text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function inline(html, {block, attribute}) {
	const [blocks, attributes] = [block, attribute].map(pattern => Array.from(html.matchAll(pattern), ([, text]) => text))
	return [...new Set([...blocks, ...attributes].map(hashed)), ...(attributes.length > 0 ? ["'unsafe-hashes'"] : [])]
}

function policyOf(html) {
	const needs = {
		'default-src': ["'none'"],
		'script-src': ["'self'", "'wasm-unsafe-eval'", ...inline(html, INLINE.script)],
		'style-src': ["'self'", ...inline(html, INLINE.style)],
		'img-src': ["'self'", 'data:', 'blob:'],
		'connect-src': ["'self'"],
		'worker-src': ['blob:'],
		'frame-src': ["'self'"],
		'base-uri': ["'none'"],
		'form-action': ["'none'"],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': ['n-queens'],
	}
	return Object.entries(needs)
		.map(([name, sources]) => [name, ...sources].join(' '))
		.join('; ')
}

export function withPolicy(html) {
	const bare = html.replace(WHERE, '$1')
	return bare.replace(WHERE, (_, space) => space + scriptOf(policyOf(bare)) + space)
}
