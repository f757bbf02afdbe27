import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { pdf } from '#tests/unit/files/made-files.ts'

/** Reads who is signed in and tells somebody: by an address, which no policy of connections stops. */
const STEAL = `fetch('/api/account/me').then((answer) => answer.text()).then((text) => {
  new Image().src = '/stolen?' + encodeURIComponent(text)
})`

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="${STEAL.replaceAll('"', '&quot;')}"><script>${STEAL.replaceAll('&', '&amp;').replaceAll('=>', '=&gt;')}</script></svg>`

/**
 * Files as they would be on the site without any check: the CMS and the pull both refuse them, and this is about the
 * protection that is left if both fail.
 */
export const plantFiles = async (outDir: string): Promise<void> => {
  const files = {
    'evil.svg': SVG,
    'evil.html': `<!doctype html><title>Evil</title><script>${STEAL}</script>`,
    'plan.pdf': pdf(),
    ...Object.fromEntries(SCRIPT_ENDINGS.map((ending) => [`script${ending}`, 'window.ran = true'])),
  }
  const folder = join(outDir, 'media')
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
}

/** Every ending under which something is published. */
export const SCRIPT_ENDINGS = [
  '.bin',
  '.svg',
  '.png',
  '.jpg',
  '.webp',
  '.gif',
  '.ico',
  '.mp4',
  '.pdf',
]

/** What a page requested as the signed-in visitor, and what of it was sent to another host. */
export const watchTheft = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/account/me' || pathname === '/stolen') asked.push(pathname + search)
  })
  return asked
}
