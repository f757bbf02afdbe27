import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type Configuration, panelOf } from './panel-forms.ts'

/** Strapi's own columns, of which nobody fills in any. */
const STRAPIS = ['id', 'documentId', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']

/** Fields of the form that lack words. */
const withoutWords = ({ metadatas, layouts }: Configuration) =>
  layouts.edit
    .flat()
    .map(({ name }) => name)
    .filter((name) => {
      const { edit, list } = metadatas[name] ?? {}
      return !edit?.description || edit.label === name || list?.label !== edit.label
    })

const hidden = ({ metadatas, layouts }: Configuration) => {
  const shown = layouts.edit.flat().map(({ name }) => name)
  return Object.keys(metadatas).filter((name) => ![...shown, ...STRAPIS].includes(name))
}

describe('the panel of the CMS', () => {
  let panel: Awaited<ReturnType<typeof panelOf>>
  beforeAll(async () => {
    panel = await panelOf(inject('cms'))
  })

  it('has a label and help for each field of each type, and shows it in the form', async () => {
    const types = (await panel.types()).filter(({ uid }) => uid.startsWith('api::'))
    const displayed = types.filter(({ isDisplayed }) => isDisplayed)
    expect(displayed.length).toBeGreaterThan(10)
    for (const { uid } of displayed) {
      const configuration = await panel.type(uid)
      expect([...withoutWords(configuration), ...hidden(configuration)], uid).toEqual([])
    }
  })

  it('has a label and help for each field of each component', async () => {
    const components = await panel.components()
    expect(components.length).toBeGreaterThan(30)
    for (const { uid } of components) {
      const configuration = await panel.component(uid)
      expect([...withoutWords(configuration), ...hidden(configuration)], uid).toEqual([])
    }
  })

  it('lists what editors look for', async () => {
    const units = await panel.type('api::unit.unit')
    expect(units.layouts.list).toEqual(
      expect.arrayContaining(['number', 'project', 'price', 'availability']),
    )
    const articles = await panel.type('api::article.article')
    expect(articles.settings).toMatchObject({
      mainField: 'title',
      defaultSortBy: 'date',
      defaultSortOrder: 'DESC',
    })
  })

  it('does not let anybody fill in what the CMS itself says', async () => {
    const { metadatas } = await panel.type('api::unit.unit')
    expect(metadatas.publishProblem?.edit.editable).toBe(false)
    expect(metadatas.publishAt?.edit.editable).toBe(true)
  })
})
