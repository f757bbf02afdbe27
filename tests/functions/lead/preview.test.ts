import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openOutbox } from '#scripts/leads/open-outbox.ts'
import { readLeads } from '#scripts/leads/read-leads.ts'
import { type Preview, startPreview } from '#scripts/preview/start-preview.ts'
import { formsFiles } from '#src/lead/forms-file.ts'
import type { Outbox } from '#src/lead/outbox/outbox.ts'
import { LEAD_STATES } from '#src/lead/outbox/record.ts'
import { findLead, replay } from '#src/lead/outbox/replay.ts'
import { LEAD_INPUTS } from '#src/site/lead.ts'
import { type CrmReceiver, startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { makeLeadProject } from '#tests/fixtures/lead-project.ts'
import { formsWithFile, publishedForms, submission } from './sample.ts'

let project: Awaited<ReturnType<typeof makeLeadProject>>
let projectDir: string
let receiver: CrmReceiver
let preview: Preview

beforeAll(async () => {
  project = await makeLeadProject()
  projectDir = project.dir
  const outDir = join(projectDir, 'out')
  await mkdir(join(outDir, 'builds', 'forms'), { recursive: true })
  const { forms } = formsWithFile()
  const files = formsFiles([{ ...publishedForms, forms: Object.values(forms) }])
  const latest = '{"id":"b1","timestamp":"2026-11-20T10:00:00.000Z"}'
  for (const [path, text] of Object.entries({ ...files, 'builds/latest.json': latest })) {
    await writeFile(join(outDir, path), text)
  }
  receiver = await startCrmReceiver()
  const env = { FORM_API_HOST: receiver.host }
  preview = await startPreview({ scheduled: true, outDir, projectDir, env })
})

afterAll(async () => {
  await preview.close()
  await receiver.close()
  await project.remove()
})

const send = (body: unknown): Promise<Response> =>
  fetch(`${preview.url}/api/lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: preview.url },
    body: JSON.stringify(body),
  })

const withOutbox = async <Result>(work: (outbox: Outbox) => Promise<Result>): Promise<Result> => {
  const { outbox, close } = await openOutbox({ variables: {}, projectDir, context: undefined })
  try {
    return await work(outbox)
  } finally {
    await close()
  }
}

const states = () =>
  withOutbox(async (outbox) =>
    (await readLeads(outbox, LEAD_STATES)).leads.map(({ state, checked }) => [state, checked]),
  )

test('the preview takes leads, keeps them while the CRM is down, and delivers them after', async () => {
  // The function waits 0.9 s for the forms of the site, which a busy machine may need longer to serve.
  const refused = await vi.waitUntil(
    async () => {
      const response = await send(submission({ fields: {} }))
      return response.status === 422 && response
    },
    { timeout: 60_000, interval: 500 },
  )
  expect(await refused.json()).toHaveProperty('error.fields.name.message', 'This field is required')

  await receiver.setFault({ kind: 'refusing' })
  const accepted = await send(submission())
  expect(accepted.status).toBe(200)
  expect(await states()).toEqual([['pending', 'form']])

  await receiver.setFault(undefined)
  const { id } = (await accepted.json()) as { id: string }
  await withOutbox(async (outbox) => {
    const found = await findLead(outbox, id)
    if (found?.status === 'lead') await replay(outbox, found, Date.now())
  })
  await fetch(`${preview.url}/.netlify/functions/lead-redelivery`, { method: 'POST' })
  expect([...receiver.taken.keys()]).toEqual([id])
  expect(await states()).toEqual([['delivered', 'form']])
})

test('the preview passes every byte of a file to the function, and gives it back by its link', async () => {
  receiver.taken.clear()
  const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), everyByte, Buffer.from('%%EOF\n')])
  const form = new FormData()
  form.append(LEAD_INPUTS.lead, JSON.stringify(submission()))
  form.append('cv', new File([bytes], 'سيرة.pdf'))
  const headers = { accept: 'application/json', origin: preview.url }
  const sent = await fetch(`${preview.url}/api/lead`, { method: 'POST', headers, body: form })
  expect(sent.status).toBe(200)
  const [{ body } = { body: {} }] = [...receiver.taken.values()]
  const file = await fetch(String((body as { cv?: string }).cv))
  expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('سيرة.pdf'))
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
})
