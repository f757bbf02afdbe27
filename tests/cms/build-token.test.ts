import { describe, expect, inject, it } from 'vitest'
import { call, type Entries } from './call.ts'
import { CONTENT_TYPES } from './content-types.ts'

const { url, token } = inject('cms')
const api = (path: string) => `${url}/api/${path}`

describe('the token of the build', () => {
  it.each(CONTENT_TYPES)('reads what is published of $path', async ({ path }) => {
    expect((await call(api(path), { token })).status).toBe(200)
  })

  it('reads which locales there are', async () => {
    expect((await call(api('i18n/locales'), { token })).body).toHaveLength(3)
  })

  it('gets pages of a hundred', async () => {
    const { body } = await call<Entries>(api('units?locale=*&pagination[pageSize]=100'), { token })
    expect(body.meta.pagination.pageSize).toBe(100)
    expect(body.data).toHaveLength(100)
  })

  it.each(CONTENT_TYPES)('writes nothing to $path', async ({ path, single }) => {
    const entry = single ? path : `${path}/${'a'.repeat(24)}`
    const body = { data: {} }
    expect((await call(api(entry), { method: 'PUT', token, body })).status).toBe(403)
    expect((await call(api(entry), { method: 'DELETE', token })).status).toBe(403)
  })

  it('reads the media library, which tells of replaced files, and uploads nothing', async () => {
    expect((await call(api('upload/files?fields=updatedAt'), { token })).status).toBe(200)
    const upload = { method: 'POST', headers: { authorization: `Bearer ${token}` } }
    expect((await fetch(api('upload'), upload)).status).toBe(403)
  })

  it('asks which versions are published', async () => {
    const { status, body } = await call<{ types: Record<string, unknown[]> }>(
      api('content-versions'),
      { token },
    )
    expect(status).toBe(200)
    expect(Object.keys(body.types).sort()).toEqual(CONTENT_TYPES.map(({ path }) => path).sort())
  })

  it.each(['users', 'users/1', 'users-permissions/roles'])('cannot read %s', async (path) => {
    expect((await call(api(path), { token })).status).toBe(403)
  })

  it('is refused when it is wrong', async () => {
    expect((await call(api('projects'), { token: `${token}x` })).status).toBe(401)
  })
})
