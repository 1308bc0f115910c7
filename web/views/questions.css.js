export default `
.questions { margin: 0.5rem 0; padding-top: 0.5rem; border-top: 1px solid var(--_line); }
.questions .asked { min-height: 6em; }
.questions p { margin: 0; text-wrap: pretty; overflow-wrap: anywhere; }
.questions .answered { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
  gap: 0 1.5rem; min-height: 2.75rem; }
.questions .answered button { min-height: 2.75rem; }
.questions .forget { margin-inline-start: -1rem; min-width: 2.75rem; } .forget[disabled] { visibility: hidden; }
.results { margin: 0; padding-inline-start: 1.5rem; font-size: 0.9375rem; }
.questions .tally { color: var(--_muted); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.asking :is(.tree, .arrays) > :not(figcaption), .asking .condition { visibility: hidden; }
.asking :is(.tree, .arrays)::after { content: var(--_hidden); position: absolute; top: 2rem; left: 0;
  color: var(--_muted); font-size: 0.875rem; }
@container (max-width: 30em) { .questions .asked { min-height: 9em; } }
@media print { .questions { display: none; } }
`
