import { accountPaths } from '#src/account/pages.ts'
import { textFields } from '#src/cms/text-fields.ts'
import type { Link, LinkedFile } from '#src/models/addresses/links.ts'
import type { PageContent, PageModel } from '#src/models/pages/page.ts'
import type { ArticleCard, JobCard, ProjectCard, Tag, UnitCard } from '#src/models/parts/cards.ts'
import type { Button } from '#src/models/parts/context.ts'
import type { Files } from '#src/models/parts/files.ts'
import type { Finder, FinderHome } from '#src/models/parts/finder.ts'
import type { FormField, FormModel } from '#src/models/parts/form.ts'
import type { HomePlace } from '#src/models/parts/home-places.ts'
import type { HomePlan } from '#src/models/parts/home-plan.ts'
import type { Image, Picture } from '#src/models/parts/media.ts'
import { MESSAGES } from '#src/models/parts/messages.ts'
import type { Outline } from '#src/models/parts/outlines.ts'
import type {
  AllCard,
  ButtonImage,
  Chip,
  Item,
  SectionData,
  Social,
} from '#src/models/parts/parts.ts'
import type { PaymentPlan } from '#src/models/parts/payment-plan.ts'
import type { Place } from '#src/models/parts/place.ts'
import type { RichText } from '#src/models/parts/rich-text.ts'
import type { Sales } from '#src/models/parts/sales.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'

/** Filled models: every text names its field, so that a test finds each on the page. */

export const image = (name: string): Image => ({
  src: `/media/${name}.jpg`,
  width: 1600,
  height: 900,
})

export const picture = (name: string): Picture => ({
  desktop: image(`${name}-desktop`),
  tablet: image(`${name}-tablet`),
  mobile: image(`${name}-mobile`),
  alt: `${name} alt`,
})

export const richText = (name: string): RichText => ({ markdown: `${name} words`, links: {} })

/** A file that a link gives; each kind of link may lead to one. */
const file = (name: string): LinkedFile => ({ name: `${name}.pdf`, facts: `PDF of ${name}` })

const link = (name: string): Link => ({
  label: `${name} label`,
  href: `/${name}`,
  external: false,
  newTab: false,
  file: file(name),
})

export const button = (name: string): Button => ({
  label: `${name} label`,
  href: `/${name}`,
  external: false,
  icon: image(`${name}-icon`),
  variant: 'primary',
  file: file(name),
})

export const sectionData = (name: string): SectionData => ({
  eyebrow: `${name} eyebrow`,
  title: `${name} title`,
  text: richText(`${name} text`),
  anchor: `${name}-anchor`,
})

export const chip = (name: string): Chip => ({
  label: `${name} label`,
  icon: image(`${name}-icon`),
})

export const item = (name: string): Item => ({
  title: `${name} title`,
  text: richText(`${name} text`),
  icon: image(`${name}-icon`),
  picture: picture(`${name}-picture`),
  link: link(`${name}-link`),
})

export const allCard = (name: string): AllCard => ({
  title: `${name} title`,
  text: `${name} text`,
  href: `/${name}`,
  external: false,
  file: file(name),
  picture: picture(`${name}-picture`),
})

export const buttonImage = (name: string): ButtonImage => ({
  label: `${name} label`,
  href: `https://${name}.example/`,
  external: true,
  file: file(name),
  image: image(`${name}-image`),
})

export const social = (name: string): Social => ({
  label: `${name} label`,
  href: `https://${name}.example/`,
  external: true,
  file: file(name),
  icon: image(`${name}-icon`),
})

export const sales = (name: string): Sales => ({
  action: link(`${name}-ask`),
  visit: button(`${name}-visit`),
  call: { ...chip(`${name}-call`), href: 'tel:+97145550161', external: true },
  whatsApp: { ...chip(`${name}-whatsapp`), digits: '971505550161', message: `${name} {link}` },
  advisor: {
    fullName: `${name} advisor`,
    languages: `${name} languages`,
    portrait: image(`${name}-portrait`),
    phone: { number: '+971 4 555 0161', href: 'tel:+97145550161' },
  },
})

export const place = (name: string): Place => ({
  title: `${name} place`,
  district: `${name} place district`,
  address: `${name} address`,
  mapImage: image(`${name}-map`),
  pin: { image: image(`${name}-pin`) },
  coordinates: { latitude: 25.0772, longitude: 55.1396 },
  travelTimes: [{ place: `${name} metro`, minutes: 6, by: 'foot' }],
})

export const files = (name: string): Files => ({
  offers: [
    { ...offer(`${name}-brochure`), byForm: false },
    { ...offer(`${name}-prices`), byForm: true },
  ],
  form: form(`${name}-form`),
})

const offer = (name: string) => ({
  title: `${name} title`,
  name: `${name}_0a1b2c3d4e.pdf`,
  href: `/media/${name}.pdf`,
  external: false,
  file: file(name),
})

export const tag = (name: string): Tag => ({
  title: `${name} title`,
  path: `/articles/tags/${name}`,
})

export const projectCard = (name: string): ProjectCard => ({
  path: `/projects/${name}`,
  title: `${name} title`,
  summary: `${name} summary`,
  district: `${name} district`,
  stage: 'construction',
  picture: picture(`${name}-picture`),
  unitCount: 412,
  priceFrom: 1120000,
})

export const paymentPlan = (name: string): PaymentPlan => ({
  milestones: [
    { title: `${name} contract`, percent: 12.5, date: '2026-05-31', when: `${name} signing` },
    { title: `${name} keys`, percent: 87.5, date: null, when: null },
  ],
  fees: [
    { title: `${name} transfer`, percent: 4.2, amount: null },
    { title: `${name} registration`, percent: null, amount: 5300 },
  ],
  note: `${name} note`,
})

export const unitCard = (name: string): UnitCard => ({
  id: `${name}-id`,
  path: `/units/${name}`,
  title: `${name} title`,
  summary: `${name} summary`,
  project: `${name} project`,
  kind: 'penthouse',
  bedrooms: 3,
  levels: [34],
  outlook: 'The gulf',
  orientation: 'west',
  area: 246.5,
  price: 10450000,
  availability: 'reserved',
  picture: picture(`${name}-picture`),
  plan: null,
})

export const articleCard = (name: string): ArticleCard => ({
  path: `/articles/${name}`,
  title: `${name} title`,
  summary: `${name} summary`,
  date: '2026-05-31',
  picture: picture(`${name}-picture`),
  tags: [tag(`${name}-tag`)],
})

export const jobCard = (name: string): JobCard => ({
  path: `/jobs/${name}`,
  title: `${name} title`,
  summary: `${name} summary`,
  department: `${name} department`,
  place: `${name} place`,
  employment: 'contract',
  date: '2026-05-31',
})

export const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: `${name} label`,
  kind: 'text',
  placeholder: `${name} placeholder`,
  help: `${name} help`,
  autocomplete: null,
  mask: null,
  width: 'full',
  rules: [],
  about: null,
  choices: [],
  ...more,
})

export const form = (name: string, fields: FormField[] = [field('first')]): FormModel => ({
  key: name,
  title: `${name} title`,
  intro: richText(`${name} intro`),
  fields,
  visit: null,
  consentText: richText(`${name} consent`),
  consentVersion: `${name}-version`,
  consentHash: `${name}-hash`,
  submitLabel: `${name} submit`,
  thankYouTitle: `${name} thanks`,
  thankYouText: richText(`${name} thank-you`),
  failureText: richText(`${name} failure`),
})

export const shell = (more: Partial<Shell> = {}): Shell => ({
  locale: 'en',
  dir: 'ltr',
  digits: 'latn',
  origin: 'https://mira.example',
  siteName: 'Mira',
  textFields,
  account: accountPaths(''),
  shortlist: '/shortlist',
  search: '/search',
  home: '/',
  locales: [
    { code: 'en', name: 'English', dir: 'ltr', home: '/' },
    { code: 'ar', name: 'العربية', dir: 'rtl', home: '/ar' },
    { code: 'de', name: 'Deutsch', dir: 'ltr', home: '/de' },
  ],
  defaultLocale: 'en',
  seo: { title: 'Mira', description: 'Homes', image: null, favicon: null },
  header: {
    hasAccounts: true,
    logo: image('header-logo'),
    logoLight: image('header-logo-light'),
    links: [link('header-link')],
    menuItems: [
      {
        label: 'menu label',
        href: '/menu',
        external: false,
        links: [link('menu-one'), { ...link('menu-two'), newTab: true }],
      },
    ],
    button: button('header-button'),
  },
  footer: {
    logo: image('footer-logo'),
    appStore: buttonImage('app-store'),
    playStore: buttonImage('play-store'),
    socials: [social('instagram'), social('linkedin')],
    address: 'footer address',
    columns: [
      { title: 'column one', links: [link('column-one')] },
      { title: 'column two', links: [link('column-two')] },
      { title: 'column three', links: [link('column-three')] },
    ],
    legal: 'footer legal',
  },
  messages: { ...MESSAGES },
  hasFeed: true,
  tracking: { tagManager: null, pixel: null },
  consent: null,
  currency: { base: 'AED', currencies: [{ code: 'AED', fractionDigits: 0 }] },
  modalNames: ['job', 'interest', 'visit', 'notify'],
  modals: {
    job: form('job-modal'),
    interest: form('interest-modal'),
    visit: form('visit-modal'),
    notify: form('notify-modal'),
  },
  leads: { countryLookup: '/api/country', turnstileSiteKey: null },
  errorReporting: null,
  ...more,
})

export const page = (content: PageContent, more: Partial<PageModel> = {}): PageModel => ({
  key: 'pages/sample',
  locale: 'en',
  dir: 'ltr',
  path: '/sample',
  layout: 'default',
  guard: 'none',
  seo: { title: 'Sample', description: '', image: null, noIndex: false },
  alternates: [],
  breadcrumbs: [],
  content,
  ...more,
})

/** On two floors, with a hall of two parts. */
export const homePlan: HomePlan = {
  floors: [
    {
      title: 'lower plan floor',
      rooms: [
        {
          ...{ position: 1, kind: 'hall', count: null, outside: false, area: 11.3 },
          parts: [
            { x: 0, y: 0, width: 2.61, depth: 3.17 },
            { x: 2.61, y: 0, width: 1.33, depth: 2.29 },
          ],
        },
        {
          ...{ position: 2, kind: 'terrace', count: null, outside: true, area: 8.7 },
          parts: [{ x: 0, y: 3.4, width: 4.37, depth: 1.99 }],
        },
      ],
      openings: [{ kind: 'window', x: 0.4, y: 3.3, along: 'across', length: 1.5 }],
    },
    {
      title: 'upper plan floor',
      rooms: [
        {
          ...{ position: 3, kind: 'bedroom', count: 1, outside: false, area: 14.6 },
          parts: [{ x: 0, y: 0, width: 4.11, depth: 3.56 }],
        },
      ],
      openings: [],
    },
  ],
  north: 225,
}

const outline = (d: string, left: number): Outline => ({
  ...{ d, viewBox: `${left} 12 340 260` },
  ...{ left, top: 1.5, width: 21.25, height: 28.75 },
})

const finderHome = (name: string, at: number): FinderHome => ({
  ...{ path: `/finder/${name}`, title: `${name} title`, number: `${name} number` },
  ...{ kind: 'villa', bedrooms: 4, area: 231.5, price: 7_310_000 + at, availability: 'reserved' },
  outline: outline(`M${at} 1L340 1L340 260Z`, at),
})

export const finder: Finder = {
  image: image('finder-building'),
  floors: [
    {
      ...{ title: 'finder floor', level: 17, anchor: 'floor-17', alt: 'finder floor alt' },
      image: image('finder-floor'),
      facade: { ...outline('M1 3L340 3L340 260Z', 31), side: 'left', markTop: 61.5 },
      homes: [finderHome('finder home', 41)],
      free: 3,
      priceFrom: 6_420_000,
    },
  ],
  others: [{ ...finderHome('finder other', 51), outline: null }],
  drawn: [finderHome('finder drawn', 61)],
}

export const homePlace: HomePlace = {
  title: 'place title',
  image: image('place'),
  own: { d: 'M1 4L340 4L340 260Z', mark: { text: 'place own', x: 170, y: 132 } },
  others: [{ d: 'M1 5L340 5L340 260Z', mark: { text: 'place other', x: 171, y: 133 } }],
  href: '/place#floor-17',
}
