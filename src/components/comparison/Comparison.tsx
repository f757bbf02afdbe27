'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useQuery } from '../filter/use-query.ts'
import { useShortlist } from '../shortlist/use-shortlist.ts'
import type { ComparedHomesProps } from './ComparedHomes.tsx'
import { sharedList } from './shared-list.ts'

type ComparisonProps = ComparedHomesProps & {
  /** What is shown while there is nothing to compare. */
  children: ReactNode
}

/** The comparison, whose code only those load who have homes to compare. */
export const Comparison = ({ children, ...props }: ComparisonProps) => {
  const [loaded, setLoaded] = useState<{ Homes: ComponentType<ComparedHomesProps> }>()
  const kept = useShortlist()
  const shared = sharedList(useQuery())
  const wanted = kept !== null && (kept.homes.length > 0 || shared !== null)
  useEffect(() => {
    if (!wanted) return
    void import('./ComparedHomes.tsx').then(({ ComparedHomes }) =>
      setLoaded({ Homes: ComparedHomes }),
    )
  }, [wanted])
  if (loaded) return <loaded.Homes {...props} />
  return kept && !wanted ? children : null
}
