import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type RunningCms, startCms } from '#scripts/cms/start.ts'
import { call } from './call.ts'
import { signInEditor } from './editor.ts'
import { type Home, ownHome } from './own-cms.ts'
import { type Configuration, panelOf } from './panel-forms.ts'
import { ISOLATED, onPostgres } from './template.ts'
import { writeToDatabase } from './write-to-database.ts'

const TAG = 'api::tag.tag'
const REDIRECT = 'api::redirect.redirect'

/** Longer than a CMS needs to stop, so that it does not publish the entry itself. */
const DUE_MS = 10_000

describe('starting the CMS', () => {
  it('says in one line that its port is taken', async () => {
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    await expect(startCms({ port, quiet: true })).rejects.toThrow(
      `Port ${port} is taken. Stop what listens there, or choose another: CMS_PORT=${port + 1}.`,
    )
    await new Promise((closed) => server.close(closed))
  })

  it('over again is refused on Postgres, which only its owner empties', async () => {
    const env = { ...ISOLATED, ...onPostgres('postgres://mira@127.0.0.1:9/mira') }
    await expect(startCms({ port: 0, quiet: true, reset: true, env })).rejects.toThrow(
      '--reset cannot empty a Postgres database',
    )
  })
})

describe('a restart of the CMS', () => {
  let home: Home
  let first: RunningCms
  let cms: RunningCms | undefined
  let kept: string
  let due: string
  let own: Configuration

  beforeAll(async () => {
    home = await ownHome('restart', { template: inject('cmsTemplate') })
    first = await startCms(home.options)
    cms = first
    const editor = await signInEditor(first)
    kept = await editor.create(TAG, { title: 'K', slug: 'k' })
    await editor.publish({ uid: TAG, documentId: kept })
    own = await arrange(first)
    const publishAt = new Date(Date.now() + DUE_MS).toISOString()
    due = await editor.create(TAG, { title: 'Down', slug: 'down', publishAt })
    await first.stop()
    await expect(fetch(first.url)).rejects.toThrow()
    await sleep(Math.max(0, Date.parse(publishAt) - Date.now()))
    cms = await startCms(home.options)
  })
  afterAll(async () => {
    await cms?.stop()
    await home?.remove()
  })

  const running = () => cms as RunningCms
  const statusOf = async (tag: string) => (await call(`${running().url}/api/tags/${tag}`)).status

  it('keeps entries and secrets', async () => {
    expect(running().token).toBe(first.token)
    expect(await statusOf(kept)).toBe(200)
  })

  it('brings an entry live whose time came while the CMS was down', async () => {
    await vi.waitUntil(async () => (await statusOf(due)) === 200, {
      timeout: 120_000,
      interval: 250,
    })
  })

  it('keeps what an administrator has reworded, sorted and arranged', async () => {
    const { metadatas, layouts, settings } = await (await panelOf(running())).type(TAG)
    expect(metadatas.title?.edit.label).toBe('Subject')
    expect(metadatas.slug?.edit.label).toBe('Slug')
    expect(layouts.edit).toEqual(own.layouts.edit)
    expect(settings.defaultSortOrder).toBe('DESC')
  })

  it('gives its words to a database from before there were any', async () => {
    await running().stop()
    const key = `plugin_content_manager_configuration_content_types::${REDIRECT}`
    const remove = 'DELETE FROM strapi_core_store_settings WHERE key = ?'
    expect(await writeToDatabase(home.options, remove, 'plugin_mira_words_written')).toBe(1)
    expect(await writeToDatabase(home.options, remove, key)).toBe(1)
    cms = await startCms(home.options)
    const panel = await panelOf(cms)
    expect((await panel.type(REDIRECT)).layouts.list).toEqual(['from', 'to', 'permanent'])
    expect((await panel.type(TAG)).metadatas.title?.edit.label).toBe('Subject')
  })
})

/** Rewords, sorts and arranges the form of tags, as an administrator may. */
async function arrange(cms: RunningCms): Promise<Configuration> {
  const panel = await panelOf(cms)
  const own = await panel.type(TAG)
  Object.assign(own.metadatas.title?.edit ?? {}, { label: 'Subject' })
  own.layouts.edit.reverse()
  own.settings.defaultSortOrder = 'DESC'
  await panel.configure(TAG, own)
  return own
}
