import { readFileSync } from 'node:fs'

const INTERVAL_MS = 200
const PAGE_BYTES = 4096

/** By how much the rough measure must have grown for the exact one to be taken again. */
const GROWTH = 1.02

/**
 * Samples the memory that this process and all its children hold together until it is stopped. What
 * several of them share, such as the code of Node, counts once. Telling that takes the system a while for
 * a large process, so it is asked only when more is resident than ever before. Children are seen on Linux
 * only; elsewhere the number is this process's own.
 *
 * @returns a function that ends the sampling and gives the peak in megabytes.
 */
export const watchPeakMemory = (): (() => number) => {
  let peak = 0
  let mostResident = 0
  const sample = () => {
    const resident = treeBytes(process.pid, residentBytes) || process.memoryUsage.rss()
    if (resident < mostResident * GROWTH) return
    mostResident = resident
    peak = Math.max(peak, treeBytes(process.pid, proportionalBytes) || resident)
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

/** What a process and those below it hold; 0 where the system does not tell. */
const treeBytes = (pid: number, bytesOf: (pid: number) => number): number => {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return (
      bytesOf(pid) +
      children.filter(Boolean).reduce((sum, child) => sum + treeBytes(Number(child), bytesOf), 0)
    )
  } catch {
    return 0
  }
}

/** All that a process holds, what it shares with others too. */
const residentBytes = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES

/** What a process holds, with its part of what it shares with others. */
const proportionalBytes = (pid: number): number => {
  const [, kilobytes = 0] =
    /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
