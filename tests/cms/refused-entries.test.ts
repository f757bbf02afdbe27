import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'

const PROJECT = 'api::project.project'

let cms: RunningCms
let editor: Editor

beforeAll(async () => {
  cms = await ownCms('refused-entries', { template: inject('cmsTemplate') })
  editor = await signInEditor(cms)
})

afterAll(() => cms?.stop())

const planned = (slug: string, percents: number[]) => ({
  ...{ title: `Tower ${slug}`, slug, summary: 'S', text: 'T', district: 'D', order: 90 },
  stage: 'planned',
  paymentPlan: { milestones: percents.map((percent) => ({ title: 'Step', percent })), fees: [] },
})
const place = (documentId: string) => ({ uid: PROJECT, documentId, locale: 'en' })
const isPublic = async (documentId: string) =>
  (await call(`${cms.url}/api/projects/${documentId}`, { token: cms.token })).status === 200

describe('a payment plan whose milestones are not the whole price', () => {
  it('may be a draft, and is not published before they are', async () => {
    const documentId = await editor.create(PROJECT, planned('short', [10, 20.5, 65]))
    await expect(editor.publish(place(documentId))).rejects.toThrow(
      '“Tower short” (en) cannot be published. Payment plan: the milestones add up to 95.5 %, not to 100 %.',
    )
    expect(await isPublic(documentId)).toBe(false)
    await editor.save(place(documentId), planned('short', [10, 20.5, 69.5]))
    await editor.publish(place(documentId))
    expect(await isPublic(documentId)).toBe(true)
  })

  it('is not published among several either', async () => {
    const whole = await editor.create(PROJECT, planned('whole', [33.33, 33.33, 33.34]))
    const over = await editor.create(PROJECT, planned('over', [60, 60]))
    await expect(editor.bulkPublish(PROJECT, [whole, over], 'en')).rejects.toThrow('120 %')
    expect([await isPublic(whole), await isPublic(over)]).toEqual([false, false])
    await editor.publish(place(whole))
    expect(await isPublic(whole)).toBe(true)
  })
})

describe('a home that contradicts itself or cannot be drawn', () => {
  const UNIT = 'api::unit.unit'
  const home = (slug: string, fields: object) => ({
    ...{ title: 'Drawn', slug, number: '7', kind: 'studio', summary: 'S', text: 'T' },
    ...{ bedrooms: 0, bathrooms: 1, area: 40, price: 1, availability: 'available', ...fields },
  })
  const create = async (slug: string, fields: object) => ({
    ...{ uid: UNIT, locale: 'en' },
    documentId: await editor.create(UNIT, home(slug, fields)),
  })

  it('may be a draft; of a plan the message names field and line', async () => {
    const here = await create('plan', { drawing: 'hall 0 0 2 2\nden 3 0 2 2' })
    await expect(editor.publish(here)).rejects.toThrow(
      '“Drawn” (en) cannot be published. Plan as data: Line 2: “den” is no room.',
    )
    await editor.save(here, home('plan', { drawing: 'hall 0 0 2 2\nstudy 3 0 2 2' }))
    await editor.publish(here)
  })

  it('may be a draft with areas that do not add up', async () => {
    const here = await create('areas', { area: 425, innerArea: 38, balconyArea: 4.5 })
    await expect(editor.publish(here)).rejects.toThrow('“Drawn” (en) cannot be published. Area: ')
    const right = home('areas', { area: 42.5, innerArea: 38, balconyArea: 4.5 })
    await editor.save(here, right)
    await editor.publish(here)
    // All languages have the areas; the message names the one that is published.
    const arabic = { ...here, locale: 'ar' }
    await editor.save(arabic, { ...right, title: 'مرسوم' })
    await editor.publish(arabic)
    await editor.save(here, home('areas', { area: 425 }))
    await expect(editor.publish(here)).rejects.toThrow('“Drawn” (en) cannot be published. Area: ')
  })

  it.each([
    ['outline', 'Outline on the floor'],
    ['facadeOutline', 'Outline on the building'],
  ])('of %s the message names the field', async (field, label) => {
    const here = await create(`of-${field.toLowerCase()}`, { [field]: 'M 10,10 e 20,20 30,50 Z' })
    await expect(editor.publish(here)).rejects.toThrow(
      `“Drawn” (en) cannot be published. ${label}: `,
    )
    await editor.save(here, home(`of-${field.toLowerCase()}`, { [field]: 'M10 10h20v20h-20z' }))
    await editor.publish(here)
  })
})

it('a form with a time zone that there is not is not saved', async () => {
  const { data } = (await call<Entries>(`${cms.url}/api/forms`, { token: cms.token })).body
  const form = { uid: 'api::form.form', documentId: data[0]?.documentId as string, locale: 'en' }
  await expect(editor.save(form, { timeZone: 'Asia/Dubay' })).rejects.toThrow(
    'The form cannot be saved. Time zone: there is none named “Asia/Dubay”.',
  )
  await editor.save(form, { timeZone: 'Europe/Berlin' })
})
