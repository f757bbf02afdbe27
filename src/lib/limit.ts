export type Limit = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Runs tasks as they come, at most `size` at a time, in the order in which they were given. */
export function createLimit(size: number): Limit {
  let running = 0
  const waiting: (() => void)[] = []

  return async (task) => {
    if (running === size) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
