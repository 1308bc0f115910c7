// The walk's figure in the check mode. A narrow one shows panels only on request, even on paper: a tree that was never
// on screen would be empty there.

export default `
.main, .side { min-width: 0; }
.board { max-width: min(var(--_board), var(--check-board, 60vh)); }
@container (max-width: 30em) { :host(:not([data-panels])) .side { display: none; } }
@media print { :host(:not([data-panels])) .side { display: none; } }
`
