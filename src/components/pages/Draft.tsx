import { useEffect, useState } from 'react'
import { get } from '#src/lib/get.ts'
import { DRAFT_ELEMENT, type DraftAnswer } from '#src/models/whole-site/draft.ts'
import { DRAFT_LOOK_MS } from '#src/site/rebuild.ts'
import styles from './DraftNotice.module.css'
import { DraftTree } from './DraftTree.tsx'

/**
 * Shows an editor's draft as the site would, and again after each change: immediately if the CMS's panel announces
 * it, else a few seconds later. The document itself is empty: the function at `/api/draft` puts the first answer
 * into it.
 *
 * @see https://docs.strapi.io/cms/features/preview
 */
const Draft = () => {
  const [answer, setAnswer] = useState<DraftAnswer>()
  const [problem, setProblem] = useState(false)

  useEffect(() => setAnswer(firstAnswer()), [])

  useEffect(() => {
    if (!answer || !('refresh' in answer)) return
    const { refresh, panel } = answer
    const stop = new AbortController()
    const { signal } = stop
    const look = async () => {
      if (document.hidden) return
      const next = await ask(refresh, signal)
      if (signal.aborted) return
      setProblem(next === undefined)
      if (next && JSON.stringify(next) !== JSON.stringify(answer)) setAnswer(next)
    }
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === panel && data?.type === 'strapiUpdate') void look()
    }
    addEventListener('message', onMessage, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    // Strapi's free edition has no form beside the preview: editors save in another window.
    const timer = setInterval(look, DRAFT_LOOK_MS)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [answer])

  useEffect(() => {
    document.addEventListener('click', openBeside, true)
    return () => document.removeEventListener('click', openBeside, true)
  }, [])

  if (!answer) return null
  if (answer.status !== 'shown') return <DraftNotice answer={answer} />
  return (
    <>
      {problem && <DraftNotice answer="not refreshed" />}
      {answer.problems.map((sentence) => (
        <DraftNotice key={sentence} answer={{ status: 'without', sentence }} />
      ))}
      <DraftTree page={answer.page} shell={answer.shell} />
    </>
  )
}

const firstAnswer = (): DraftAnswer => {
  const text = document.getElementById(DRAFT_ELEMENT)?.textContent
  return text ? (JSON.parse(text) as DraftAnswer) : { status: 'expired' }
}

/** The current draft; undefined if it cannot be read. */
const ask = async (address: string, signal: AbortSignal): Promise<DraftAnswer | undefined> => {
  try {
    const headers = { accept: 'application/json' }
    const response = await get(address, { headers, cache: 'no-store', signal })
    return response.ok || response.status === 410 ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** A link of a draft leads to the site itself, which no frame may show: it opens beside. */
const openBeside = (event: MouseEvent): void => {
  const link = (event.target as Element).closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  open(link.href, '_blank', 'noopener')
}

type Notice =
  | Exclude<DraftAnswer, { status: 'shown' }>
  | { status: 'without'; sentence: string }
  | 'not refreshed'

/** What an editor reads in place of a draft, or above it. In English, as the CMS's own texts of this site. */
const DraftNotice = ({ answer }: { answer: Notice }) => (
  <p className={styles.notice} role="status" lang="en" dir="ltr">
    {words(answer)}
  </p>
)

const words = (answer: Notice): string => {
  if (answer === 'not refreshed') {
    return 'The last change could not be fetched. Save again, or open the preview anew.'
  }
  switch (answer.status) {
    case 'incomplete':
      return `This draft cannot be shown yet: ${answer.field} ${answer.problem}. Fix it and save.`
    case 'without':
      return answer.sentence
    case 'missing':
      return 'There is nothing to show in this language yet. Save the entry first.'
    case 'expired':
      return 'This preview has expired. Go back in the CMS and open it again.'
  }
}

export default Draft
