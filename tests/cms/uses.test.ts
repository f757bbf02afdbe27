import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import type { Use, UsesAnswer } from '../../cms/src/uses/uses-answer.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { type Panel, signInAs } from './panel.ts'

const [PAGE, PROJECT, TAG, FORM, GLOBAL] = ['page', 'project', 'tag', 'form', 'global-block'].map(
  (name) => `api::${name}.${name}`,
) as [string, string, string, string, string]

let cms: RunningCms
let editor: Editor
let writer: Panel

beforeAll(async () => {
  cms = await ownCms('uses', { template: inject('cmsTemplate') })
  editor = await signInEditor(cms)
  writer = await signInAs(cms, 'writer')
})
afterAll(() => cms?.stop())

const idOf = async (path: string, filter: string): Promise<string> => {
  const { body } = await call<Entries>(`${cms.url}/api/${path}?${filter}`)
  return body.data[0]?.documentId as string
}

const uses = async (type: string, ids: string, locale = ''): Promise<UsesAnswer> => {
  const query = new URLSearchParams({ type, ids, ...(locale && { locale }) })
  const { status, body } = await writer<UsesAnswer>('GET', `/site-uses?${query}`)
  expect(status).toBe(200)
  return body
}

const named = ({ kinds }: UsesAnswer, title: string): Use | undefined =>
  kinds.flatMap(({ entries }) => entries).find((use) => use.title === title)

const seo = { title: 'Offer', description: 'An offer.' }
const textBlock = (text: string) => ({ __component: 'blocks.text', text })

describe('where an entry is used', () => {
  it('names the entries with a relation to it, by type and in each language, with the way to their forms', async () => {
    const project = await idOf('projects', 'filters[slug]=marina-crest')
    const answer = await uses(PROJECT, project)
    const units = answer.kinds.find(({ type }) => type === 'Units')
    expect(units?.total).toBeGreaterThan(5)
    expect(units?.entries[0]?.fields).toContain('Project')
    expect(units?.entries[0]?.languages.map(({ name }) => name).sort()).toEqual([
      'Arabic',
      'English',
      'German',
    ])
    for (const { edit, published } of units?.entries[0]?.languages ?? []) {
      expect(edit).toMatch(
        /^\/content-manager\/collection-types\/api::unit\.unit\/\w+\?plugins\[i18n\]\[locale\]=(en|ar|de)$/,
      )
      expect(published).toBe(true)
    }
    const counts = answer.kinds.map(({ total }) => total)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.reduce((sum, count) => sum + count)).toBe(answer.total)
  })

  it('calls an entry what its draft is called, though visitors still read another title', async () => {
    const tag = await editor.create(TAG, { title: 'Gates', slug: 'gates' })
    const data = { title: 'Read before', slug: 'read-before', kind: 'page', seo }
    const blocks = [textBlock('More [here](/articles/tags/gates).')]
    const documentId = await editor.create(PAGE, { ...data, blocks })
    const place = { uid: PAGE, documentId, locale: 'en' }
    await editor.publish(place)
    await editor.save(place, { title: 'Written since' })
    const answer = await uses(TAG, tag)
    expect(answer.kinds.flatMap(({ entries }) => entries.map(({ title }) => title))).toEqual([
      'Written since',
    ])
  })

  it('finds the address of its page in texts of blocks, whatever language prefix and anchor it has, and no other address', async () => {
    const slug = 'a-target'
    const target = await editor.create(PAGE, { title: 'Target', slug, kind: 'page', seo })
    const page = (title: string, text: string, locale = 'en') =>
      editor.create(
        PAGE,
        { title, slug: title, kind: 'page', seo, blocks: [textBlock(text)] },
        locale,
      )
    await page('with-link', 'Look [here](/a-target#plans) for more.')
    await page('with-prefix', 'Hier [weiter](/de/a-target).', 'de')
    await page('of-another', 'See [this](/a-target-of-others), and /a-target in no link.')
    const answer = await uses(PAGE, target)
    expect(answer.total).toBe(2)
    expect(named(answer, 'with-link')).toMatchObject({
      fields: ['Blocks › Text'],
      languages: [{ name: 'English', published: false }],
    })
    expect(named(answer, 'with-prefix')?.languages).toMatchObject([{ name: 'German' }])
    expect((await uses(PAGE, target, 'de')).total).toBe(1)
  })

  it('finds redirects to a page, buttons that open a form, and a block within a block', async () => {
    const about = await idOf('pages', 'filters[slug]=about')
    const redirect = { from: '/of-old', to: '/about' }
    await editor.create('api::redirect.redirect', redirect)
    expect(named(await uses(PAGE, about), '/of-old')?.fields).toEqual(['To'])
    const visit = await idOf('forms', 'filters[key]=visit')
    const forms = await uses(FORM, visit)
    expect(forms.kinds.map(({ type }) => type)).toContain('Header and footer')
    const shared = await idOf('global-blocks', 'sort=title')
    const blocks = await uses(GLOBAL, shared)
    expect(blocks.kinds[0]?.entries[0]?.fields[0]).toMatch(/^Blocks › Global/)
  })

  it('says what nobody uses, and counts neither the entry itself nor those that are deleted with it', async () => {
    const tag = await editor.create(TAG, { title: 'Alone', slug: 'alone' })
    expect(await uses(TAG, tag)).toEqual({ total: 0, kinds: [] })
    const link = (slug: string) => ({ title: slug, slug, kind: 'page', seo })
    const one = await editor.create(PAGE, { ...link('one'), blocks: [textBlock('[x](/other)')] })
    const other = await editor.create(PAGE, {
      ...link('other'),
      blocks: [textBlock('[x](/other)')],
    })
    expect((await uses(PAGE, other)).total).toBe(1)
    expect((await uses(PAGE, `${one},${other}`)).total).toBe(0)
  })

  it('is told to nobody outside of the panel, and of no other type', async () => {
    expect((await call(`${cms.url}/site-uses?type=${TAG}&ids=x`)).status).toBe(401)
    expect((await writer('GET', '/site-uses?type=admin::user&ids=1')).status).toBe(403)
    for (const query of ['', 'type=api::none.none&ids=x', `type=${TAG}&ids=`]) {
      expect((await writer('GET', `/site-uses?${query}`)).status).toBe(400)
    }
  })
})
