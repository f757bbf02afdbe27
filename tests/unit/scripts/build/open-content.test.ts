import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openContent } from '#scripts/build/open-content.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { sampleSnapshot, tag } from '#tests/unit/content/sample.ts'

let root: string
let stored: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mira-open-content-'))
  const snapshot = sampleSnapshot({ tags: [tag('aaaaaaaaaa')] })
  stored = join(root, 'content.json')
  await writeSnapshot({ dir: join(root, 'content'), snapshot, mediaPath: ({ name }) => name })
})
afterEach(() => rm(root, { recursive: true }))

const open = (codeFingerprint: string) => openContent(join(root, 'content'), root, codeFingerprint)

test('what was checked holds for the code that has checked it', async () => {
  const { snapshot, saveKnown } = await open('this code')
  snapshot.read(['en'])
  await saveKnown()
  const { fitting } = snapshot.known()
  expect(fitting.length).toBeGreaterThan(1)
  expect((await open('this code')).snapshot.known().fitting).toEqual(fitting)
  expect((await open('other code')).snapshot.known().fitting).toEqual([])
})

test('a build that finds nothing new writes nothing', async () => {
  const { snapshot, saveKnown } = await open('this code')
  snapshot.read(['en'])
  await saveKnown()
  const again = await open('this code')
  await rm(stored)
  await again.saveKnown()
  expect(existsSync(stored)).toBe(false)
})
