import { expect, test, vi } from 'vitest'
import { handleWebhook, SECRET_HEADER } from '#functions/cms-webhook/handle-webhook.ts'
import { createRebuilder } from '#src/rebuild/rebuilder.ts'
import { createTurns } from '#src/rebuild/turns.ts'
import { sharedStore } from './shared-store.ts'

test.each([
  ['an edit', { event: 'entry.publish', uid: 'api::page.page' }, 202, 'StoreError'],
  ['the end of a build', { event: 'build.ended', status: 'failed', turn: 1 }, 200, 'TypeError'],
])(
  'what fails after the answer to %s is logged, and ends no process',
  async (_, body, status, name) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { store, state } = sharedStore()
    const works: Promise<unknown>[] = []
    const rebuilder = createRebuilder({
      turns: createTurns(store),
      buildHook: async () => 'taken',
      published: async () => null,
      cmsState: async () => {
        throw new TypeError('fetch failed')
      },
      now: Date.now,
      sleep: async () => {
        state.down = true
      },
    })
    const response = await handleWebhook(
      new Request('https://site.test/api/publish', {
        ...{ method: 'POST', headers: { [SECRET_HEADER]: 'secret' }, body: JSON.stringify(body) },
      }),
      { secret: 'secret', rebuilder, note: () => {}, waitUntil: (work) => works.push(work) },
    )
    expect(response.status).toBe(status)
    await Promise.all(works)
    expect(JSON.parse(String(error.mock.calls[0]?.[0]))).toEqual({
      ...{ event: 'build', after: 1, error: name },
    })
    error.mockRestore()
  },
)
