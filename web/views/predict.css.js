// The style of the prediction under the board. Two sentences and a question have their room from the beginning, so that nothing
// below moves while the reader answers.

import { css } from 'lit'

export default css`
  .predict { margin: 0.5rem 0; padding-top: 0.5rem; border-top: 1px solid var(--_line); }
  .predict .asked { min-height: 6em; }
  .predict p { margin: 0; text-wrap: pretty; overflow-wrap: anywhere; }
  .predict:lang(ja) p { line-break: strict; word-break: auto-phrase; }
  .predict .good { color: var(--_good); }
  .predict .bad { color: var(--_accent); }
  .predict .answered { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1.5rem; min-height: 2.75rem; }
  .predict .answered button { min-height: 2.75rem; }
  .predict .tally { color: var(--_muted); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
  @container (max-width: 30rem) { .predict .asked { min-height: 9em; } }
  @media print { .predict { display: none; } }
`
