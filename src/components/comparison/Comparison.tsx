'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { HOMES_PARAMETER } from '#src/models/addresses/page-parameters.ts'
import { useQuery } from '../filter/use-query.ts'
import { useShortlist } from '../shortlist/use-shortlist.ts'
import { AwaitedHomes } from './AwaitedHomes.tsx'
import type { ComparedHomesProps } from './ComparedHomes.tsx'
import styles from './Comparison.module.css'

type ComparisonProps = ComparedHomesProps & {
  /** What is shown while there is nothing to compare. */
  children: ReactNode
}

/** The comparison, whose code only those load who have homes to compare. */
export const Comparison = ({ children, ...props }: ComparisonProps) => {
  const [loaded, setLoaded] = useState<{ Homes: ComponentType<ComparedHomesProps> }>()
  const [failed, setFailed] = useState(false)
  const kept = useShortlist()
  const isShared = new URLSearchParams(useQuery()).has(HOMES_PARAMETER)
  const wanted = kept !== null && (kept.homes.length > 0 || isShared)
  useEffect(() => {
    if (!wanted) return
    import('./ComparedHomes.tsx').then(
      ({ ComparedHomes }) => setLoaded({ Homes: ComparedHomes }),
      (error) => {
        console.warn(error)
        setFailed(true)
      },
    )
  }, [wanted])
  if (loaded) return <loaded.Homes {...props} />
  if (wanted && failed) return <NotLoaded messages={props.wording.messages} />
  if (wanted) return <AwaitedHomes count={kept.homes.length || 2} />
  return (
    <div className={styles.nothing} data-known={kept !== null} data-scripting="enabled">
      {children}
    </div>
  )
}

/** A part of the code that is missing is asked for again with the page. */
const NotLoaded = ({ messages }: Pick<ComparedHomesProps['wording'], 'messages'>) => (
  <div role="alert">
    <p>{messages['shortlist.failed']}</p>
    <button type="button" className={styles.retry} onClick={() => location.reload()}>
      {messages['form.retry']}
    </button>
  </div>
)
