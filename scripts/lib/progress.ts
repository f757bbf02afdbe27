import { styleText } from 'node:util'

/** Shows the progress of a command: one line that changes on a terminal, plain lines elsewhere. */
export type Progress = {
  /** Begins a step, such as "Rendering 240 pages". */
  step: (text: string) => void
  /** Shows, on a terminal, how many of them are done. */
  count: (done: number) => void
  /** Prints a line that stays. */
  line: (text: string) => void
  /** Ends the last step. */
  done: () => void
}

/** Shows nothing. */
export const silent: Progress = { step: () => {}, count: () => {}, line: () => {}, done: () => {} }

/** @param stream where to, by default standard error, so that standard output can hold a report. */
export const createProgress = (stream: NodeJS.WriteStream = process.stderr): Progress => {
  const live = stream.isTTY && !process.env.CI
  let current: { text: string; since: number } | undefined
  const clear = () => live && stream.write('\r\u001b[K')
  const finish = () => {
    if (!current) return
    const seconds = ((performance.now() - current.since) / 1000).toFixed(1)
    clear()
    stream.write(`${current.text} ${styleText('dim', `${seconds} s`, { stream })}\n`)
    current = undefined
  }
  return {
    step: (text) => {
      finish()
      current = { text, since: performance.now() }
      if (live) stream.write(`${text} …`)
    },
    count: (done) => {
      if (!live || !current) return
      clear()
      stream.write(`${current.text} … ${done}`)
    },
    line: (text) => {
      finish()
      stream.write(`${text}\n`)
    },
    done: finish,
  }
}
