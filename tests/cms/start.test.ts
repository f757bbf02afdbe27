import { rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { startCms } from '#scripts/cms/start.ts'
import { call } from './call.ts'
import { signInEditor } from './editor.ts'
import { CACHE, ISOLATED } from './template.ts'

describe('starting the CMS', () => {
  it('says in one line that its port is taken', async () => {
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    await expect(startCms({ port, quiet: true })).rejects.toThrow(
      `Port ${port} is taken. Stop what listens there, or choose another: CMS_PORT=${port + 1}.`,
    )
    await new Promise((closed) => server.close(closed))
  })

  it('keeps entries and secrets over a restart, and with reset the secrets alone', async () => {
    const dataDir = join(CACHE, `restart-${process.pid}`)
    const template = inject('cmsTemplate')
    const options = { dataDir, template, port: 0, quiet: true, env: ISOLATED }

    const first = await startCms(options)
    const kept = await (await signInEditor(first)).create('api::tag.tag', { title: 'K', slug: 'k' })
    await (await signInEditor(first)).publish({ uid: 'api::tag.tag', documentId: kept })
    await first.stop()
    await expect(fetch(first.url)).rejects.toThrow()

    const second = await startCms(options)
    expect((await call(`${second.url}/api/tags/${kept}`)).status).toBe(200)
    await second.stop()

    const third = await startCms({ ...options, reset: true })
    const { token } = third
    expect(token).toBe(first.token)
    expect((await call(`${third.url}/api/tags/${kept}`, { token })).status).toBe(404)
    expect((await call(`${third.url}/api/tags`, { token })).status).toBe(200)
    await third.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
})
