import { describe, expect, test } from 'vitest'
import { formHead } from '../../../cms/src/admin/heads/form-head.ts'
import { lengthNotes, shownPart } from '../../../cms/src/admin/heads/lengths.ts'

const site = {
  ...{ url: 'https://mira.example', name: 'Mira', description: 'Homes.', image: '/u/site.jpg' },
  ...{ dir: 'ltr' as const, mainLocale: 'en', lists: { units: 'Homes', articles: 'Articles' } },
}
const [PAGE, UNIT, TAG] = ['api::page.page', 'api::unit.unit', 'api::tag.tag'] as const

const head = (model: string, values: object, locale = 'en') =>
  formHead({ model, values, site, locale })

describe('what the panel shows of a page', () => {
  test('is made of SEO, with the name of the site at the end of the title alone', () => {
    const seo = { title: 'About us | Mira', description: 'Who we are.' }
    expect(head(PAGE, { title: 'About', slug: 'about', kind: 'page', seo })).toMatchObject({
      url: 'https://mira.example/about',
      steps: ['mira.example', 'about'],
      ...{ title: 'About us · Mira', heading: 'About us', description: 'Who we are.' },
      picture: { photo: '/u/site.jpg', siteName: 'Mira', above: null, title: 'About us' },
      hidden: null,
    })
  })

  test('is made of title, summary and first picture of a home without SEO, in its language', () => {
    const images = [{ desktop: { url: '/u/home.jpg' } }]
    const values = { title: 'Loft', slug: 'loft', summary: 'Bright.', images, seo: null }
    expect(head(UNIT, values, 'de')).toMatchObject({
      ...{ url: 'https://mira.example/de/units/loft', title: 'Loft · Mira' },
      description: 'Bright.',
      picture: { photo: '/u/home.jpg', above: 'Homes', title: 'Loft' },
    })
    const seo = { title: 'A loft', image: { url: '/u/own.png' } }
    expect(head(UNIT, { ...values, seo })).toMatchObject({
      ...{ heading: 'A loft', description: 'Homes.' },
      picture: { photo: '/u/own.png' },
    })
  })

  test('has the plan of a home without pictures, and no photograph that is a drawing', () => {
    const drawn = head(UNIT, { title: 'Loft', slug: 'loft', drawing: 'wall' })
    expect(drawn).toMatchObject({ plan: true, picture: { photo: null } })
    const seo = { title: 'x', image: { url: '/u/logo.svg' } }
    expect(head(UNIT, { seo })?.picture.photo).toBeNull()
  })

  test('says which pages search engines do not show', () => {
    expect(head(PAGE, { kind: 'page', guard: 'auth' })?.hidden).toContain('Only signed-in people')
    expect(head(PAGE, { kind: 'page', seo: { noIndex: true } })?.hidden).toContain('asked not to')
  })

  test('is there for a form that is still empty, and for no type without pages', () => {
    expect(head(TAG, {})).toMatchObject({ url: 'https://mira.example/articles/tags/…' })
    expect(head(PAGE, {})).toMatchObject({ title: ' · Mira', description: 'Homes.' })
    expect(head('api::form.form', { title: 'x' })).toBeUndefined()
  })
})

describe('lengths', () => {
  const notes = (title: string, description: string) =>
    lengthNotes({ title, own: { title, description } })
  const [title, description] = ['x'.repeat(60), 'x'.repeat(160)]

  test('that fit are not mentioned', () => expect(notes(title, description)).toEqual([]))

  test('that do not fit are said in words, with what to do', () => {
    const [long, short] = notes('x'.repeat(72), 'x'.repeat(40))
    expect(long).toContain('72 characters')
    expect(long).toContain('shorten it by 12')
    expect(short).toContain('room to say more')
    expect(notes(title, 'x'.repeat(161))[0]).toContain('by 1,')
  })

  test('of nothing are said, although name and description of the site stand in', () => {
    const empty = lengthNotes({ title: ' · Mira', own: { title: ' ', description: '' } })
    expect(empty[0]).toContain('There is no title')
    expect(empty[1]).toContain('There is no description: that of the site')
  })

  test('count characters, not the units that they are stored in', () => {
    expect(notes('🏠'.repeat(60), description)).toEqual([])
  })

  test('a text is cut between words where it is shown', () => {
    expect(shownPart('one two three', 9)).toBe('one two …')
    expect(shownPart('one', 9)).toBe('one')
    expect(shownPart('one two · three', 11)).toBe('one two …')
    expect(shownPart('onetwothree', 6)).toBe('onetwo …')
  })
})
