import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { EVERY_TYPE } from '#scripts/lib/page-types.ts'
import { exactMarkup, givenBackOtherwise } from '#tests/fixtures/markup-samples.ts'
import { documentAt, payloadOf } from '#tests/fixtures/payload-strings.ts'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()
const { outDir } = inject('watchedSite')

/** Keeps what a document gives to React. */
const RECORDER = `<script>
  document.currentScript.remove()
  window.given = ''
  window.__next_f = []
  __next_f.push = (...items) => {
    for (const [kind, text] of items) if (kind === 1) given += text
    return Array.prototype.push.apply(__next_f, items)
  }
</script>`

it('gives markup back to the byte if the build says so', async () => {
  const page = await open('/contact')
  expect(await page.run(givenBackOtherwise, exactMarkup(4_000))).toEqual([])
})

const WITH_PAYLOAD = EVERY_TYPE.filter((path) => !path.endsWith('/404'))

it.each(WITH_PAYLOAD)('%s gives React its payload to the letter', async (path) => {
  const document = documentAt(outDir, path)
  const html = document
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('<body>', () => `<body>${RECORDER}`)
  const copy = `/content-once-${inject('engine')}`
  writeFileSync(join(outDir, `${copy}.html`), html)
  const page = await open(copy)
  const given = await page.run(() => (window as unknown as { given: string }).given)
  expect(given.length).toBeGreaterThan(10_000)
  expect(given).toBe(payloadOf(outDir, document))
})
