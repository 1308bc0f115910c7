// The walk's figure in the check mode. Narrow figures show and print panels only on request: a tree that was never
// drawn on screen would print empty.

export default `
.main, .side { min-width: 0; }
.board { max-width: min(var(--_board), var(--check-board, 60vh)); }
@container (max-width: 30em) { :host(:not([data-panels])) .side { display: none; } }
@media print { :host(:not([data-panels])) .side { display: none; } }
`
