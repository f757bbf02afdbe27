import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import type { Context } from '@netlify/functions'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newRecord } from '#functions/lead/new-record.ts'
import leadMail from '#functions/lead-mail/lead-mail.ts'
import { LEAD_MAIL_FILE } from '#src/lead/mail/mail-settings.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { leadStore } from '#src/lead/outbox/store.ts'
import { type MailSink, startMailSink } from '#tests/fixtures/mail-sink.ts'
import { mailSettings } from './mailing.ts'
import { submission } from './sample.ts'

const context = { deploy: { context: 'mails' } } as Context

let directory: string
let blobs: BlobsServer
let sink: MailSink

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mira-lead-mail-'))
  blobs = new BlobsServer({ directory: join(directory, 'blobs'), token: 'token' })
  const { port } = await blobs.start()
  const edgeURL = `http://localhost:${port}`
  setEnvironmentContext({ siteID: '0', token: 'token', edgeURL, uncachedEdgeURL: edgeURL })
  sink = await startMailSink()
  await writeFile(join(directory, LEAD_MAIL_FILE), JSON.stringify(mailSettings))
})

afterAll(async () => {
  await sink.close()
  await blobs.stop()
  await rm(directory, { recursive: true })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const run = async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const request = new Request('http://127.0.0.1:1/.netlify/functions/lead-mail', { method: 'POST' })
  const { status } = await leadMail(request, context)
  return { status, lines: [...log.mock.calls, ...error.mock.calls].map(([line]) => String(line)) }
}

const putLead = () => {
  const fields = { name: 'Anna Maria', phone: '+971501234567', email: 'anna@example.com' }
  const checked = { status: 'ok', fields, by: 'form' } as const
  const record = newRecord({ submission: submission(), checked, spam: [], now: Date.now() })
  return createOutbox(leadStore('mails')).put('pending', record)
}

test('the function mails what is in Netlify’s store, once, by what the build left for it', async () => {
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${sink.port}`)
  vi.stubEnv('RESTRICTED_DIR', directory)
  await putLead()
  const { status, lines } = await run()
  expect(status).toBe(204)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ function: 'lead-mail', done: 1, failed: 0 })
  expect(lines.join()).not.toMatch(/anna|Anna|97150/)
  await run()
  expect(sink.all()[0]?.from).toBe('Mira <no-reply@mira.example>')
  expect(sink.all().map(({ to }) => to)).toEqual([
    'sales@mira.example',
    'desk@mira.example',
    'anna@example.com',
  ])
})

test('a deploy without the file mails nobody, and says so as a failure', async () => {
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${sink.port}`)
  vi.stubEnv('RESTRICTED_DIR', join(directory, 'none'))
  const before = sink.all().length
  await putLead()
  const { status, lines } = await run()
  expect(status).toBe(500)
  expect(lines.join()).toContain('out-restricted/lead-mail.json is missing: deploy again.')
  expect(sink.all()).toHaveLength(before)
})

test.each([
  ['', 'SMTP_URL is not set, so nobody is mailed'],
  ['mail.example', 'SMTP_URL cannot be used: it must be an address such as'],
])('without a server (SMTP_URL is "%s") it says that nobody is mailed', async (url, said) => {
  vi.stubEnv('SMTP_URL', url)
  const { status, lines } = await run()
  expect(status).toBe(204)
  expect(lines.join()).toContain(said)
})
