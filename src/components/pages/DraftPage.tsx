'use client'

import { lazy, Suspense } from 'react'

/** All pages have this component in their scripts; only who looks at a draft needs what it shows. */
const Draft = lazy(() => import('./Draft.tsx'))

export const DraftPage = () => (
  <Suspense>
    <Draft />
  </Suspense>
)
