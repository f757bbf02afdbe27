/** Measures the parts of a piece of work, in whole milliseconds. */
export const stopwatch = () => {
  const started = performance.now()
  let last = started
  const laps: Record<string, number> = {}
  return {
    laps,
    /** Ends the part that runs and gives it a name; a name that comes again stands for the later part. */
    lap: (name: string) => {
      laps[name] = Math.round(performance.now() - last)
      last = performance.now()
    },
    total: () => Math.round(performance.now() - started),
  }
}
