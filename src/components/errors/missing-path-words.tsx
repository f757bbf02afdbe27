import type { ReactNode } from 'react'
import { failsValidation } from '#src/models/addresses/validated-routes.ts'
import { VALIDATED_ROUTES } from '#src/site/routes.ts'

/** What is said of an address that leads nowhere. */
export type MissingPathTexts = {
  /** The text for a path without a route, with `{path}` in it. */
  noRoute: string
  /** The text for a path whose route does not validate it. */
  invalid: string
  /** The prefix of the page's language, such as "/ar"; '' for the default one. */
  prefix: string
}

/** The line about the address that the browser has asked for. */
export const missingPathWords = ({ noRoute, invalid, prefix }: MissingPathTexts): ReactNode => {
  const path = pathInBrowser()
  const route = {
    path: path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path,
    exists: false,
    routes: VALIDATED_ROUTES,
  }
  const [before, after] = (failsValidation(route) ? invalid : noRoute).split('{path}')
  return (
    <>
      {before}
      <bdi>{path}</bdi>
      {after}
    </>
  )
}

const pathInBrowser = (): string => {
  try {
    return decodeURI(location.pathname)
  } catch {
    return location.pathname
  }
}
