'use client'

import { useEffect } from 'react'
import type { LoanFormat } from '../loan/loan-format.ts'
import { watchLoans } from '../loan/watch-loans.ts'
import { watchPrinting } from '../print/watch-printing.ts'
import { watchSharing } from '../share/watch-sharing.ts'
import { watchFilms } from '../ui/watch-films.ts'
import { watchPins } from '../ui/watch-pins.ts'

/** What pages offer beside their content: they need it for no paint, so it comes with the scripts. */
export const PageTools = ({ loans }: { loans: LoanFormat }) => {
  useEffect(() => {
    const stops = [watchFilms(), watchSharing(), watchPrinting(), watchPins(), watchLoans(loans)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [loans])
  return null
}
