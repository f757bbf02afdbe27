'use client'

import { useEffect } from 'react'
import type { Tracking as TrackingModel } from '#src/site/tracking.ts'
import { whenIdle } from '../behaviour/when-idle.ts'

/** Starts the third parties that are configured, when the page has loaded and has nothing better to do. */
export const Tracking = ({ tracking }: { tracking: TrackingModel }) => {
  useEffect(() => {
    const start = () =>
      whenIdle(() => import('./start-tracking.ts').then((it) => it.startTracking(tracking)))
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => removeEventListener('load', start)
  }, [tracking])
  return null
}
