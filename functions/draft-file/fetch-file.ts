const ANSWER_MS = 10_000

/**
 * A file of the CMS; undefined if it does not begin to answer in time. A film may take longer than that to come.
 *
 * @param options.answerMs the time until the answer begins.
 */
export const fetchFile = async (
  url: URL,
  { answerMs = ANSWER_MS }: { answerMs?: number } = {},
): Promise<Response | undefined> => {
  const stop = new AbortController()
  const clock = setTimeout(() => stop.abort(), answerMs)
  try {
    return await fetch(url, { signal: stop.signal })
  } catch {
    return undefined
  } finally {
    clearTimeout(clock)
  }
}
