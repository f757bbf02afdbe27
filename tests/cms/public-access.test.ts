import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { call, type Entries, type Failure, type Locale } from './call.ts'
import { CONTENT_TYPES } from './content-types.ts'
import { type Editor, signInEditor } from './editor.ts'

const cms = inject('cms')
const api = (path: string) => `${cms.url}/api/${path}`
const tag = { uid: 'api::tag.tag', path: 'tags' }

describe('Public', () => {
  it.each(CONTENT_TYPES)('reads the published entries of $path', async ({ path }) => {
    expect((await call(api(path))).status).toBe(200)
  })

  it('reads which locales there are', async () => {
    const { body } = await call<Locale[]>(api('i18n/locales'))
    expect(body.map(({ code, isDefault }) => [code, isDefault])).toEqual([
      ['en', true],
      ['ar', false],
      ['de', false],
    ])
  })

  it.each(CONTENT_TYPES)('writes nothing to $path', async ({ path, single }) => {
    const body = { data: {} }
    const entry = single ? path : `${path}/${'a'.repeat(24)}`
    const refused = [
      ...(single ? [] : [await call(api(path), { method: 'POST', body })]),
      await call(api(entry), { method: 'PUT', body }),
      await call(api(entry), { method: 'DELETE' }),
    ]
    for (const { status } of refused) expect(status).toBe(403)
  })

  it.each([
    'users',
    'users/me',
    'users/1',
    'users/count',
    'users-permissions/roles',
    'upload/files',
    'content-versions',
  ])('cannot read %s', async (path) => {
    expect((await call(api(path))).status).toBe(403)
  })

  it('may use a connection again after more than a minute', async () => {
    const { headers } = await fetch(api('i18n/locales'))
    expect(headers.get('keep-alive')).toBe('timeout=65')
  })

  it('cannot upload', async () => {
    const form = new FormData()
    form.append('files', new Blob(['x']), 'x.txt')
    const { status } = await fetch(api('upload'), { method: 'POST', body: form })
    expect(status).toBe(403)
  })

  it.each(['createdBy', 'updatedBy'])('cannot reach users through %s', async (field) => {
    expect((await call(api(`tags?populate[${field}]=true`))).status).toBe(400)
    expect((await call(api(`tags?filters[${field}][email][$contains]=a`))).status).toBe(400)
    expect((await call(api(`tags?sort[${field}][email]=asc`))).status).toBe(400)
  })
})

describe('drafts', () => {
  let editor: Editor
  let hidden: string
  let changed: string

  beforeAll(async () => {
    editor = await signInEditor(cms)
    hidden = await editor.create(tag.uid, { title: 'Hidden draft', slug: 'hidden-draft' })
    const query = 'filters[articles][documentId][$notNull]=true&pagination[pageSize]=1'
    const { body } = await call<Entries>(api(`tags?${query}`))
    changed = body.data[0]?.documentId ?? ''
    const entry = { uid: tag.uid, documentId: changed, locale: 'en' }
    await editor.save(entry, { title: 'Changed draft' })
  })

  afterAll(async () => {
    await editor.remove({ uid: tag.uid, documentId: hidden })
    await editor.discard({ uid: tag.uid, documentId: changed, locale: 'en' })
  })

  it.each(CONTENT_TYPES)('of $path are refused, and why is said', async ({ path }) => {
    const { status, body } = await call<Failure>(api(`${path}?status=draft`))
    expect(status).toBe(403)
    expect(body.error.message).toMatch(/^Drafts are not readable here/)
  })

  it.each([
    'status=',
    'status=x',
    'status[]=draft',
    'status[$ne]=published',
    'publicationFilter=modified',
    'publicationFilter=never-published',
    'hasPublishedVersion=false',
  ])('are not reached by "%s"', async (query) => {
    expect((await call(api(`tags?${query}`))).status).toBe(403)
  })

  it('are refused to a call for one entry', async () => {
    expect((await call(api(`tags/${hidden}`))).status).toBe(404)
    expect((await call(api(`tags/${hidden}?status=draft`))).status).toBe(403)
    expect((await call(api(`tags/${hidden}?status=published`))).status).toBe(404)
  })

  it('are refused to the token of the build as well', async () => {
    expect((await call(api('tags?status=draft'), { token: cms.token })).status).toBe(403)
  })

  it('are not reached through a nested populate', async () => {
    const { body } = await call(api('articles?populate[tags]=true&pagination[pageSize]=100'))
    expect(JSON.stringify(body)).toContain(changed)
    expect(JSON.stringify(body)).not.toMatch(/Hidden draft|Changed draft/)
    const localizations = await call(api('tags?locale=de&populate[localizations]=true'))
    expect(JSON.stringify(localizations.body)).toContain(changed)
    expect(JSON.stringify(localizations.body)).not.toMatch(/Hidden draft|Changed draft/)
    expect((await call(api('articles?populate[tags][status]=draft'))).status).toBe(400)
  })

  it.each([
    'tags?filters[title][$contains]=draft',
    'tags?filters[publishedAt][$null]=true',
    'articles?filters[tags][title][$contains]=draft',
    'articles?filters[tags][publishedAt][$null]=true',
  ])('are not reached by the filter %s', async (path) => {
    expect((await call<Entries>(api(path))).body.data).toEqual([])
  })
})
