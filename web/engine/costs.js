// How long a count lasts, before it is begun: what this device takes for a count that is short, times what others cost in
// comparison. The table is measured with one worker that has counted before (`openCount(n, { workers: 1 })` twice, the
// second `progress.elapsed`), on any machine: only the ratios matter.

/** Seconds on the machine where they were measured, up to the largest n that was counted to its end. Provisional: 19 and 20
 * are those of a prototype. */
const SECONDS = { 12: 0.0009, 13: 0.0018, 14: 0.0055, 15: 0.036, 16: 0.081, 17: 0.69, 18: 2.6, 19: 16, 20: 112 }
const MEASURED_UP_TO = 20
/** From one n to the next, beyond. */
const GROWTH = 8

/** The count that the device is timed by. */
export const SAMPLE_N = 14

/** How many times as long as the sample a count of n lasts. @param {number} n */
export function relativeCost(n) {
  const seconds = SECONDS[Math.max(12, Math.min(n, MEASURED_UP_TO))]
  return (seconds / SECONDS[SAMPLE_N]) * GROWTH ** Math.max(0, n - MEASURED_UP_TO)
}
