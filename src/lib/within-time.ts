/** A promise's value, or undefined when it takes longer or fails. The work itself goes on. */
export const withinTime = async <Result>(
  work: Promise<Result>,
  timeoutMs: number,
): Promise<Result | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, timeoutMs))
  })
  try {
    return await Promise.race([work.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}
