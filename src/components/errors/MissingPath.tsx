'use client'

import { type ReactNode, useEffect, useState } from 'react'
import styles from './ErrorMessage.module.css'
import type { MissingPathTexts } from './missing-path-words.tsx'

/**
 * The address that leads nowhere. One file serves every unknown path, so only the browser knows it: the line stays empty
 * until then. Its code is no part of the code of all pages.
 */
export const MissingPath = ({ noRoute, invalid, prefix }: MissingPathTexts) => {
  const [words, setWords] = useState<ReactNode>()
  useEffect(() => {
    import('./missing-path-words.tsx')
      .then(({ missingPathWords }) => setWords(missingPathWords({ noRoute, invalid, prefix })))
      .catch(console.warn)
  }, [noRoute, invalid, prefix])
  return <p className={styles.path}>{words}</p>
}
