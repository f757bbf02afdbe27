import { get } from '#src/lib/get.ts'
import { BUILD_CHECK_MS } from '#src/site/site-config.ts'

/** The build that is published, as `builds/latest.json` names it. */
const MANIFEST = '/builds/latest.json'

/** The build that this tab has found at first, and the one that it has found last. */
let first: string | undefined
let last: string | undefined

/** Whether another build than this tab's is published: the next page is then loaded whole. */
export const isNewerPublished = (): boolean => last !== first

/**
 * Asks now and then which build is published, and once when the visitor comes back to the tab; never
 * while the tab is hidden. A check that fails in any way is forgotten.
 *
 * @returns a function that stops this.
 */
export const watchBuilds = (): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(timer)
    if (document.hidden) return
    void check()
    timer = setInterval(check, BUILD_CHECK_MS)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', follow)
  }
}

/** The build of this tab; undefined when it cannot be had. */
export const tabBuild = async (): Promise<string | undefined> => {
  if (first === undefined) await check()
  return first
}

const check = async (): Promise<void> => {
  const id = await publishedBuild().catch(() => undefined)
  if (id === undefined) return
  first ??= id
  last = id
}

/** The id of the published build, or undefined when the answer is not the manifest. */
const publishedBuild = async (): Promise<string | undefined> => {
  const response = await get(`${MANIFEST}?t=${Date.now()}`, { cache: 'no-store' })
  if (!response.ok) return undefined
  const { id } = (await response.json()) as { id?: unknown }
  return typeof id === 'string' && id !== '' ? id : undefined
}
