import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleLeadFile } from '#functions/lead-file/handle-lead-file.ts'
import { runRedelivery } from '#functions/lead-redelivery/run-redelivery.ts'
import { leadEnvironment } from '#src/environment/functions.ts'
import { createLeadFiles } from '#src/lead/files/file-store.ts'
import { createCrm } from '#src/lead/outbox/crm.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { LEAD_FILE_LINK_MS, LEAD_FILES_MAX_BYTES, LEAD_INPUTS } from '#src/site/lead.ts'
import { docx, html, pdf } from '#tests/fixtures/attachments.ts'
import { type CrmReceiver, startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { type MemoryStore, memoryStore } from './memory-store.ts'
import {
  formsWithFile,
  formValues,
  leadHandler,
  postMultipart,
  SITE,
  submission,
} from './sample.ts'

const NOW = Date.parse('2026-11-21T12:30:00Z')
const DAY = 86_400_000

const withFile = formsWithFile([{ rule: 'required', value: null }])

let store: MemoryStore
let fileStore: MemoryStore
let receiver: CrmReceiver
let now: number

beforeEach(async () => {
  store = memoryStore()
  fileStore = memoryStore()
  receiver = await startCrmReceiver()
  now = NOW
})

afterEach(() => receiver.close())

const files = () => createLeadFiles(fileStore)

/** As the form's script sends it, or as a browser alone does. */
const send = async (
  file: { bytes: Uint8Array; name: string } | undefined,
  { lead = submission(), plain = false, crm = true, field = 'cv' } = {},
): Promise<Response> => {
  const form = new FormData()
  if (plain) for (const [name, value] of Object.entries(formValues)) form.append(name, value)
  else form.append(LEAD_INPUTS.lead, JSON.stringify(lead))
  if (file) form.append(field, new File([new Uint8Array(file.bytes)], file.name))
  const headers = { referer: `${SITE}/jobs`, ...(plain ? {} : { accept: 'application/json' }) }
  const request = await postMultipart(form, headers)
  const handler = leadHandler(store, {
    files: files(),
    forms: async () => withFile,
    crm: crm ? createCrm({ host: receiver.host, now: () => now }) : undefined,
    now: () => now,
    answerMs: 900,
  })
  return handler(request)
}

const cv = { bytes: pdf(), name: 'Anna CV.pdf' }

/** What the CRM was told of the field. */
const told = (): string =>
  String((([...receiver.taken.values()][0]?.body ?? {}) as { cv?: string }).cv)

const open = (link: string) =>
  handleLeadFile(new Request(link), { files: files(), now: () => now, note: () => {} })

const purgeAt = (time: number) =>
  runRedelivery({
    outbox: createOutbox(store),
    files: files(),
    environment: leadEnvironment({ FORM_API_HOST: receiver.host }),
    now: () => time,
    runMs: 25_000,
    note: () => {},
    report: (problem) => expect(problem).toBe('nothing'),
  })

describe.each([
  ['a script', false],
  ['a browser alone', true],
])('a file that %s sends', (_, plain) => {
  test('reaches the CRM as a link, which gives its bytes to be saved', async () => {
    const response = await send({ bytes: docx, name: 'C:\\Users\\me\\سيرة (1).docx' }, { plain })
    expect(response.status).toBe(plain ? 303 : 200)
    expect(told()).toMatch(/^https:\/\/mira\.example\/api\/lead-file\?file=2026-11-21%2F/)
    const file = await open(told())
    expect(Buffer.from(await file.arrayBuffer()).equals(docx)).toBe(true)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': expect.stringContaining('wordprocessingml'),
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent('سيرة ')}%281%29.docx`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test.each([
    ['of another kind', { bytes: html, name: 'cv.pdf' }, 'rule.file.kind'],
    ['that is missing', undefined, 'rule.required'],
  ])('%s is refused by its bytes, and nothing is stored', async (_name, file, key) => {
    const response = await send(file, { plain })
    expect(response.status).toBe(422)
    const said = await response.text()
    if (!plain) expect(JSON.parse(said).error.fields.cv.key).toBe(key)
    else expect(said).toMatch(/enctype="multipart\/form-data".*<input type="file" name="cv"/s)
    expect(store.entries.size + fileStore.entries.size + receiver.taken.size).toBe(0)
  })

  test('that is too large is refused, with words', async () => {
    const bytes = Buffer.concat([pdf(), Buffer.alloc(LEAD_FILES_MAX_BYTES + 70_000)])
    const response = await send({ bytes, name: 'cv.pdf' }, { plain })
    expect(response.status).toBe(413)
    if (plain) expect(await response.text()).toContain('The file may have 4 MB at most')
    expect(fileStore.entries.size).toBe(0)
  })
})

test('a file whose long name is cut is given under what is left of whole characters', async () => {
  await send({ bytes: pdf(), name: `${'x'.repeat(60)}${'🏠'.repeat(60)}y.pdf` })
  const { status, headers } = await open(told())
  expect(status).toBe(200)
  const [, name = ''] = /UTF-8''(.*)$/.exec(headers.get('content-disposition') ?? '') ?? []
  expect(decodeURIComponent(name)).toMatch(/^🏠+y\.pdf$/u)
})

test('the same form sent again is one lead with one file, and its first link stays good', async () => {
  const lead = submission()
  await send(cv, { lead })
  const link = told()
  await send(cv, { lead })
  expect(receiver.taken.size).toBe(1)
  expect(fileStore.entries.size).toBe(1)
  expect((await open(link)).status).toBe(200)
  await send({ bytes: pdf('another'), name: 'Anna CV.pdf' }, { lead })
  expect(receiver.taken.size).toBe(2)
})

test('a link ends, belongs to one file, and cannot be made by guessing', async () => {
  await send(cv)
  const link = new URL(told())
  const changed = (name: string, value: string) => {
    const other = new URL(link)
    other.searchParams.set(name, value)
    return other.href
  }
  now += LEAD_FILE_LINK_MS - 2_000
  expect((await open(link.href)).status).toBe(200)
  for (const forged of [
    changed('until', '9999999999'),
    changed('signature', ''),
    changed('signature', 'x'.repeat(43)),
    changed('file', '2026-11-21/another-lead/cv'),
    changed('file', '../../leads/pending'),
  ]) {
    expect((await open(forged)).status).toBe(403)
  }
  now += 4_000
  expect((await open(link.href)).status).toBe(410)
})

test('text under the name of a file field is no file, and a file of no field is dropped', async () => {
  const lead = submission()
  const typed = { ...lead, fields: { ...lead.fields, cv: 'cv.pdf' } }
  expect((await send(undefined, { lead: typed })).status).toBe(422)
  expect((await send(cv, { field: 'other' })).status).toBe(422)
  expect(fileStore.entries.size).toBe(0)
})

describe.each(['down', 'full', 'slow'] as const)('while the store of files is %s', (fault) => {
  test('a form with a file is not accepted, and its next try is one lead with its file', async () => {
    fileStore = memoryStore(fault, 700)
    const lead = submission()
    expect((await send(cv, { lead })).status).toBe(503)
    expect(receiver.taken.size + store.entries.size).toBe(0)
    fileStore.fault = 'fine'
    expect((await send(cv, { lead })).status).toBe(200)
    expect([...receiver.taken.values()].map(({ times }) => times)).toEqual([1])
    expect((await open(told())).status).toBe(200)
  })
})

test('a lead that waits for the CRM has a link when it is delivered that counts from then', async () => {
  await receiver.setFault({ kind: 'status', status: 500 })
  await send(cv)
  await receiver.setFault(undefined)
  now += 20 * 3_600_000
  await purgeAt(now)
  expect(receiver.taken.size).toBe(1)
  now = Date.now()
  expect(Number(new URL(told()).searchParams.get('until')) * 1000).toBeGreaterThan(now)
  expect((await open(told())).status).toBe(200)
})

test('what is set aside has its file when it is released', async () => {
  await send(cv, { lead: submission({ trap: 'x' }) })
  const [record] = [...store.entries].map(([key, text]) => ({ key, ...JSON.parse(text) }))
  expect(record.key).toMatch(/^trap\//)
  expect(record.files).toMatchObject([{ field: 'cv', name: 'Anna CV.pdf', bytes: pdf().length }])
  expect(await files().get(record.files[0].key)).toMatchObject({ name: 'Anna CV.pdf' })
})

test('files are deleted with their leads, and those of leads that still wait are kept', async () => {
  const onTheHour = Date.parse('2026-12-25T00:00:00Z')
  await send(cv)
  await send(cv, { crm: false })
  const [delivered] = await createOutbox(store).list('delivered')
  await files().put('2026-11-21/never-came-in/cv', { name: 'x', mime: 'x', secret: 'x', data: '' })
  await receiver.setFault({ kind: 'status', status: 500 })
  expect(fileStore.entries.size).toBe(3)
  await purgeAt(onTheHour + 60_000)
  expect(fileStore.entries.size).toBe(3)
  const error = vi.spyOn(console, 'error')
  await purgeAt(onTheHour)
  expect(error).not.toHaveBeenCalled()
  const left = await files().keys()
  expect(left).toHaveLength(1)
  expect(left[0]?.lead).not.toBe(delivered?.id)
  expect(await createOutbox(store).list('delivered')).toEqual([])
  expect(now - onTheHour).toBeLessThan(-30 * DAY)
})
