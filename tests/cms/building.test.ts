import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import type {
  Building,
  BuildingOutcome,
  Choices,
  Undoing,
} from '../../cms/src/building/building-answer.ts'
import type { TranslationAnswer } from '../../cms/src/translations/translation-answer.ts'
import { call, type Entries, type Failure } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { panelToken } from './panel-token.ts'

const UNIT = 'api::unit.unit'
const LANGUAGES = ['en', 'ar', 'de']

let cms: RunningCms
let admin: Editor
let token: string
let building: Building

beforeAll(async () => {
  cms = await ownCms('building', { template: inject('cmsTemplate') })
  admin = await signInEditor(cms)
  token = await tokenOf('editor')
  const choices = (await call<Choices>(`${cms.url}/building`, { token })).body
  const project = choices.projects.find(({ title }) => title === 'Marina Crest')?.documentId
  const like = (number: string) => ({
    ...{ orientation: null, view: null, area: null, innerArea: null, balconyArea: null },
    model: choices.homes.find(({ title }) => title.endsWith(` ${number}`))?.documentId as string,
  })
  building = {
    ...{ project: project as string, block: 'N', from: 3, to: 5, without: [4], step: 25_000 },
    ...{ pattern: '{block}{floor}{position:02}', availability: 'notReleased' },
    positions: [
      { ...like('1204'), price: 2_000_000 },
      { ...like('0507'), price: 3_000_000, orientation: 'north', area: 150 },
    ],
  }
})
afterAll(() => cms?.stop())

const tokenOf = (role: string) =>
  panelToken({
    url: cms.url,
    admin: { email: `${role}@site.example`, password: cms.staff.password },
  })
const post = <Body = BuildingOutcome>(body: object, path = '', as = token) =>
  call<Body>(`${cms.url}/building${path}`, { method: 'POST', token: as, body })
const make = (changed: Partial<Building> = {}, dryRun = false) =>
  post({ building: { ...building, ...changed }, dryRun })
const undo = (of: string, dryRun = false) => post<Undoing & Failure>({ of, dryRun }, '/undo')
const state = async () =>
  (await call<{ state: string }>(`${cms.url}/api/content-versions`, { token: cms.token })).body
    .state

type Found = { documentId: string; number: string; [field: string]: unknown }

/** Drafts by the beginning of their number, in a language. */
const drafts = async (start: string, locale = 'en') => {
  const filter = `filters[number][$startsWith]=${start}&status=draft&locale=${locale}&sort=number`
  const parts = ['project', 'floors', 'plan', 'amenities', 'images.desktop']
  const populate = parts.map((part, at) => `populate[${at}]=${part}`).join('&')
  const url = `${cms.url}/api/units?${filter}&${populate}&pagination[pageSize]=100`
  const { body } = await call<Entries>(url, { token: cms.draftToken })
  return body.data as unknown as Found[]
}

describe('the homes of a building', () => {
  it('are shown first, then made as drafts in all languages, and can be published as they are', async () => {
    const known = await state()
    const shown = await make({}, true)
    expect([shown.status, shown.body.made, shown.body.problems]).toEqual([200, null, []])
    expect(shown.body.homes.map(({ number, price }) => `${number} ${price}`)).toEqual([
      ...['N301 2000000', 'N302 3000000', 'N501 2025000', 'N502 3025000'],
    ])
    expect(shown.body.notes[0]).toContain('Marina Crest has no entry in Floors for floor')
    expect(await drafts('N')).toEqual([])

    const { made } = (await make()).body
    expect(made).toMatch(/^\d{4}-/)
    for (const locale of LANGUAGES) {
      const homes = await drafts('N', locale)
      expect(homes.map(({ number }) => number)).toEqual(['N301', 'N302', 'N501', 'N502'])
      const [model] = await drafts('1204', locale)
      const [first] = homes
      expect(first).toMatchObject({
        ...{ slug: 'marina-crest-n301', price: 2_000_000, availability: 'notReleased' },
        title: String(model?.title).replace('1204', 'N301'),
        ...{ summary: model?.summary, text: model?.text, view: model?.view },
        ...{ kind: model?.kind, bedrooms: model?.bedrooms, area: model?.area },
        ...{ orientation: model?.orientation, drawing: model?.drawing, outline: null },
        project: { title: (model?.project as Found | undefined)?.title },
      })
      const ids = (home: Found | undefined, field: string) =>
        [home?.[field] ?? []].flat().map((it) => (it as Found).documentId ?? it)
      for (const field of ['amenities', 'plan']) {
        expect(ids(first, field)).toEqual(ids(model, field))
      }
      const pictures = (home?: Found) =>
        (home?.images as { desktop: { url: string } }[] | undefined)?.map(
          ({ desktop }) => desktop.url,
        )
      expect(pictures(first)).toEqual(pictures(model))
      expect(homes[1]).toMatchObject({ area: 150, innerArea: null, orientation: 'north' })
    }
    expect(await state()).toBe(known)

    const all = await drafts('N')
    for (const { documentId } of all) {
      for (const locale of LANGUAGES) await admin.publish({ uid: UNIT, documentId, locale })
    }
    const { body } = await call<Entries>(`${cms.url}/api/units?filters[number]=N502&locale=ar`)
    expect(body.data[0]).toMatchObject({ slug: 'marina-crest-n502', price: 3_025_000 })
    expect((await undo(made as string)).body).toMatchObject({
      ...{ deleted: false, drafts: 4 },
      published: { length: 4 },
    })
    expect(await drafts('N')).toHaveLength(4)
  })

  it('are followed like all others: a text that changes is older in the other languages', async () => {
    await make({ block: 'F' })
    const [first] = await drafts('F')
    const documentId = first?.documentId as string
    const older = async () => {
      const { body } = await call<TranslationAnswer>(`${cms.url}/translations?kind=${UNIT}`, {
        token,
      })
      const { entries } = body.gaps.older
      return entries.filter((it) => it.documentId === documentId).map(({ locale }) => locale)
    }
    await admin.save({ uid: UNIT, documentId, locale: 'en' }, { summary: 'With another view.' })
    expect(await older()).toEqual(['ar', 'de'])
  })

  it('with one number taken are not made, and each that is taken is named', async () => {
    const { body } = await make({ block: 'N', from: 5, to: 6 })
    expect(body.made).toBeNull()
    expect(body.problems).toHaveLength(2)
    expect(body.problems[0]).toMatch(/^Marina Crest has a home N501 already: “.*N501.*”\.$/)
    expect((await drafts('N6')).length).toBe(0)
  })

  it('that were made in one go are deleted together, as long as none is public', async () => {
    const { made } = (await make({ block: 'U' })).body
    const [first] = await drafts('U')
    const place = { uid: UNIT, documentId: first?.documentId as string, locale: 'de' }
    await admin.save(place, { summary: 'Anders' })
    expect((await undo(made as string, true)).body).toEqual({
      ...{ drafts: 4, changed: 1, published: [], deleted: false },
    })
    expect(await drafts('U')).toHaveLength(4)
    expect((await undo(made as string)).body).toMatchObject({ deleted: true, drafts: 4 })
    for (const locale of LANGUAGES) expect(await drafts('U', locale)).toEqual([])
    const again = await undo(made as string)
    expect([again.status, again.body.error.message]).toEqual([
      409,
      'These homes have been deleted already.',
    ])
    const { makings } = (await call<Choices>(`${cms.url}/building`, { token })).body
    expect(makings[0]).toMatchObject({
      ...{ at: made, project: 'Marina Crest', homes: 4, first: 'U301', last: 'U502' },
      deleted: { by: makings[0]?.by },
    })
  })

  it('may be like what is there, whatever drafts without a title there are besides', async () => {
    const project = await admin.create('api::project.project', { slug: 'no-title-yet' })
    const home = await admin.create(UNIT, { project: { connect: [{ documentId: project }] } })
    const { status, body } = await call<Choices>(`${cms.url}/building`, { token })
    expect(status).toBe(200)
    const offered = [...body.projects, ...body.homes].map(({ documentId }) => documentId)
    expect(offered).toContain(building.project)
    expect(offered).not.toContain(project)
    expect(offered).not.toContain(home)
    expect((await make({ block: 'T' }, true)).body.problems).toEqual([])
    await admin.remove({ uid: UNIT, documentId: home, locale: 'en' })
  })

  it.each([
    ['a floor that is none', { from: 1.5 }, 'First floor must be an integer'],
    ['a direction that is none', { positions: [{ orientation: 'up' }] }, 'Orientation'],
    ['no project', { project: '' }, 'Project is a required field'],
    ['another project', { project: 'x' }, undefined],
  ])('with %s are refused in a sentence', async (_, changed, message) => {
    const positions = (changed as Partial<Building>).positions?.map((it) => ({
      ...building.positions[0],
      ...it,
    }))
    const { status, body } = await make({ ...changed, ...(positions && { positions }) } as never)
    if (message === undefined) {
      expect(body.problems).toEqual(['Choose a project: this one is not there any more.'])
      return
    }
    expect([status, (body as unknown as Failure).error.message]).toEqual([
      400,
      expect.stringContaining(message),
    ])
  })

  it.each(['writer', 'sales', 'nobody'])('are not for %s', async (role) => {
    const as = role === 'nobody' ? cms.token : await tokenOf(role)
    const refused = role === 'nobody' ? 401 : 403
    expect((await call(`${cms.url}/building`, { token: as })).status).toBe(refused)
    expect((await post({ building }, '', as)).status).toBe(refused)
    expect((await post({ of: 'x' }, '/undo', as)).status).toBe(refused)
  })

  it('are made by hundreds, and deleted again', async () => {
    const positions = Array(10).fill(building.positions[0])
    const started = Date.now()
    const { made, homes } = (await make({ block: 'M', from: 1, to: 50, without: [], positions }))
      .body
    console.log(`500 homes: ${(Date.now() - started) / 1000} s`)
    expect(homes).toHaveLength(500)
    const before = Date.now()
    expect((await undo(made as string)).body).toMatchObject({ deleted: true, drafts: 500 })
    console.log(`deleted: ${(Date.now() - before) / 1000} s`)
  })
})
