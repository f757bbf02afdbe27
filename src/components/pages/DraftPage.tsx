'use client'

import { lazy, Suspense } from 'react'

/** Has all of the site's components: all pages have this file in their scripts, only who looks at a draft needs them. */
const Draft = lazy(() => import('./Draft.tsx'))

export const DraftPage = () => (
  <Suspense>
    <Draft />
  </Suspense>
)
