// The code view's style. Lines scroll within the listing, never the page. A part of the condition is told apart by the kind of
// its underline as well as by colour, and the list below, marked in the same way, says in words what each kind means.

import { css } from 'lit'

export default css`
  .code { margin-block: 1rem 0; min-width: 0; }
  .code select { font: inherit; font-size: 0.9375rem; color: inherit; background: var(--_paper); border: 0; border-bottom: 1px solid var(--_line); border-radius: 0; min-height: 2.75rem; padding: 0.125rem 0.25rem; }
  .listing { list-style: none; margin: 0.25rem 0 0; padding: 0.25rem 0; overflow-x: auto; border-block: 1px solid var(--_line);
    font: 400 0.8125rem/1.5rem ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono CJK JP', monospace; tab-size: 4; text-align: left; direction: ltr; }
  .listing:is([data-language='javascript'], [data-language='ruby'], [data-language='pseudo'], [data-language='exam']) { tab-size: 2; }
  .listing li { position: relative; display: flex; width: max-content; min-width: 100%; }
  .listing li > :first-child { position: sticky; left: 0; flex: none; width: 2.75rem; min-width: 2.75rem; min-height: 1.5rem; padding-inline-end: 0.75rem; text-align: end; font: inherit;
    font-variant-numeric: tabular-nums; color: var(--_muted); background: var(--_paper); border-radius: 0; border-inline-start: 3px solid transparent; }
  .listing .runs { cursor: pointer; }
  .listing button:focus-visible { outline-offset: -2px; }
  @media (hover: hover) { .listing .runs:hover > button { color: var(--_accent); text-decoration: underline; } }
  .listing .lit, .listing .lit > button { background: color-mix(in srgb, var(--_light) 60%, var(--_paper)); }
  .listing .lit > button { color: var(--_ink); font-weight: 700; border-inline-start-color: var(--_accent); }
  .code code { font: inherit; white-space: pre; padding-inline-end: 0.75rem; }
  .code .hidden { position: static; display: inline-block; margin: -1px; user-select: none; }

  .part { text-decoration: underline 2px var(--_good); text-underline-offset: 0.25em; text-decoration-skip-ink: none; }
  .part[data-is='false'] { text-decoration-style: dotted; }
  .part.refuses { text-decoration-color: var(--_accent); color: var(--_accent); font-weight: 700; }
  .part[data-is='null'] { text-decoration: none; color: var(--_muted); font-style: italic; }

  .condition { min-height: 7.5rem; padding-block: 0.5rem; font-size: 0.9375rem; }
  .condition p { margin: 0; }
  .condition ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1.25rem; color: var(--_muted); }
  .condition code { font: 400 0.875em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--_ink); padding: 0; }
  .condition .good { color: var(--_good); }
  .condition .bad { color: var(--_accent); }

  @media (forced-colors: active) { .listing .lit > button { border-inline-start-color: Highlight; } }
`
