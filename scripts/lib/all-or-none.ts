/**
 * Does two things at the same time. When one fails, the other is told by the signal, and has ended before this fails:
 * nothing goes on behind a lock that is free again.
 *
 * @throws what the first to fail threw.
 */
export const allOrNone = async <A, B>(
  start: (signal: AbortSignal) => [Promise<A>, Promise<B>],
): Promise<[A, B]> => {
  const failed = new AbortController()
  const work = start(failed.signal)
  try {
    return await Promise.all(work)
  } catch (error) {
    failed.abort()
    await Promise.allSettled(work)
    throw error
  }
}
