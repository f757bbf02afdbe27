'use client'

import { useEffect } from 'react'
import type { Tracking as TrackingModel } from '#src/site/tracking.ts'

/** Starts the third parties that are configured, when the page has loaded and has nothing better to do. */
export const Tracking = ({ tracking }: { tracking: TrackingModel }) => {
  useEffect(() => {
    const whenIdle = () => {
      const start = () => import('./start-tracking.ts').then((it) => it.startTracking(tracking))
      if ('requestIdleCallback' in window) requestIdleCallback(start)
      else setTimeout(start)
    }
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
    return () => removeEventListener('load', whenIdle)
  }, [tracking])
  return null
}
