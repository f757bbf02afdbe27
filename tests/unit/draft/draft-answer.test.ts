import { beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '#src/cms/read-draft.ts'
import { readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { draftAnswer } from '#src/draft/draft-answer.ts'
import type { DraftLink } from '#src/draft/link.ts'
import { draftMediaPath } from '#src/draft/media-table.ts'

let published: Snapshot

beforeAll(async () => {
  published = await readSnapshot('content')
})

const answer = (link: Pick<DraftLink, 'type' | 'documentId' | 'locale'>, draft?: Draft) =>
  draftAnswer({
    link: { status: draft ? 'draft' : 'published', until: 0, ...link },
    draft,
    published,
    origin: 'https://mira.example',
    mediaPath: draftMediaPath((name) => `/brought/${name}`),
    refresh: '/api/draft?again',
    panel: 'https://cms.example',
  })

type Titled = { documentId: string; title: string }

const draftOf = (type: DraftLink['type'], locale: string, value: object & Titled): Draft => ({
  status: 'accepted',
  entry: { type, documentId: value.documentId, locale, value, files: [] },
})

const shownPage = (given: ReturnType<typeof answer>) => {
  if (given.status !== 'shown') throw new Error(`The draft is ${given.status}.`)
  return given
}

describe('a draft', () => {
  test.each(['pages', 'projects', 'units', 'articles', 'jobs', 'tags'] as const)(
    'of one of the %s is shown on its own page, in its language',
    (type) => {
      const [entry] = published.collections[type].ar ?? []
      if (!entry) throw new Error(`The content has no ${type}.`)
      const draft = draftOf(type, 'ar', { ...entry, title: 'عنوان جديد' })
      const { page, shell } = shownPage(
        answer({ type, documentId: entry.documentId, locale: 'ar' }, draft),
      )
      expect(page).toMatchObject({ key: `${type}/${entry.documentId}`, locale: 'ar', dir: 'rtl' })
      expect(shell.locale).toBe('ar')
      expect(JSON.stringify(page)).toContain('عنوان جديد')
    },
  )

  test('of a floor is shown on the page of a home that is drawn on it, with its new picture', () => {
    const { units, floors } = published.collections
    const home = units.en?.find(({ slug }) => slug === 'marina-crest-1204')
    const floor = floors.en?.find(({ documentId }) => home?.floors.includes(documentId))
    const other = floors.en?.find(({ plan }) => plan !== floor?.plan)
    if (!home || !floor?.plan || !other?.plan) throw new Error('The demo lacks floor 12.')
    const changed = { ...floor, plan: other.plan }
    const draft = draftOf('floors', 'en', changed)
    const link = { type: 'floors', documentId: floor.documentId, locale: 'en' } as const
    const { page, problems } = shownPage(answer(link, draft))
    if (page.content.type !== 'unit') throw new Error(`It is on a ${page.content.type}.`)
    const [place] = page.content.places
    expect(place?.image.src).toContain(other.plan.replace(/\.\w+$/, ''))
    expect(place?.own.d).toMatch(/^M\d/)
    expect(problems).toEqual([])
  })

  test.each([
    ['M12 80h', /"Outline on the floor" of .+ cannot be shown\. Its command h lacks a number/],
    [
      'M9000 9000h90v90z',
      /lies outside of the picture, which is published with 1600 × \d{3} pixels/,
    ],
  ])('of a home says above its page what is wrong with the outline %j', (outline, said) => {
    const home = published.collections.units.en?.find(({ slug }) => slug === 'marina-crest-1204')
    if (!home) throw new Error('The demo lacks home 1204.')
    const link = { type: 'units', documentId: home.documentId, locale: 'en' } as const
    const changed = { ...home, outline }
    const { page, problems } = shownPage(answer(link, draftOf('units', 'en', changed)))
    expect(page.content).toMatchObject({ type: 'unit', places: [{ title: 'Marina Crest' }] })
    expect(problems).toEqual([expect.stringMatching(said)])
  })

  test('of an entry that was never published is shown at the address that it will have', () => {
    const [job] = published.collections.jobs.en ?? []
    if (!job) throw new Error('The content has no jobs.')
    const fresh = { ...job, documentId: 'neverpublished1', slug: 'gardener', title: 'Gardener' }
    const given = answer(
      { type: 'jobs', documentId: fresh.documentId, locale: 'en' },
      draftOf('jobs', 'en', fresh),
    )
    expect(shownPage(given).page.path).toBe('/jobs/gardener')
  })

  test('of a page for signed-in visitors shows its content', () => {
    const guarded = published.collections.pages.en?.find(({ guard }) => guard === 'auth')
    if (!guarded) throw new Error('The content has no guarded page.')
    const { documentId } = guarded
    const given = answer(
      { type: 'pages', documentId, locale: 'en' },
      draftOf('pages', 'en', guarded),
    )
    expect(shownPage(given).page.content.type).toBe('page')
  })

  test('of an amenity is shown on a page of something that has it', () => {
    const [amenity] = published.collections.amenities.en ?? []
    if (!amenity) throw new Error('The content has no amenities.')
    const changed = { ...amenity, title: 'Heliport' }
    const given = answer(
      { type: 'amenities', documentId: amenity.documentId, locale: 'en' },
      draftOf('amenities', 'en', changed),
    )
    expect(JSON.stringify(shownPage(given).page.content)).toContain('Heliport')
  })

  test('of the layout is shown on the main page', () => {
    const layout = published.singles.layout.de as NonNullable<Snapshot['singles']['layout'][string]>
    const footer = { ...layout.footer, legal: 'Ganz neu' }
    const given = answer(
      { type: 'layout', documentId: layout.documentId, locale: 'de' },
      draftOf('layout', 'de', { ...layout, footer, title: '' } as never),
    )
    const { page, shell } = shownPage(given)
    expect([page.path, shell.footer.legal]).toEqual(['/de', 'Ganz neu'])
  })

  test('with the address of another page says so', () => {
    const [first, second] = (published.collections.jobs.en ?? []).toSorted((a, b) =>
      a.documentId < b.documentId ? -1 : 1,
    )
    if (!first || !second) throw new Error('The content has too few jobs.')
    const clash = { ...second, slug: first.slug }
    const { documentId } = second
    const given = answer({ type: 'jobs', documentId, locale: 'en' }, draftOf('jobs', 'en', clash))
    expect(given).toMatchObject({ status: 'incomplete', field: 'slug' })
  })

  test('that lacks something says what', () => {
    const link = { type: 'jobs', documentId: 'x', locale: 'en' } as const
    const entry = { ...link, field: 'blocks.2.images', problem: 'is empty, but required' }
    const given = answer(link, { status: 'quarantined', entry })
    expect(given).toMatchObject({ status: 'incomplete', field: 'blocks.2.images' })
  })

  test('changes nothing of what is published', () => {
    const before = JSON.stringify(published)
    const [entry] = published.collections.articles.en ?? []
    if (!entry) throw new Error('The content has no articles.')
    const { documentId } = entry
    answer(
      { type: 'articles', documentId, locale: 'en' },
      draftOf('articles', 'en', { ...entry, title: 'X' }),
    )
    expect(JSON.stringify(published)).toBe(before)
  })
})

describe('the published version', () => {
  test('is shown without any draft', () => {
    const [entry] = published.collections.articles.en ?? []
    if (!entry) throw new Error('The content has no articles.')
    const given = answer({ type: 'articles', documentId: entry.documentId, locale: 'en' })
    expect(shownPage(given).page.seo.title).toBeTruthy()
  })

  test('of an entry that was never published is missing', () => {
    const given = answer({ type: 'articles', documentId: 'neverpublished1', locale: 'en' })
    expect(given.status).toBe('missing')
  })
})

test('a file that is not published is brought from the CMS', () => {
  const pathOf = draftMediaPath((name) => `/brought/${name}`)
  const file = { name: 'a.jpg', mime: 'image/jpeg', width: 1, height: 1, bytes: 0, sha256: '' }
  expect(pathOf(file)).toBe('/brought/a.jpg')
  expect(pathOf({ ...file, sha256: '0123456789' })).toBe('/media/a.01234567.jpg')
})
