import { fullDisk } from './full-disk.ts'
import { readOnly } from './read-only.ts'

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
