'use client'

import { useSyncExternalStore } from 'react'
import { VALIDATED_ROUTE } from '#src/site/policy.ts'
import styles from './ErrorMessage.module.css'

type MissingPathProps = {
  /** What is said of a path that no route takes, with `{path}` in it. */
  noRoute: string
  /** The same of a path whose route does not validate. */
  invalid: string
}

/**
 * The address that leads nowhere. One file serves every unknown path, so only the browser knows it:
 * the line stays empty until then.
 */
export const MissingPath = ({ noRoute, invalid }: MissingPathProps) => {
  const path = useSyncExternalStore(neverChanges, pathInBrowser, unknown)
  const [before, after] = (VALIDATED_ROUTE.test(path) ? invalid : noRoute).split('{path}')
  return (
    <p className={styles.path}>
      {path && (
        <>
          {before}
          <bdi>{path}</bdi>
          {after}
        </>
      )}
    </p>
  )
}

const neverChanges = () => () => {}
const unknown = () => ''

const pathInBrowser = (): string => {
  try {
    return decodeURI(location.pathname)
  } catch {
    return location.pathname
  }
}
