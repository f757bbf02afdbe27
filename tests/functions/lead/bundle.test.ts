import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'
import { expect, test } from 'vitest'

test('Netlify reads how the functions are called, and the lead function stays small', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'mira-bundle-'))
  const functions = await zipFunctions(resolve('functions'), dir, {
    archiveFormat: 'none',
    basePath: resolve('.'),
  })
  const lead = functions.find(({ name }) => name === 'lead')
  const redelivery = functions.find(({ name }) => name === 'lead-redelivery')
  expect(lead?.routes).toMatchObject([{ pattern: '/api/lead' }])
  expect(lead?.trafficRules).toMatchObject({
    action: {
      type: 'rate_limit',
      config: { rateLimitConfig: { windowLimit: 20, windowSize: 60 } },
    },
  })
  expect(redelivery).toMatchObject({ routes: [], schedule: '* * * * *' })

  const files = await readdir(lead?.path ?? '', { recursive: true, withFileTypes: true })
  const own = files.filter((file) => file.isFile() && !file.name.startsWith('___netlify'))
  const sizes = await Promise.all(
    own.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(555_000)
  await rm(dir, { recursive: true })
}, 300_000)
