import { fullDisk, readOnly } from './disk-errors.ts'

/** Errors that no sentence of ours explains: their stack is the best there is. */
const UNEXPECTED = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError'])

/**
 * Runs the main function of a command. An error that it foresaw ends the command with its message
 * alone; any other one with its stack. Either way the exit code is 1.
 */
export const runCommand = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main()
  } catch (error) {
    const known = error instanceof Error && !UNEXPECTED.has(error.name)
    const said = fullDisk(error) ?? (known ? error.message : readOnly(error))
    console.error(said ? `\n${said}` : error)
    process.exitCode = 1
  }
}

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
