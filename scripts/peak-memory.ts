import { readFileSync } from 'node:fs'

const INTERVAL_MS = 100

/**
 * Samples the memory of this process and of all its children together until it is stopped. Children
 * are seen on Linux only; elsewhere the number is this process's own.
 *
 * @returns a function that ends the sampling and gives the peak in megabytes.
 */
export const watchPeakMemory = (): (() => number) => {
  let peak = 0
  const sample = () => {
    peak = Math.max(peak, treeRss(process.pid) || process.memoryUsage.rss())
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
const treeRss = (pid: number): number => {
  try {
    const rss = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return (
      Number(rss?.[1] ?? 0) * 1024 +
      children.filter(Boolean).reduce((sum, child) => sum + treeRss(Number(child)), 0)
    )
  } catch {
    return 0
  }
}
