import { readFileSync } from 'node:fs'

const INTERVAL_MS = 200
const PAGE_BYTES = 4096

/**
 * Samples the memory that this process and all its children hold together until it is stopped. What
 * several of them share, such as the code of Node, counts once. Children are seen on Linux only; elsewhere
 * the number is this process's own.
 *
 * The system could tell to the byte what is shared (`smaps_rollup`), but takes up to a tenth of a second
 * for that in a large build, each time.
 *
 * @returns a function that ends the sampling and returns the peak in megabytes.
 */
export const watchPeakMemory = (): (() => number) => {
  let peak = 0
  const sample = () => {
    const held = processTree(process.pid)
    const own = held.reduce((sum, { resident, shared }) => sum + resident - shared, 0)
    const shared = Math.max(0, ...held.map((it) => it.shared))
    peak = Math.max(peak, own + shared || process.memoryUsage.rss())
  }
  sample()
  const timer = setInterval(sample, INTERVAL_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    sample()
    return Math.round(peak / 1024 / 1024)
  }
}

/** Bytes that a process has in memory, and how many of them are of files that others may have there too. */
type Held = { resident: number; shared: number }

/**
 * What a process and those below it hold; nothing if the system does not tell. A child that was forked and has not
 * started its program yet is a copy of its parent that takes no memory of its own: it has the parent's size to the page.
 */
const processTree = (pid: number, parentSize?: number): Held[] => {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number)
    const [size, resident = 0, shared = 0] = pages
    if (size === parentSize) return []
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return [
      { resident: resident * PAGE_BYTES, shared: shared * PAGE_BYTES },
      ...children.filter(Boolean).flatMap((child) => processTree(Number(child), size)),
    ]
  } catch {
    return []
  }
}
