// The figure of a program's walk, in the mode that judges it. Where it is narrow, board and transport are on one screen
// with the verdict, and its panels are seen when asked for (view.js); on paper too, where a tree that no screen has
// shown would be empty.

export default `
.main, .side { min-width: 0; }
.board { max-width: min(var(--_board), var(--check-board, 60vh)); }
@container (max-width: 30em) { :host(:not([data-panels])) .side { display: none; } }
@media print { :host(:not([data-panels])) .side { display: none; } }
`
