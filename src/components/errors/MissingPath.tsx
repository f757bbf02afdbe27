'use client'

import { useSyncExternalStore } from 'react'
import { failsValidation } from '#src/models/addresses/validated-routes.ts'
import { VALIDATED_ROUTES } from '#src/site/routes.ts'
import styles from './ErrorMessage.module.css'

type MissingPathProps = {
  /** The text for a path without a route, with `{path}` in it. */
  noRoute: string
  /** The text for a path whose route does not validate it. */
  invalid: string
  /** The prefix of the page's language, such as "/ar"; '' for the default one. */
  prefix: string
}

/**
 * The address that leads nowhere. One file serves every unknown path, so only the browser knows it:
 * the line stays empty until then.
 */
export const MissingPath = ({ noRoute, invalid, prefix }: MissingPathProps) => {
  const path = useSyncExternalStore(neverChanges, pathInBrowser, unknown)
  const route = {
    path: path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path,
    exists: false,
    routes: VALIDATED_ROUTES,
  }
  const [before, after] = (failsValidation(route) ? invalid : noRoute).split('{path}')
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
