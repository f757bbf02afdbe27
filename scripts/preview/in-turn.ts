/** Runs works of the same name one after another, in the order in which they come, whether or not those before fail. */
export const createInTurn = () => {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(name) ?? Promise.resolve()).then(work)
    last.set(
      name,
      result.catch(() => {}),
    )
    return result
  }
}
