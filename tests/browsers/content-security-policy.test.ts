import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const INJECTED = `
<script>window.injected = 'a script'</script>
<img src="data:image/gif;base64,broken" onerror="window.injected = 'a handler'">
<a id="planted" href="javascript:window.injected = 'an address'">x</a>
<script src="data:text/javascript,window.injected = 'a data script'"></script>`

/** Publishes a copy of a page with markup in it that somebody brought in who found a hole. */
const publish = async (name: string, change: (html: string) => string): Promise<string> => {
  const { outDir } = inject('watchedSite')
  const html = (await readFile(join(outDir, 'about.html'), 'utf8')).replace(
    '</footer>',
    `${INJECTED}</footer>`,
  )
  await writeFile(join(outDir, `${name}-${inject('engine')}.html`), change(html))
  return `/${name}-${inject('engine')}`
}

it('runs no script that was injected, and says so', async () => {
  const page = await open(await publish('injected', (html) => html))
  await page.run(() => document.getElementById('planted')?.click())
  await page.until(() => Array.isArray((window as { __next_f?: unknown }).__next_f)).toBe(true)
  expect(await page.run(() => (window as { injected?: string }).injected)).not.toBeTruthy()
  const complaints = await page.takeComplaints()
  expect(complaints).toContainEqual(expect.stringContaining('against the policy: script-src'))
})

it('runs it where a page has no policy: the test above can fail', async () => {
  const path = await publish('unguarded', (html) =>
    html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
  )
  const page = await open(path)
  expect(await page.run(() => (window as { injected?: string }).injected)).toMatch(/^a /)
  await page.takeComplaints()
})

it('pages tell of what goes wrong in them: the other tests can fail', async () => {
  const page = await open('/about')
  await page.run(() => {
    setTimeout(() => {
      throw new Error('thrown by the test')
    })
    void Promise.reject(new Error('rejected by the test'))
    console.error('said by the test')
    const picture = new Image()
    picture.src = '/media/missing-in-the-test.png'
    const film = document.createElement('video')
    film.src = '/media/missing-film.mp4'
    document.body.append(picture, film)
  })
  const all: string[] = []
  await expect
    .poll(async () => all.push(...(await page.takeComplaints())) && all.join('\n'), {
      timeout: 10_000,
    })
    .toMatch(/missing-film/)
  expect(all.join('\n')).toMatch(/missing-in-the-test/)
  for (const word of ['thrown', 'rejected', 'said'])
    expect(all.join('\n')).toContain(`${word} by the test`)
})
