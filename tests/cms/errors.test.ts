import { beforeAll, describe, expect, inject, it } from 'vitest'
import { call, type Entries } from './call.ts'
import { type Editor, Refused, signInEditor } from './editor.ts'

type Details = { errors: { path: string[]; message: string }[] }

/** The CMS that others read too: nothing is published here. */
const cms = inject('cms')
let editor: Editor

beforeAll(async () => {
  editor = await signInEditor(cms)
})

const SLUG =
  'Write small letters and digits, with single hyphens between words, such as marina-crest.'
const RAW = /must be|match|null|undefined|regex|type/i

/** What the CMS answers to somebody whom it refuses. */
async function refusalOf(act: Promise<unknown>): Promise<{ message: string; details: Details }> {
  const refused = await act.then(
    () => {
      throw new Error('The CMS did not refuse it.')
    },
    (error) => error,
  )
  if (!(refused instanceof Refused)) throw refused
  const { error } = JSON.parse(refused.message.slice(refused.message.indexOf('{')))
  return error
}

/** Below the fields of the form: the path of each, and what is wrong. */
const belowFields = ({ errors }: Details) =>
  Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message]))

const tag = 'api::tag.tag'
const page = 'api::page.page'

describe('who publishes an entry that is not right', () => {
  it('reads below each field what is wrong, and in the notice as well', async () => {
    const documentId = await editor.create(tag, { slug: 'A B' })
    const refusal = await refusalOf(editor.publish({ uid: tag, documentId, locale: 'en' }))
    expect(belowFields(refusal.details)).toEqual({
      title:
        'Title: This is empty, but it is needed. A subject in a word or two, such as Interiors.',
      slug: `Slug: “A B” does not fit. ${SLUG}`,
    })
    expect(refusal.message.split('\n').sort()).toEqual(
      Object.values(belowFields(refusal.details)).sort(),
    )
  })

  it('reads in which block it is', async () => {
    const seo = { title: 'T', description: 'D' }
    const blocks = [
      { __component: 'blocks.text', text: 'Fine' },
      { __component: 'blocks.marquee', duration: 0, sectionData: { anchor: 'A B', title: 'T' } },
    ]
    const documentId = await editor.create(page, { title: 'Wrong', slug: 'wrong', seo, blocks })
    const refusal = await refusalOf(editor.publish({ uid: page, documentId, locale: 'en' }))
    expect(refusal.message.split('\n').sort()).toEqual([
      'Blocks › 2. Marquee › Duration: 0 is too small: at least 1. Of one round, in seconds, such as 20; more is slower.',
      'Blocks › 2. Marquee › Heading › Anchor: “A B” does not fit. Begin with a small letter, then small letters, digits and hyphens, such as contact-form.',
    ])
    expect(Object.keys(belowFields(refusal.details)).sort()).toEqual([
      'blocks.1.duration',
      'blocks.1.sectionData.anchor',
    ])
  })

  it('reads which of several entries it is', async () => {
    const bad = await editor.create(tag, { title: 'Bad one', slug: 'Bad one' })
    const good = await editor.create(tag, { title: 'Good one', slug: 'good-one' })
    const refusal = await refusalOf(editor.bulkPublish(tag, [good, bad], 'en'))
    expect(refusal.message).toBe(
      `“Bad one” cannot be published, and therefore none of them:\nSlug: “Bad one” does not fit. ${SLUG}`,
    )
  })

  it('reads sentences for whatever is missing, of every type', async () => {
    const units = await refusalOf(
      editor
        .create('api::unit.unit', {})
        .then((documentId) => editor.publish({ uid: 'api::unit.unit', documentId, locale: 'en' })),
    )
    expect(units.details.errors.length).toBeGreaterThan(8)
    for (const { message } of units.details.errors) {
      expect(message).toMatch(/^[A-Z][\w ]+: This is empty, but it is needed\. .+\.$/)
      expect(message).not.toMatch(RAW)
    }
    expect(units.message).toMatch(/\nAnd \d+ more\.$/)
  })
})

describe('who saves what cannot be kept', () => {
  it.each([
    ['a number that is none', { bedrooms: 'many' }, 'Bedrooms: “many” is not a number.'],
    ['a choice that there is not', { kind: 'tent' }, 'Kind: “tent” is none of the choices.'],
    ['a text that is too long', { number: 'x'.repeat(300) }, 'Number: This has 300 characters,'],
    ['part of a room', { bathrooms: 1.5 }, 'Bathrooms: 1.5 is not a whole number.'],
    ['a picture that is gone', { plan: 999999 }, 'A file or an entry that is chosen here'],
  ])('reads a sentence: %s', async (_, data, sentence) => {
    const refusal = await refusalOf(editor.create('api::unit.unit', data))
    expect(refusal.message.startsWith(sentence), refusal.message).toBe(true)
    expect(refusal.message).not.toMatch(RAW)
  })

  it('reads one when changing what was fine before', async () => {
    const { body } = await call<Entries>(`${cms.url}/api/units`)
    const entry = {
      uid: 'api::unit.unit',
      documentId: body.data[0]?.documentId ?? '',
      locale: 'en',
    }
    const refusal = await refusalOf(editor.save(entry, { area: 'wide' }))
    expect(refusal.message).toBe(
      'Area: “wide” is not a number. In square metres, inside and outside together, such as 84.5.',
    )
  })
})
