import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { editAddress } from '#src/cms/edit-address.ts'
import { type CollectionType, collectionTypes } from '#src/cms/types.ts'

const entry = { documentId: 'abc', locale: 'ar' }

test('an entry is edited at its page in the admin panel, in its language', () => {
  expect(editAddress('https://cms.example', { type: 'articles', ...entry })).toBe(
    'https://cms.example/admin/content-manager/collection-types/api::article.article/abc?plugins[i18n][locale]=ar',
  )
  expect(editAddress('https://cms.example', { type: 'layout', ...entry })).toBe(
    'https://cms.example/admin/content-manager/single-types/api::layout.layout?plugins[i18n][locale]=ar',
  )
})

test('a type that is not translated has no language', () => {
  expect(editAddress('https://cms.example', { type: 'redirects', ...entry, locale: '*' })).toMatch(
    /api::redirect\.redirect\/abc$/,
  )
})

test.each(Object.keys(collectionTypes) as CollectionType[])(
  'the admin panel knows %s by that name',
  async (type) => {
    const [, name = ''] =
      /api::([a-z-]+)\./.exec(editAddress('https://cms.example', { type, ...entry })) ?? []
    const schema = await readFile(`cms/src/api/${name}/content-types/${name}/schema.json`, 'utf8')
    expect(JSON.parse(schema).info).toMatchObject({ singularName: name, pluralName: type })
  },
)
