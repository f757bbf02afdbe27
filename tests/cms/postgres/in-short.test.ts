import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { readSnapshot } from '#src/content/read.ts'
import { siteReportOf } from '#src/rebuild/site-report.ts'
import type {
  BuildingOutcome,
  Choices,
  Undoing,
} from '../../../cms/src/building/building-answer.ts'
import type { SiteAnswer } from '../../../cms/src/site-page/site-answer.ts'
import { call, type Entries } from '../call.ts'
import { type Editor, signInEditor } from '../editor.ts'
import { type FakeSite, startFakeSite } from '../fake-site.ts'
import { ownCms } from '../own-cms.ts'
import { type PanelBody, signInAs } from '../panel.ts'
import { panelToken } from '../panel-token.ts'
import { type Pulling, startPulling } from '../pulling.ts'
import { readUnit } from '../shared-fields.ts'
import { writeToDatabase } from '../write-to-database.ts'

const [ARTICLE, TAG, UNIT] = ['api::article.article', 'api::tag.tag', 'api::unit.unit'] as const

/** What `npm test` runs in full on SQLite alone, and here in short. */
let site: FakeSite
let cms: RunningCms
let token: string
let editor: Editor
let pulling: Pulling

beforeAll(async () => {
  site = await startFakeSite()
  cms = await ownCms('in-short', {
    template: inject('cmsTemplate'),
    env: { SITE_URL: site.url },
  })
  token = await panelToken(cms)
  editor = await signInEditor({ ...cms, admin: { ...cms.admin, token } })
  pulling = await startPulling(cms)
})
afterAll(async () => {
  await cms?.stop()
  await pulling?.remove()
  await site?.stop()
})

const firstOf = async (path: string) => {
  const { body } = await call<Entries>(`${cms.url}/api/${path}?sort=documentId`)
  return body.data[0]?.documentId as string
}

it('a broken entry keeps its last published version until it is fixed', async () => {
  const article = { uid: ARTICLE, documentId: await firstOf('articles'), locale: 'en' }
  const summary = async () => {
    const { articles } = (await readSnapshot(pulling.contentDir)).collections
    return articles.en?.find(({ documentId }) => documentId === article.documentId)?.summary
  }
  await pulling.pull()
  const before = await summary()
  const broken =
    "update articles set summary = null where document_id = ? and locale = 'en' and published_at is not null"
  expect(await writeToDatabase(cms, broken, article.documentId)).toBe(1)
  expect(await pulling.pull()).toMatchObject({
    mode: 'delta',
    quarantined: [{ documentId: article.documentId, field: 'summary', lastGoodVersionShown: true }],
  })
  expect(await summary()).toBe(before)
  await editor.save(article, { summary: 'Fixed' })
  await editor.publish(article)
  expect(await pulling.pull()).toMatchObject({ mode: 'delta', quarantined: [] })
  expect(await summary()).toBe('Fixed')
  expect(await pulling.hashes()).toEqual(await pulling.full())
})

it('an editor reads what became of their last publish, and what goes live next', async () => {
  const tag = { uid: TAG, documentId: await firstOf('tags'), locale: 'en' }
  site.status.report = siteReportOf({
    quarantined: [],
    problems: [{ entry: `tags/${tag.documentId}`, locale: 'en', problem: 'is wrong' }],
  })
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  await editor.create(TAG, { title: 'Later', slug: 'later', publishAt })
  await editor.publish(tag, { title: 'Told' })
  const { body } = await call<SiteAnswer>(`${cms.url}/site-status`, { token })
  expect(body.planned.entries.map(({ title, what }) => [title, what])).toEqual([
    ['Later', 'goes live'],
  ])
  expect(body.told).toMatchObject({
    status: 'told',
    yours: { title: 'Told' },
    report: { toFix: { total: 1, entries: [{ title: 'Told', language: 'English' }] } },
  })
})

it('each role of the panel does what is its own to do', async () => {
  const at = (uid: string, rest = '') => `/content-manager/collection-types/${uid}${rest}?locale=en`
  const writer = await signInAs(cms, 'writer')
  const made = await writer('POST', at(TAG), { title: 'Draft', slug: 'a-draft' })
  expect(made.status).toBe(201)
  const publish = at(TAG, `/${made.body.data?.documentId}/actions/publish`)
  expect((await writer('POST', publish, {})).status).toBe(403)
  const asEditor = await signInAs(cms, 'editor')
  expect((await asEditor('POST', publish, {})).body.data?.status).toBe('published')
  expect((await asEditor('GET', '/admin/users')).status).toBe(403)

  const sales = await signInAs(cms, 'sales')
  const unit = await firstOf('units')
  const form = { price: 7_654_321, title: 'Not for sales to say' }
  const { body } = await sales<PanelBody>('POST', at(UNIT, `/${unit}/actions/publish`), form)
  expect(body.error).toBeUndefined()
  const seen = await readUnit(cms, unit)
  expect(seen.map(({ shared }) => JSON.parse(shared.scalars)[5])).toEqual(Array(3).fill(form.price))
  expect(seen.map(({ title }) => title)).not.toContain(form.title)
})

it('an address goes to one alone of those that are published at once, and stays with it', async () => {
  const some = await Promise.all(
    [1, 2, 3].map((number) => editor.create(TAG, { title: `R${number}`, slug: 'race' })),
  )
  const answers = await Promise.allSettled(
    some.map((documentId) => editor.publish({ uid: TAG, documentId, locale: 'en' })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const late = await editor.create(TAG, { title: 'Late', slug: 'race' })
  const refused = editor.publish({ uid: TAG, documentId: late, locale: 'en' })
  await expect(refused).rejects.toThrow('belongs to')
})

it('homes of a building are made as drafts in all languages, and deleted together', async () => {
  const asEditor = await signInAs(cms, 'editor')
  const { projects, homes } = (await asEditor<Choices>('GET', '/building')).body
  const project = projects.find(({ title }) => title === 'Marina Crest')?.documentId
  const model = homes.find(({ title }) => title.endsWith(' 1204'))?.documentId
  const areas = { area: 80.5, innerArea: 70.25, balconyArea: 10.25 }
  const building = {
    ...{ project, from: 1, to: 2, step: 5_000, availability: 'available' },
    pattern: 'P{floor}{position:02}',
    positions: [{ model, price: 1_000_000, ...areas }],
  }
  const { made, problems } = (await asEditor<BuildingOutcome>('POST', '/building', { building }))
    .body
  expect(problems).toEqual([])
  const drafts = async (locale: string) => {
    const url = `${cms.url}/api/units?filters[number][$startsWith]=P&status=draft&locale=${locale}`
    const { body } = await call<Entries>(`${url}&sort=number`, { token: cms.draftToken })
    return body.data.map(({ number, price, innerArea }) => `${number} ${price} ${innerArea}`)
  }
  for (const locale of ['en', 'ar', 'de']) {
    expect(await drafts(locale)).toEqual(['P101 1000000 70.25', 'P201 1005000 70.25'])
  }
  const undone = await asEditor<Undoing>('POST', '/building/undo', { of: made })
  expect(undone.body).toMatchObject({ deleted: true, drafts: 2, changed: 0 })
  expect(await drafts('ar')).toEqual([])
})
