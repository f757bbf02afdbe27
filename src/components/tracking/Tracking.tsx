'use client'

import { useEffect, useRef } from 'react'
import type { Tracking as TrackingModel } from '#src/site/tracking.ts'
import { whenIdle } from '../behaviour/when-idle.ts'
import { usePathname } from '../router/router.ts'
import { PAGE_SHOWN } from './page-shown.ts'

/** Asks for consent to the third parties that are configured, when the page has loaded and has nothing better to do. */
export const Tracking = ({ tracking }: { tracking: TrackingModel }) => {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    dispatchEvent(new Event(PAGE_SHOWN))
  }, [pathname])
  useEffect(() => {
    let end = () => {}
    let left = false
    const ask = async () => {
      const { askConsent } = await import('./ask-consent.ts')
      if (!left) end = askConsent(tracking)
    }
    const start = () => whenIdle(() => void ask())
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => {
      left = true
      end()
      removeEventListener('load', start)
    }
  }, [tracking])
  return null
}
