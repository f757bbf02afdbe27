import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRecord } from '#functions/lead/new-record.ts'
import { parseLeadsCommand } from '#scripts/leads/arguments.ts'
import { leadsCsv } from '#scripts/leads/csv.ts'
import { openOutbox } from '#scripts/leads/open-outbox.ts'
import { readLeads } from '#scripts/leads/read-leads.ts'
import { leadsTable } from '#scripts/leads/table.ts'
import type { Outbox } from '#src/lead/outbox/outbox.ts'
import { LEAD_STATES } from '#src/lead/outbox/record.ts'
import { findLead, replay } from '#src/lead/outbox/replay.ts'
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

  const leads = await readLeads(outbox, LEAD_STATES)
  const table = leadsTable(leads, new Date())
  expect(table).toMatch(/pending +interest +1 +due 20\d\d-.* +submission-/)
  expect(table).toMatch(/quarantine +interest +1 +trap +submission-/)
  expect(table).not.toContain('Anna')

  const csv = leadsCsv(await readLeads(outbox, ['pending']))
  expect(csv).toMatch(/^\ufeffid,state,receivedAt/)
  expect(csv).toContain(
    ',Anna,+971 50 123 4567,anna@example.com,tower,"\'=1+1, ""x""\nand more",true',
  )

  const found = await findLead(outbox, id)
  expect(found).toMatchObject({ state: 'pending', record: { fields: { name: 'Anna' } } })
  if (found) await replay(outbox, found, Date.now())
  expect(leadsTable(await readLeads(outbox, ['pending']), new Date())).toMatch(
    /1 +due +submission-/,
  )
})

test.each([
  '=1+1',
  '@SUM(1)',
  '+A1',
  '-2+cmd',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1+1',
  '＋A1',
  '－A1',
  '＠x',
])('a spreadsheet does not run %j', (term) => {
  expect(exported({ term })).toContain(`'${term}`)
})

test.each(['+971 50 123 4567', '-5', 'a=b', 'Anna'])('%s stays as it is', (term) => {
  expect(exported({ term })).toContain(`,${term},`)
})

/** A lead as the export has it, from tags of a landing page: nothing cleans those. */
const exported = (utm: { term: string }): string =>
  leadsCsv([
    {
      ...newRecord({
        submission: submission({ utm: { ...NO_UTM, ...utm } }),
        checked: { status: 'ok', fields: {}, by: 'form' },
        spam: [],
        now: 0,
      }),
      state: 'pending',
    },
  ])

const NO_UTM = { source: '', medium: '', campaign: '', term: '', referrer: '' }

test.each([
  [[]],
  [['list', 'x']],
  [['show']],
  [['replay']],
  [['export']],
  [['drop', 'x']],
  [['list', '--state', 'x']],
  [['list', '--y']],
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
  await expect(open).rejects.toThrow('"npm run preview" makes it')
})
