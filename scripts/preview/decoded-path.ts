/** The decoded path, or undefined when it is not encoded correctly or holds a NUL. */
export const decodedPath = (pathname: string): string | undefined => {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}
