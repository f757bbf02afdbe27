import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'

const uidOf = (name: string) => `api::${name}.${name}`
const [PAGE, TAG, REDIRECT] = ['page', 'tag', 'redirect'].map(uidOf) as [string, string, string]

let cms: RunningCms
let editor: Editor

beforeAll(async () => {
  cms = await ownCms('addresses', { template: inject('cmsTemplate') })
  editor = await signInEditor(cms)
})

afterAll(() => cms?.stop())

const page = (slug: string, kind = 'page') => ({
  ...{ title: `Page ${slug}`, slug, kind, layout: 'default', guard: 'none' },
  seo: { title: 'T', description: 'D' },
})

const isPublic = async (path: string, documentId: string) =>
  (await call(`${cms.url}/api/${path}/${documentId}`, { token: cms.token })).status === 200

const bySlug = async (path: string, slug: string) => {
  const query = `filters[slug]=${slug}&locale=en`
  const { body } = await call<Entries>(`${cms.url}/api/${path}?${query}`, { token: cms.token })
  return body.data[0]?.documentId as string
}

const redirect = (from: string) => editor.create(REDIRECT, { from, to: '/contact' })

/** The published redirects from a path. */
const left = async (from: string) => {
  const query = `filters[from][$eq]=${encodeURIComponent(from)}`
  const { body } = await call<Entries>(`${cms.url}/api/redirects?${query}`, { token: cms.token })
  return body.data
}

it('everything of the demo can be published again', async () => {
  const problems: string[] = []
  for (const path of ['pages', 'projects', 'tags', 'jobs', 'redirects']) {
    const { body } = await call<Entries>(`${cms.url}/api/${path}?pagination[pageSize]=100`, {
      token: cms.token,
    })
    for (const { documentId } of body.data.slice(0, 12)) {
      const uid = uidOf(path.slice(0, -1))
      await editor
        .publish({ uid, documentId, locale: 'en' })
        .catch((error) => problems.push(String(error)))
    }
  }
  expect(problems).toEqual([])
})

describe('an address that another page holds', () => {
  it('is refused with the name of that page, and the page keeps it', async () => {
    const documentId = await editor.create(PAGE, page('about'))
    const refused = editor.publish({ uid: PAGE, documentId, locale: 'en' })
    await expect(refused).rejects.toThrow(
      /“Page about” cannot be published\. The address \/about belongs to “[^”]+” \(page\) already\. Give this one another slug/,
    )
    expect(await isPublic('pages', documentId)).toBe(false)
    await editor.save({ uid: PAGE, documentId, locale: 'en' }, { slug: 'about-two' })
    await editor.publish({ uid: PAGE, documentId, locale: 'en' })
    await editor.save({ uid: PAGE, documentId, locale: 'en' }, { slug: 'about' })
    await expect(editor.publish({ uid: PAGE, documentId, locale: 'en' })).rejects.toThrow('/about')
    expect(await bySlug('pages', 'about-two')).toBe(documentId)
  })

  it('may be taken in another language', async () => {
    const documentId = await editor.create(TAG, { title: 'T', slug: 'one-slug' })
    await editor.publish({ uid: TAG, documentId, locale: 'en' })
    const other = await editor.create(TAG, { title: 'T', slug: 'one-slug' }, 'de')
    await editor.publish({ uid: TAG, documentId: other, locale: 'de' })
  })

  it('is refused for lists and the main page, which are there once', async () => {
    for (const kind of ['main', 'projects', 'jobs']) {
      const documentId = await editor.create(PAGE, page(`second-${kind}`, kind))
      const refused = editor.publish({ uid: PAGE, documentId, locale: 'en' })
      await expect(refused).rejects.toThrow('belongs to')
    }
  })

  it('is refused to a bulk action, two of which claim one, and to the interface', async () => {
    const some = await Promise.all(
      [1, 2].map((number) => editor.create(TAG, { title: `B${number}`, slug: 'bulk-slug' })),
    )
    await expect(editor.bulkPublish(TAG, some, 'en')).rejects.toThrow('bulk-slug')
    for (const id of some) expect(await isPublic('tags', id)).toBe(false)
  })

  it('goes to one alone of those that are published at once', async () => {
    const slugs = ['race-a', 'race-b', 'race-c', 'race-d']
    for (const slug of slugs) {
      const some = await Promise.all(
        [1, 2, 3].map((number) => editor.create(TAG, { title: `R${number}`, slug })),
      )
      const answers = await Promise.allSettled(
        some.map((documentId) => editor.publish({ uid: TAG, documentId, locale: 'en' })),
      )
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  it('keeps an entry from going live on time, and says why', async () => {
    const at = new Date(Date.now() + 1000).toISOString()
    const slug = 'timed-slug'
    const holder = await editor.create(TAG, { title: 'Holder', slug })
    await editor.publish({ uid: TAG, documentId: holder, locale: 'en' })
    const documentId = await editor.create(TAG, { title: 'Late', slug, publishAt: at })
    const problem = async () =>
      (await editor.read({ uid: TAG, documentId, locale: 'en' }))?.publishProblem as string | null
    for (let tries = 0; tries < 120 && !(await problem()); tries += 1) await sleep(250)
    expect(await problem()).toContain('belongs to “Holder” (tag) already')
    expect(await isPublic('tags', documentId)).toBe(false)
  })
})

it.each(['api', 'ar', 'news', '404', 'projects'])(
  "refuses a page at /%s, which is the site's own",
  async (slug) => {
    const documentId = await editor.create(PAGE, page(slug))
    const refused = editor.publish({ uid: PAGE, documentId, locale: 'en' })
    await expect(refused).rejects.toThrow(`The address /${slug} is reserved`)
  },
)

describe('a redirect', () => {
  it.each(['/', '/?', '/about?', '/about/', '/ar', '/projects/*', '/de/*'])(
    'from %s would hide a page, and is refused',
    async (from) => {
      const documentId = await redirect(from)
      const refused = editor.publish({ uid: REDIRECT, documentId })
      await expect(refused).rejects.toThrow('which a redirect must not hide')
      expect(await isPublic('redirects', documentId)).toBe(false)
    },
  )

  it('is left by itself where a page had its address before, holds that, and may be changed', async () => {
    const documentId = await editor.create(PAGE, page('before'))
    const place = { uid: PAGE, documentId, locale: 'en' }
    await editor.publish(place)
    const early = await redirect('/before')
    await expect(editor.publish({ uid: REDIRECT, documentId: early })).rejects.toThrow('/before')
    await editor.save(place, { slug: 'after' })
    expect(await left('/before')).toEqual([])
    await editor.publish(place)
    const [own] = await left('/before')
    expect(own).toMatchObject({ to: '/after', permanent: true })

    const again = await editor.create(PAGE, page('before'))
    const refused = editor.publish({ uid: PAGE, documentId: again, locale: 'en' })
    await expect(refused).rejects.toThrow(
      'The redirect from /before to /after holds the address /before.',
    )
    const second = await redirect('/before/')
    const twice = editor.publish({ uid: REDIRECT, documentId: second })
    await expect(twice).rejects.toThrow('by another entry already')

    const entry = { uid: REDIRECT, documentId: own?.documentId as string }
    await editor.save(entry, { to: '/contact' })
    await editor.publish(entry)
    await editor.save(place, { slug: 'later' })
    await editor.publish(place)
    expect(await left('/before')).toMatchObject([{ to: '/contact' }])
    expect(await left('/after')).toMatchObject([{ to: '/later' }])
  })

  it('is left in the language that moved alone, and goes when the page moves back', async () => {
    const documentId = await editor.create(TAG, { title: 'Roofs', slug: 'roofs-a' })
    const [en, de] = ['en', 'de'].map((locale) => ({ uid: TAG, documentId, locale })) as [
      { uid: string; documentId: string; locale: string },
      { uid: string; documentId: string; locale: string },
    ]
    await editor.save(de, { title: 'Dächer', slug: 'daecher-a' })
    await editor.publish(en)
    await editor.publish(de)
    await editor.save(de, { slug: 'daecher-b' })
    await editor.publish(de)
    const path = (prefix: string, slug: string) => `${prefix}/articles/tags/${slug}`
    expect(await left(path('/de', 'daecher-a'))).toMatchObject([{ to: path('/de', 'daecher-b') }])
    expect(await left(path('', 'roofs-a'))).toEqual([])
    await editor.save(de, { slug: 'daecher-a' })
    await editor.publish(de)
    expect(await left(path('/de', 'daecher-a'))).toEqual([])
    expect(await left(path('/de', 'daecher-b'))).toMatchObject([{ to: path('/de', 'daecher-a') }])
  })

  it('goes as well when the page comes back after several moves, and the others lead on to it', async () => {
    const documentId = await editor.create(PAGE, page('round-a'))
    const place = { uid: PAGE, documentId, locale: 'en' }
    await editor.publish(place)
    for (const slug of ['round-b', 'round-c', 'round-a']) {
      await editor.save(place, { slug })
      await editor.publish(place)
    }
    expect(await left('/round-a')).toEqual([])
    expect(await left('/round-b')).toMatchObject([{ to: '/round-c' }])
    expect(await left('/round-c')).toMatchObject([{ to: '/round-a' }])
  })

  it('stays where it leads to another page than the one that wants its address', async () => {
    const documentId = await editor.create(PAGE, page('elsewhere-a'))
    const place = { uid: PAGE, documentId, locale: 'en' }
    await editor.publish(place)
    const taken = await redirect('/elsewhere-b')
    await editor.publish({ uid: REDIRECT, documentId: taken })
    await editor.save(place, { slug: 'elsewhere-b' })
    await expect(editor.publish(place)).rejects.toThrow('holds the address /elsewhere-b')
    expect(await left('/elsewhere-b')).toMatchObject([{ to: '/contact' }])
  })

  it('is not left where the publication is refused', async () => {
    const documentId = await editor.create(PAGE, page('stays'))
    const place = { uid: PAGE, documentId, locale: 'en' }
    await editor.publish(place)
    await editor.save(place, { slug: 'about' })
    await expect(editor.publish(place)).rejects.toThrow('/about')
    expect(await left('/stays')).toEqual([])
  })
})
