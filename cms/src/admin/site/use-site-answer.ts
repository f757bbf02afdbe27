import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { SiteAnswer } from '../../site-page/site-answer.ts'

const CALM_MS = 6_000
/** While something is under way. */
const BUSY_MS = 2_500

export type Asked = { answer: SiteAnswer | undefined; failed: boolean }

/** Asks the CMS for the state of the site while the page is visible. If a call fails, the last answer stays. */
export function useSiteAnswer(): Asked {
  const { get } = useFetchClient()
  const [asked, setAsked] = useState<Asked>({ answer: undefined, failed: false })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    let asking = false

    const ask = async () => {
      clearTimeout(timer)
      if (ended || asking || document.visibilityState === 'hidden') return
      asking = true
      const answer = await get<SiteAnswer>('/site-status').then(
        ({ data }) => data,
        () => undefined,
      )
      asking = false
      if (ended) return
      setAsked((before) => ({ answer: answer ?? before.answer, failed: answer === undefined }))
      timer = setTimeout(ask, answer && isBusy(answer) ? BUSY_MS : CALM_MS)
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [get])

  return asked
}

const isBusy = ({ told }: SiteAnswer): boolean =>
  told.status === 'told' && (told.state !== 'up to date' || told.yours?.state === 'waiting')
