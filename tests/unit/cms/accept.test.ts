import { expect, test } from 'vitest'
import { accept, refuseUnknown } from '#src/cms/accept.ts'
import type { RawEntry } from '#src/cms/read-pages.ts'
import { createWarnings } from '#src/cms/warnings.ts'

const file = (name: string) => ({ id: 1, documentId: 'f', url: `/uploads/${name}` })
const seo = {
  id: 3,
  title: 'Home',
  description: 'Homes',
  image: null,
  favicon: file('icon.svg'),
  noIndex: false,
}
const hero = {
  __component: 'blocks.hero',
  id: 4,
  sectionData: { id: 5, eyebrow: null, title: 'Hello', text: null, anchor: null },
  images: { id: 6, desktop: file('sea%2Dside.jpg'), tablet: null, mobile: null, alt: 'Sea' },
  video: null,
  search: null,
  chips: [{ id: 7, label: 'New', icon: file('star.svg') }],
  buttons: [],
}
const global = { __component: 'blocks.global', id: 8, global: { id: 2, documentId: 'gggggggggg' } }

const page = (changes: object = {}): RawEntry => ({
  ...{ id: 1, documentId: 'aaaaaaaaaa', locale: 'en', createdAt: 'c', updatedAt: 'u' },
  ...{ publishedAt: 'p', title: 'Home', kind: 'main', slug: 'home', layout: 'default' },
  ...{ guard: 'none', role: null, seo, blocks: [hero, global] },
  ...changes,
})

function judge(content: RawEntry) {
  const { warn, list } = createWarnings()
  return { ...accept('pages', content, warn), warnings: list() }
}

test('gives the form of the snapshot: no ids of the database, no dates, names for records', () => {
  const { entry } = judge(page())
  expect(entry).toMatchObject({ type: 'pages', documentId: 'aaaaaaaaaa', locale: 'en' })
  const { value } = entry as unknown as { value: Record<string, never> }
  expect(Object.keys(value).sort()).toEqual(
    ['blocks', 'documentId', 'guard', 'kind', 'layout', 'role', 'seo', 'slug', 'title'].sort(),
  )
  expect(value.blocks).toMatchObject([
    { images: { desktop: 'sea-side.jpg' } },
    { global: 'gggggggggg' },
  ])
})

test('lists every file with the field that holds it', () => {
  const { entry } = judge(page())
  expect((entry as unknown as { files: object[] }).files).toEqual([
    { field: 'seo.favicon', url: '/uploads/icon.svg' },
    { field: 'blocks.0.images.desktop', url: '/uploads/sea%2Dside.jpg' },
    { field: 'blocks.0.chips.0.icon', url: '/uploads/star.svg' },
  ])
})

test('lists every file to which a link leads, also in texts, as one that is only linked', () => {
  const button = { label: 'B', href: '/uploads/brochure_0a1b.pdf?x', icon: null, variant: 'text' }
  const text =
    '[plan](/uploads/plan_2c3d.pdf) [out](https://other.example/uploads/x.pdf) [page](/a)'
  const blocks = [
    { ...hero, buttons: [button] },
    { __component: 'blocks.text', sectionData: null, text },
  ]
  const { entry } = judge(page({ blocks }))
  const { files } = entry as unknown as { files: { linked?: true }[] }
  expect(files.filter(({ linked }) => linked)).toEqual([
    { field: 'blocks.0.buttons.0.href', url: '/uploads/brochure_0a1b.pdf', linked: true },
    { field: 'blocks.1.text', url: '/uploads/plan_2c3d.pdf', linked: true },
  ])
})

test('lists a picture in a text as one that is shown, however it is written', () => {
  const text =
    'a\n![1](/uploads/one.jpg "t")\n[full](/uploads/one.jpg) ![2][r] `![3](/uploads/code.jpg)`\n\n[r]: /uploads/two.jpg\n\n![4](https://files.example/four.jpg)'
  const { entry } = judge(
    page({ blocks: [{ __component: 'blocks.text', sectionData: null, text }] }),
  )
  const { files } = entry as unknown as { files: { field: string }[] }
  expect(files.filter(({ field }) => field === 'blocks.0.text')).toEqual([
    { field: 'blocks.0.text', url: '/uploads/one.jpg' },
    { field: 'blocks.0.text', url: '/uploads/two.jpg' },
    { field: 'blocks.0.text', url: '/uploads/code.jpg', linked: true },
    { field: 'blocks.0.text', url: 'https://files.example/four.jpg', linked: true },
  ])
})

test.each<[string, object, string, string]>([
  ['a required text is empty', { title: null }, 'title', 'is empty, but required'],
  ['a field is not there', { slug: undefined }, 'slug', 'is missing'],
  [
    'a picture was deleted',
    { blocks: [{ ...hero, images: { ...hero.images, desktop: null } }] },
    'blocks.0.images.desktop',
    'is empty, but required',
  ],
  ['a value is none of those allowed', { kind: 'shop' }, 'kind', 'Invalid option'],
  ['a slug has the wrong form', { slug: 'Über uns' }, 'slug', 'Über uns'],
  ['a slug is no name for a file', { slug: 'a'.repeat(251) }, 'slug', 'longer than 200 characters'],
])('quarantines an entry where %s', (_what, changes, field, problem) => {
  expect(judge(page(changes))).toMatchObject({
    status: 'quarantined',
    entry: {
      type: 'pages',
      documentId: 'aaaaaaaaaa',
      locale: 'en',
      field,
      problem: expect.stringContaining(problem),
    },
  })
})

test('says how many fields are wrong besides the first', () => {
  const { entry } = judge(page({ title: null, slug: null }))
  expect(entry).toMatchObject({ field: 'title', problem: 'is empty, but required (and 1 more)' })
})

test('quarantines an entry with a block that the query did not name, and says where it is', () => {
  const zones = page({ blocks: [{ __component: 'blocks.hero' }, { __component: 'blocks.new' }] })
  expect(refuseUnknown('pages', zones)).toMatchObject({
    status: 'quarantined',
    entry: { locale: 'en', field: 'blocks.1', problem: expect.stringContaining('blocks.new') },
  })
  expect(refuseUnknown('pages', page())).toBeUndefined()
})

test('reports a field that the site does not know once, and goes on', () => {
  const chips = hero.chips.map((chip) => ({ ...chip, colour: 'red' }))
  const { status, warnings } = judge(
    page({ mood: 'good', blocks: [{ ...hero, chips: [...chips, ...chips] }] }),
  )
  expect(status).toBe('accepted')
  expect(warnings).toEqual([
    expect.stringContaining('"blocks.chips.colour"'),
    expect.stringContaining('"mood"'),
  ])
})
