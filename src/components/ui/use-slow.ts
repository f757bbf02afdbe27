import { useEffect, useState } from 'react'

/** So long nobody notices that something is awaited. */
const UNNOTICED_MS = 400

/** Whether something has been awaited for so long that visitors should be told. */
export const useSlow = (isAwaited: boolean): boolean => {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isAwaited) return
    const timer = setTimeout(() => setSlow(true), UNNOTICED_MS)
    return () => clearTimeout(timer)
  }, [isAwaited])
  return isAwaited && isSlow
}
