import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { startCms } from '#scripts/cms/start.ts'
import { call } from './call.ts'
import { signInEditor } from './editor.ts'
import { ownHome } from './own-cms.ts'
import { smallDemo } from './small-demo.ts'

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

  it('keeps entries and secrets over a restart', async () => {
    const { options, remove } = await ownHome('restart', { template: inject('cmsTemplate') })
    const first = await startCms(options)
    const kept = await (await signInEditor(first)).create('api::tag.tag', { title: 'K', slug: 'k' })
    await (await signInEditor(first)).publish({ uid: 'api::tag.tag', documentId: kept })
    await first.stop()
    await expect(fetch(first.url)).rejects.toThrow()

    const second = await startCms(options)
    expect(second.token).toBe(first.token)
    expect((await call(`${second.url}/api/tags/${kept}`)).status).toBe(200)
    await second.stop()
    await remove()
  })

  it('starts over with reset, but for the secrets; only the owner of a Postgres empties that', async () => {
    const { options, remove } = await ownHome('reset', { template: inject('cmsTemplate') })
    const first = await startCms(options)
    const made = await (await signInEditor(first)).create('api::tag.tag', { title: 'K', slug: 'k' })
    await (await signInEditor(first)).publish({ uid: 'api::tag.tag', documentId: made })
    await first.stop()

    const demo = smallDemo()
    const second = startCms({ ...options, env: { ...options.env, ...demo.env }, reset: true })
    if (inject('postgres')) {
      await expect(second).rejects.toThrow('--reset cannot empty a Postgres database')
    } else {
      const { token, url, stop } = await second
      expect(token).toBe(first.token)
      expect((await call(`${url}/api/tags/${made}`, { token })).status).toBe(404)
      expect((await call(`${url}/api/tags`, { token })).status).toBe(200)
      await stop()
    }
    demo.remove()
    await remove()
  })
})
