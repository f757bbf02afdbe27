import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { withProjectLock } from '#scripts/lib/file-lock.ts'

test('a pull waits for a build of the project, and asks the CMS for nothing meanwhile', async () => {
  let asked = 0
  const cms = createServer((_request, response) => {
    asked += 1
    response.writeHead(401).end()
  }).listen(0, '127.0.0.1')
  await once(cms, 'listening')
  const url = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`
  const env = { ...process.env, CMS_URL: url, CMS_TOKEN: 'x' }
  let said = ''
  let ended: Promise<unknown> | undefined
  try {
    await withProjectLock(resolve('.'), async () => {
      const pull = spawn(process.execPath, ['scripts/pull.ts'], { env })
      ended = once(pull, 'exit')
      pull.stderr.on('data', (chunk) => {
        said += chunk
      })
      await expect.poll(() => said, { timeout: 30_000 }).toContain('Waiting for process')
      expect(asked).toBe(0)
    })
    await ended
    expect(asked).toBeGreaterThan(0)
  } finally {
    cms.close()
  }
}, 60_000)
