import { readFileSync } from 'node:fs'

const INTERVAL_MS = 200

/**
 * Samples the memory that this process and all its children hold together until it is stopped. What
 * several of them share, such as the code of Node, counts once. Children are seen on Linux only;
 * elsewhere the number is this process's own.
 *
 * @returns a function that ends the sampling and gives the peak in megabytes.
 */
export const watchPeakMemory = (): (() => number) => {
  let peak = 0
  const sample = () => {
    peak = Math.max(peak, treeMemory(process.pid) || process.memoryUsage.rss())
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

/** Bytes that a process and those below it hold; 0 where the system does not tell. */
const treeMemory = (pid: number): number => {
  try {
    const held = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return (
      Number(held?.[1] ?? 0) * 1024 +
      children.filter(Boolean).reduce((sum, child) => sum + treeMemory(Number(child)), 0)
    )
  } catch {
    return 0
  }
}
