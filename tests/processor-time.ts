/**
 * Milliseconds that this thread computes for some work, in which nothing else of the machine counts: a bound on it
 * finds work that grows out of proportion, on a busy machine as well.
 */
export const processorTime = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
