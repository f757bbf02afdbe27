/** Notes what the editors or the owner should know, though the pull goes on. */
export type Warn = (message: string) => void

/** Collects each message once. */
export function createWarnings(): { warn: Warn; list: () => string[] } {
  const messages = new Set<string>()
  return { warn: (message) => messages.add(message), list: () => [...messages].sort() }
}
