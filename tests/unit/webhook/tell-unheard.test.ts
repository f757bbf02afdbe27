import { expect, test, vi } from 'vitest'
import { SITE_WEBHOOK } from '../../../cms/src/webhook/site-webhook.ts'
import { tellUnheard } from '../../../cms/src/webhook/tell-unheard.ts'

type Answer = { statusCode: number; message?: string }

/** A CMS whose webhooks are answered so, one after the other. */
const hearing = async (answers: Answer[], name = SITE_WEBHOOK) => {
  const warn = vi.fn<(text: string) => void>()
  const left = [...answers]
  const runner = { run: async (_webhook: object, _event: string) => left.shift() as Answer }
  tellUnheard({ get: () => runner, log: { warn } } as never)
  const webhook = { name, url: 'http://127.0.0.1:8888/api/publish' }
  const given = []
  for (const _ of answers) given.push(await runner.run(webhook, 'entry.publish'))
  expect(given).toEqual(answers)
  return warn.mock.calls.map(([text]) => text)
}

const unreached = { statusCode: 500, message: 'fetch failed' }

test('the log says why the site does not hear of what is published', async () => {
  expect(await hearing([unreached])).toEqual([
    'The site does not hear of what is published (http://127.0.0.1:8888/api/publish: fetch failed). "npm run live" runs CMS and site together; docs/publishing.md says what a site needs.',
  ])
  expect(await hearing([{ statusCode: 503, message: '{}' }])).toEqual([
    expect.stringContaining('(http://127.0.0.1:8888/api/publish: it answered 503)'),
  ])
})

test('once for many publications, and again when it had worked in between', async () => {
  expect(await hearing([unreached, unreached, unreached])).toHaveLength(1)
  expect(await hearing([unreached, { statusCode: 202 }, unreached])).toHaveLength(2)
})

test('not where the site has heard, nor of the webhooks that editors add', async () => {
  expect(await hearing([{ statusCode: 202 }, { statusCode: 200 }])).toEqual([])
  expect(await hearing([unreached], 'Chat')).toEqual([])
})
