/** A text that this tab has kept; null if it has none, or keeps nothing. */
export const sessionText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text for this tab, or forgets it. A browser that keeps nothing goes on without. */
export const keepSessionText = (key: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {}
}
