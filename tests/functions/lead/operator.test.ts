import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseLeadsCommand } from '#scripts/leads/arguments.ts'
import { leadsCsv } from '#scripts/leads/csv.ts'
import { openOutbox } from '#scripts/leads/open-outbox.ts'
import { readLeads } from '#scripts/leads/read-leads.ts'
import { leadsTable, unreadableText } from '#scripts/leads/table.ts'
import { createOutbox, type Outbox } from '#src/lead/outbox/outbox.ts'
import { LEAD_STATES } from '#src/lead/outbox/record.ts'
import { findLead, replay } from '#src/lead/outbox/replay.ts'
import { StoreError } from '#src/lib/store/store.ts'
import { memoryStore } from './memory-store.ts'
import { leadHandler, post, submission } from './sample.ts'

let projectDir: string
let outbox: Outbox
let close: () => Promise<void>

beforeAll(async () => {
  projectDir = await mkdtemp(join(tmpdir(), 'mira-operator-'))
  await mkdir(join(projectDir, '.netlify', 'blobs-serve'), { recursive: true })
  const opened = await openOutbox({ variables: {}, projectDir, context: undefined })
  outbox = opened.outbox
  close = opened.close
})

afterAll(async () => {
  await close()
  await rm(projectDir, { recursive: true })
})

test('lists, shows, replays and exports the leads of this machine', async () => {
  const handle = leadHandler({} as never, { outbox })
  const fields = { ...submission().fields, name: 'Anna', message: '=1+1, "x"\nand more' }
  const answer = await handle(post(submission({ fields })))
  const { id } = (await answer.json()) as { id: string }
  await handle(post(submission({ trap: 'x' })))

  const table = leadsTable(await readLeads(outbox, LEAD_STATES), new Date())
  expect(table).toMatch(/pending +interest +1 +due 20\d\d-.* +submission-/)
  expect(table).toMatch(/trap +interest +1 +trap +submission-/)
  expect(table).not.toContain('Anna')

  const csv = leadsCsv(await readLeads(outbox, ['pending']))
  expect(csv).toMatch(/^\ufeffid,state,receivedAt/)
  expect(csv).toContain(',Anna,+971501234567,anna@example.com,tower,"\'=1+1, ""x""\nand more",true')

  const found = await findLead(outbox, id)
  expect(found).toMatchObject({ state: 'pending', record: { fields: { name: 'Anna' } } })
  if (found?.status === 'lead') await replay(outbox, found, Date.now())
  expect(leadsTable(await readLeads(outbox, ['pending']), new Date())).toMatch(
    /1 +due +submission-/,
  )
})

test.each([
  [[]],
  [['list', 'x']],
  [['show']],
  [['replay']],
  [['export']],
  [['drop', 'x']],
  [['list', '--state', 'x']],
  [['list', '--y']],
  [['release']],
  [['release', '--all', 'x']],
  [['dismiss']],
  [['export', '--csv', '--separator', 'x']],
])('says how to call it after %j', (args) => {
  expect(() => parseLeadsCommand(args)).toThrow(/npm run leads -- list/)
})

test('half an access to Netlify is an error that names the other half', async () => {
  const open = (variables: Record<string, string>) =>
    openOutbox({ variables, projectDir, context: undefined })
  await expect(open({ NETLIFY_SITE_ID: 'x' })).rejects.toThrow('NETLIFY_AUTH_TOKEN is missing')
  await expect(open({ NETLIFY_AUTH_TOKEN: 'x' })).rejects.toThrow('NETLIFY_SITE_ID is missing')
})

test('a machine without an outbox is told how to get one', async () => {
  const open = openOutbox({
    variables: {},
    projectDir: join(projectDir, 'none'),
    context: undefined,
  })
  await expect(open).rejects.toThrow('"npm run preview" creates it')
})

describe('one record that cannot be read', () => {
  const RAW = '{"id":"half-writ\u001b[2Jten'
  const broken = 'broken-record'

  test('stops neither list nor export: both go on, name it and show it raw', async () => {
    const store = memoryStore()
    await leadHandler(store)(post(submission()))
    store.entries.set(`pending/2026-11-21/${broken}`, RAW)
    store.entries.set(
      'delivered/2026-11-20/of-another-shape',
      '{"version":1,"id":"of-another-shape"}',
    )
    const read = await readLeads(createOutbox(store), LEAD_STATES)
    expect(read.leads).toHaveLength(1)
    const table = leadsTable(read, new Date())
    expect(table).toMatch(/pending +interest +1 +due 20/)
    expect(table).toMatch(/pending +cannot be read +broken-record/)
    expect(table).toMatch(/delivered +cannot be read +of-another-shape/)
    expect(unreadableText(read.unreadable)).toBe(
      'The record pending/2026-11-21/broken-record cannot be read: it is no lead.\n' +
        '{"id":"half-writ\\u001b[2Jten\n' +
        'The record delivered/2026-11-20/of-another-shape cannot be read: receivedAt is not right.\n' +
        '{"version":1,"id":"of-another-shape"}',
    )
    const [head = '', lead, ...others] = leadsCsv(read).split('\r\n')
    expect(head).toMatch(/,unreadable$/)
    expect(lead).toContain('Anna Maria')
    expect(others).toEqual([
      expect.stringMatching(/^broken-record,pending,.*,"\{""id"":""half-writ/),
      expect.stringMatching(
        /^of-another-shape,delivered,.*,"\{""version"":1,""id"":""of-another-shape""\}"$/,
      ),
    ])
  })

  test('nor one that the store does not give', async () => {
    const store = memoryStore()
    await leadHandler(store)(post(submission()))
    store.entries.set(`dead/2026-11-21/${broken}`, RAW)
    const { get } = store
    store.get = async (key) => {
      if (key.includes(broken)) throw new StoreError('The store could not read.')
      return get(key)
    }
    const read = await readLeads(createOutbox(store), LEAD_STATES)
    expect(read.leads).toHaveLength(1)
    expect(read.unreadable).toEqual([
      { state: 'dead', id: broken, problem: 'The store could not read.' },
    ])
    expect(leadsCsv(read)).toContain('The store could not read.')
  })
})

describe('the command itself', () => {
  const leads = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; out: string; err: string }>((ended) => {
      const {
        FORM_API_HOST: _,
        NETLIFY_SITE_ID: __,
        NETLIFY_AUTH_TOKEN: ___,
        ...rest
      } = process.env
      execFile(
        process.execPath,
        [join(process.cwd(), 'scripts/leads.ts'), ...args],
        { env: { ...rest, ...env } },
        (error, out, err) => ended({ code: Number(error?.code ?? 0), out, err }),
      )
    })

  test.each([[['replay', 'some-lead-id']], [['release', '--all']], [['release', 'some-lead-id']]])(
    '%j without FORM_API_HOST says so and fails',
    async (args) => {
      const { code, err } = await leads(args)
      expect(code).toBe(1)
      expect(err).toContain('FORM_API_HOST is not set. Nothing would be delivered')
    },
  )

  test('a FORM_API_HOST that cannot be used is none', async () => {
    const { code, err } = await leads(['replay', 'some-lead-id'], { FORM_API_HOST: 'crm' })
    expect(code).toBe(1)
    expect(err).toContain('FORM_API_HOST cannot be used')
  })
})
