/** A function of a key that makes each value once. */
export const memo = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as T
  }
}
