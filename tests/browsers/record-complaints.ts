import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '#scripts/build/output/files-below.ts'

/** Where a tab keeps what its pages complained of. */
export const COMPLAINTS = 'test:complaints'

/**
 * Has each page of a built site note what goes wrong in it: exceptions, errors and warnings on the console,
 * files that cannot be loaded, and violations of its policy. The pages do this, since not every driver reports
 * it. The script comes before the policy, which does not apply to it, and removes itself before React hydrates.
 */
export const recordComplaints = async (outDir: string): Promise<void> => {
  const script = `<script>(${record})(${JSON.stringify(COMPLAINTS)})</script>`
  for (const name of await filesBelow(outDir)) {
    if (!name.endsWith('.html')) continue
    const path = join(outDir, name)
    const html = await readFile(path, 'utf8')
    await rm(path)
    await writeFile(
      path,
      html.replace(/<meta charset="utf-8"\/>/i, (meta) => meta + script),
    )
  }
}

const record = (key: string): void => {
  document.currentScript?.remove()
  const add = (text: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.setItem(key, JSON.stringify([...before, `${location.pathname}: ${text}`]))
  }
  /** Films and preloads fail as well where a browser gives them up, such as for a page that is left. */
  const isGivenUp = async (target: EventTarget | null): Promise<boolean> => {
    if (!(target instanceof Element && target.matches('video, source, link[rel=prefetch]')))
      return false
    const { currentSrc, src, href } = target as Partial<HTMLVideoElement & HTMLLinkElement>
    const request = fetch(currentSrc || src || href || '', { method: 'HEAD' })
    return request.then(
      ({ ok }) => ok,
      () => true,
    )
  }
  const onError = async (event: ErrorEvent | Event) => {
    const { target } = event
    // A film that is not meant for a window of this size says so by an error.
    if (target instanceof HTMLSourceElement && !matchMedia(target.media).matches) return
    if (await isGivenUp(target)) return
    const address = target instanceof Element && (target.getAttribute('src') ?? target.outerHTML)
    add('message' in event ? event.message : `could not be loaded: ${address}`)
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => add(String(reason)))
  addEventListener('securitypolicyviolation', (event) =>
    add(`against the policy: ${event.effectiveDirective} ${event.blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...words) => {
      const text = words.map(String).join(' ')
      // The link that it is about fails, too.
      if (!text.includes('could not be preloaded')) add(text)
      say(...words)
    }
  }
}
