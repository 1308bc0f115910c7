// The style of a zoomed timeline. Above it is an overview of the whole walk, below it the visible part's range.

export default `
.ticks-say, .shown-part { position: absolute; bottom: 0; margin: 0; font-size: 0.6875rem; line-height: 0.75rem;
  color: var(--_muted); white-space: nowrap; pointer-events: none; z-index: 1; }
.ticks-say { right: 9px; }
.ticks-say svg { position: static; width: 0.625rem; height: 0.5rem; margin-inline-end: 0.25rem; }
.shown-part { left: 9px; }
.shown-part button { min-height: 1.5rem; margin-block: -0.375rem; padding: 0 0.375rem; pointer-events: auto; }
.zoom .overview { position: absolute; inset: 0.5rem 9px auto; height: 0; opacity: 0; z-index: 1; }
.timeline:is(:hover, :focus-within) .overview, .zoom[data-part] .overview { opacity: 1; }
.overview::before { content: ''; position: absolute; inset: 0 0 auto; border-top: 2px solid var(--_line); }
.overview span { position: absolute; touch-action: none; }
.window { height: 0.75rem; top: -0.25rem; cursor: grab; }
.window::before { content: ''; position: absolute; inset: 0.25rem -2px auto; border-top: 2px solid var(--_muted); }
.now { width: 2px; height: 6px; top: -2px; margin-left: -1px; background: var(--_ink); }
.handle { width: 1.5rem; height: 1.5rem; top: -0.6875rem; margin-left: -1rem; cursor: ew-resize; }
.handle + .handle { margin-left: -0.5rem; }
.handle::before { content: ''; position: absolute; inset: 0.375rem 0.5625rem;
  background: var(--_ink); }
.timeline:has([data-away]) [type='range'] { opacity: 0.4; }
.timeline.open:has([data-part])::after { display: none; }
@container (max-width: 30em) { .zoom[data-part] ~ .ticks-say { display: none; } }
@container (max-height: 34em) and (orientation: landscape) { .ticks-say { display: none; }
  .shown-part { bottom: -0.25rem; } }
@media (forced-colors: active) { .window::before, .now { border-color: CanvasText; background: CanvasText; }
  .handle::before { background: CanvasText; forced-color-adjust: none; } }
@container (min-height: 34em) { @container (min-width: 30.51em) {
  .controls { flex-wrap: nowrap; }
  .controls > :not(.position) { flex: none; flex-wrap: nowrap; }
  .kind { width: 5.5em; }
  .position { font-size: 0.8125rem; justify-content: end; }
  .position, .step { min-width: 0; }
  [data-measures] span { display: none; }
  .position button { padding: 0; }
  .position:not([data-measures]) { height: 2.75rem; overflow: clip; overflow-clip-margin: 4px; }
} }
`
