// The figure of a program's walk, in the mode that judges it.

export default `
.main, .side { min-width: 0; }
.board { max-width: min(var(--_board), 60vh); }
`
