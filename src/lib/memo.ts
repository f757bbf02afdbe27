/** A function of a key that makes each value once. */
export const memo = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as T
  }
}

/** A function that makes its value once. */
export const once = <T>(make: () => T): (() => T) => {
  const made = memo(make)
  return () => made('')
}

/** The same as `memo`, of which the values of the last few keys alone are kept. */
export const memoOfFew = <T>(few: number, make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>()
  return (key) => {
    const value = made.has(key) ? (made.get(key) as T) : make(key)
    made.delete(key)
    made.set(key, value)
    const [oldest] = made.keys()
    if (made.size > few && oldest !== undefined) made.delete(oldest)
    return value
  }
}
