'use client'

import { useSyncExternalStore } from 'react'

/**
 * The address that leads nowhere. One file serves every unknown path, so only the browser knows it:
 * the line stays empty until then.
 *
 * @param props.text a text with `{path}` in it.
 */
export const MissingPath = ({ text, className }: { text: string; className?: string }) => {
  const path = useSyncExternalStore(neverChanges, pathInBrowser, unknown)
  const [before, after] = text.split('{path}')
  return (
    <p className={className}>
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
