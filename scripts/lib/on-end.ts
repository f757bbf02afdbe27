const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs `end` when Ctrl-C, a closed terminal or `kill` ask this process to end. A second signal changes nothing. */
export const onEnd = (end: () => Promise<unknown>): void => {
  let ending = false
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (ending) return
      ending = true
      void end()
    })
  }
}
