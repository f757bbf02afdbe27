/** Measures the parts of a piece of work, in whole milliseconds. */
export const stopwatch = () => {
  const started = performance.now()
  let last = started
  const laps: Record<string, number> = {}
  return {
    laps,
    /** Ends the current part and names it; if a name is used again, the later part counts. */
    lap: (name: string) => {
      laps[name] = Math.round(performance.now() - last)
      last = performance.now()
    },
    total: () => Math.round(performance.now() - started),
  }
}
