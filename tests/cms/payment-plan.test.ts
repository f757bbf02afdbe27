import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { call } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'

const PROJECT = 'api::project.project'

let cms: RunningCms
let editor: Editor

beforeAll(async () => {
  cms = await ownCms('payment-plan', { template: inject('cmsTemplate') })
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

describe('a home whose plan cannot be drawn', () => {
  it('may be a draft; the message names field and line', async () => {
    const UNIT = 'api::unit.unit'
    const home = (drawing: string) => ({
      ...{ title: 'Drawn', slug: 'drawn', number: '7', kind: 'studio', summary: 'S', text: 'T' },
      ...{ bedrooms: 0, bathrooms: 1, area: 40, price: 1, availability: 'available', drawing },
    })
    const documentId = await editor.create(UNIT, home('hall 0 0 2 2\nden 3 0 2 2'))
    const here = { uid: UNIT, documentId, locale: 'en' }
    await expect(editor.publish(here)).rejects.toThrow(
      '“Drawn” (en) cannot be published. Plan as data: Line 2: “den” is no room.',
    )
    await editor.save(here, home('hall 0 0 2 2\nstudy 3 0 2 2'))
    await editor.publish(here)
  })
})
