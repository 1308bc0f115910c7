// The walk's figure in the check mode. If it is narrow, board and transport share the screen with the verdict, and
// panels show only on request (view.js). The same holds on paper: a tree that was never on screen would be empty there.

export default `
.main, .side { min-width: 0; }
.board { max-width: min(var(--_board), var(--check-board, 60vh)); }
@container (max-width: 30em) { :host(:not([data-panels])) .side { display: none; } }
@media print { :host(:not([data-panels])) .side { display: none; } }
`
