import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startCms } from '#scripts/cms/start.ts'
import { call } from './call.ts'
import { type Home, ownHome } from './own-cms.ts'
import { type Admin, panelToken } from './panel-token.ts'
import { writeToDatabase } from './write-to-database.ts'

type Edit = { label: string; description: string; editable: boolean }
type Configuration = {
  settings: { mainField: string; defaultSortBy: string; defaultSortOrder: string }
  metadatas: Record<string, { edit: Edit; list: { label: string } }>
  layouts: { list: string[]; edit: { name: string; size: number }[][] }
}
type Model = { uid: string; isDisplayed: boolean; info: { displayName: string } }
type Cms = { url: string; admin: Admin }

/** Strapi's own columns, of which nobody fills in any. */
const STRAPIS = ['id', 'documentId', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']

/** What the panel asks the CMS for, as an administrator. */
async function panelOf({ url, admin }: Cms) {
  const token = await panelToken({ url, admin })
  const ask = async <Data>(path: string, method = 'GET', data?: unknown): Promise<Data> => {
    const address = `${url}/content-manager/${path}`
    const answer = await call<{ data: Data }>(address, { method, token, body: data })
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  return {
    types: () => ask<Model[]>('content-types'),
    components: () => ask<Model[]>('components'),
    type: async (uid: string) =>
      (await ask<{ contentType: Configuration }>(`content-types/${uid}/configuration`)).contentType,
    component: async (uid: string) =>
      (await ask<{ component: Configuration }>(`components/${uid}/configuration`)).component,
    configure: (uid: string, { settings, metadatas, layouts }: Configuration) => {
      const fields = Object.entries(metadatas).map(([name, { edit, list }]) => {
        // The CMS tells it, but does not take it back.
        const { mainField: _, ...kept } = list as Record<string, unknown>
        return [name, { edit, list: kept }]
      })
      const data = { settings, metadatas: Object.fromEntries(fields), layouts }
      return ask(`content-types/${uid}/configuration`, 'PUT', data)
    },
  }
}

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

describe('a start of the CMS', () => {
  let home: Home
  beforeAll(async () => {
    home = await ownHome('words', { template: inject('cmsTemplate') })
  })
  afterAll(() => home?.remove())

  it('keeps what an administrator has reworded, sorted and arranged', async () => {
    const first = await startCms(home.options)
    const uid = 'api::tag.tag'
    let own: Configuration
    try {
      const panel = await panelOf(first)
      own = await panel.type(uid)
      Object.assign(own.metadatas.title?.edit ?? {}, { label: 'Subject' })
      own.layouts.edit.reverse()
      own.settings.defaultSortOrder = 'DESC'
      await panel.configure(uid, own)
    } finally {
      await first.stop()
    }
    const second = await startCms(home.options)
    try {
      const { metadatas, layouts, settings } = await (await panelOf(second)).type(uid)
      expect(metadatas.title?.edit.label).toBe('Subject')
      expect(metadatas.slug?.edit.label).toBe('Slug')
      expect(layouts.edit).toEqual(own.layouts.edit)
      expect(settings.defaultSortOrder).toBe('DESC')
    } finally {
      await second.stop()
    }
  })

  it('gives its words to a database from before there were any', async () => {
    const uid = 'api::redirect.redirect'
    const key = `plugin_content_manager_configuration_content_types::${uid}`
    const remove = 'DELETE FROM strapi_core_store_settings WHERE key = ?'
    expect(await writeToDatabase(home.options, remove, 'plugin_mira_words_written')).toBe(1)
    expect(await writeToDatabase(home.options, remove, key)).toBe(1)
    const cms = await startCms(home.options)
    try {
      const panel = await panelOf(cms)
      expect((await panel.type(uid)).layouts.list).toEqual(['from', 'to', 'permanent'])
      expect((await panel.type('api::tag.tag')).metadatas.title?.edit.label).toBe('Subject')
    } finally {
      await cms.stop()
    }
  })
})
