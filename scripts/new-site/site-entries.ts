import type { Fields, SiteEntry } from './entry.ts'
import { media, ref } from './entry.ts'
import { FORMS } from './forms.ts'
import { PAGES, picture } from './pages.ts'
import { type Say, sayIn, wordsLanguage } from './words.ts'

/** What an empty site is made of. */
export type NewSite = {
  name: string
  /** Codes of locales; the first one is the default. */
  locales: string[]
  /** The ISO 4217 code of its prices. */
  currency: string
  /** Words of the interface by the language that {@link wordsLanguage} names. */
  translations: Record<string, { key: string; value: string }[]>
  /** The question for consent to third parties, by the same language; none where the project asks nothing. */
  consents: Record<string, Fields | null>
}

/** A day that is the same in every site, so that the same command gives the same files. */
const DAY = '2026-01-01'

/** The files that entries name, beside the picture that stands in for others. */
export const LOGO = 'logo.svg'
export const LOGO_LIGHT = 'logo-light.svg'

/**
 * One entry of each type that has pages, the pages of all lists, the forms, and what every page shows, with words that
 * say that they are to be replaced.
 */
export const siteEntries = (site: NewSite): SiteEntry[] => {
  const { locales, name, currency } = site
  const words = (locale: string) => wordsLanguage(locale, locales[0] as string)
  const entry = (
    type: string,
    key: string,
    { shared = {}, fields }: { shared?: Fields; fields: (say: Say, language: string) => Fields },
  ): SiteEntry => ({
    ...{ type, key, shared },
    locales: Object.fromEntries(
      locales.map((code) => [code, fields(sayIn(words(code)), words(code))]),
    ),
  })
  return [
    entry('initial', 'main', {
      fields: (say) => ({
        siteName: name,
        seo: { title: name, description: say('siteAbout'), noIndex: false },
      }),
    }),
    entry('layout', 'main', {
      fields: (say, language) => ({
        ...layout(say, name),
        consent: asked(say, site.consents[language]),
      }),
    }),
    { type: 'currency', key: 'main', shared: money(currency), locales: {} },
    entry('filter', 'main', { fields: filter }),
    entry('translation', 'main', {
      fields: (_, language) => ({ entries: site.translations[language] ?? [] }),
    }),
    ...Object.entries(PAGES).map(([key, { kind, slug, layout = 'default', fields }]) =>
      entry('page', key, {
        shared: { kind, layout, guard: 'none' },
        fields: (say) => ({ ...fields(say), slug }),
      }),
    ),
    ...Object.entries(FORMS).map(([key, fields]) =>
      entry('form', key, { shared: { key }, fields }),
    ),
    entry('project', 'first', {
      shared: { stage: 'planned', handoverShown: 'quarter', order: 1 },
      fields: (say) => ({
        ...described(say('project'), 'first-project', say),
        district: say('place'),
        images: [picture(say)],
      }),
    }),
    entry('unit', 'first', {
      shared: {
        ...{ number: '1', project: ref('project', 'first'), kind: 'apartment', bedrooms: 2 },
        ...{ bathrooms: 1, area: 80, price: 100_000, priceOnRequest: false },
        availability: 'available',
      },
      fields: (say) => ({
        ...described(say('unit'), 'first-home', say),
        images: [picture(say)],
      }),
    }),
    entry('tag', 'first', { fields: (say) => ({ title: say('tag'), slug: 'first-subject' }) }),
    entry('article', 'first', {
      shared: { date: DAY },
      fields: (say) => ({
        ...described(say('article'), 'first-article', say),
        image: picture(say),
        tags: [ref('tag', 'first')],
      }),
    }),
    entry('job', 'first', {
      shared: { employment: 'fullTime', date: DAY },
      fields: (say) => ({
        ...described(say('job'), 'first-job', say),
        department: say('department'),
        place: say('place'),
      }),
    }),
  ]
}

const described = (title: string, slug: string, say: Say): Fields => ({
  ...{ title, slug },
  summary: say('replace'),
  text: say('replace'),
})

const link = (label: string, href: string): Fields => ({ label, href, newTab: false })

const layout = (say: Say, name: string): Fields => {
  const lists = (['projects', 'units', 'articles'] as const).map((it) => link(say(it), `/${it}`))
  const others = [
    link(say('about'), '/about'),
    link(say('jobs'), '/jobs'),
    link(say('contact'), '/contact'),
  ]
  return {
    header: {
      logo: media(LOGO),
      logoLight: media(LOGO_LIGHT),
      links: [...lists, ...others],
      menuItems: [],
      button: { label: say('ask'), href: '#modal:interest', variant: 'primary' },
    },
    footer: {
      logo: media(LOGO_LIGHT),
      columnOne: { title: say('site'), links: [...lists, ...others] },
      columnTwo: { title: say('privacy'), links: [link(say('privacy'), '/privacy')] },
      legal: `© ${name}`,
    },
    sales: {
      askHome: say('askHome'),
      askProject: say('askProject'),
      askWhenFree: say('askWhenFree'),
      href: '#modal:interest',
    },
  }
}

/** The question as a site of its own asks it: first. */
const asked = (say: Say, consent: Fields | null | undefined): Fields | null =>
  consent ? { ...consent, link: link(say('privacy'), '/privacy'), version: '1' } : null

const money = (code: string): Fields => ({
  base: code,
  currencies: [{ code, rate: 1, fractionDigits: 0 }],
})

const filter = (say: Say): Fields => ({
  units: {
    options: [
      { key: 'kind', control: 'choice', label: say('kind'), more: false },
      { key: 'bedrooms', control: 'choice', label: say('bedrooms'), more: false },
      { key: 'price', control: 'range', label: say('price'), more: false },
    ],
    items: [
      { option: 'kind', label: say('apartment'), value: 'apartment' },
      ...['1', '2', '3'].map((count) => ({ option: 'bedrooms', label: count, value: count })),
      { option: 'price', label: say('upTo'), max: 100_000 },
      { option: 'price', label: say('over'), min: 100_000 },
    ],
    sorts: [{ key: 'priceUp', label: say('cheapest') }],
  },
})
