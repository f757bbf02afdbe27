import { useCallback, useEffect, useRef, useState } from 'react'
import { type LoadedHome, loadHome } from './load-home.ts'

/** By the path of the page; a path that is not there is still loading. */
export type LoadedHomes = Readonly<Record<string, LoadedHome>>

/** The homes of these pages, each as soon as it has come, and what asks again for those that failed. */
export const useHomes = (paths: readonly string[]): [homes: LoadedHomes, retry: () => void] => {
  const [homes, setHomes] = useState<LoadedHomes>({})
  const asked = useRef(new Set<string>())
  const load = useCallback((path: string) => {
    asked.current.add(path)
    void loadHome(path).then((home) => setHomes((known) => ({ ...known, [path]: home })))
  }, [])
  useEffect(() => {
    for (const path of paths) if (!asked.current.has(path)) load(path)
  }, [paths, load])
  const retry = () => {
    for (const [path, { status }] of Object.entries(homes)) if (status === 'failed') load(path)
  }
  return [homes, retry]
}
