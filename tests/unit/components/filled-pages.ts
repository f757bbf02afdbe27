import { paginate } from '#src/models/addresses/pagination.ts'
import type { PageContent } from '#src/models/pages/page.ts'
import type { Floor } from '#src/models/pages/project.ts'
import { filledBlocks } from './filled-blocks.ts'
import {
  articleCard,
  button,
  image,
  jobCard,
  paymentPlan,
  picture,
  projectCard,
  richText,
  social,
  tag,
  unitCard,
} from './sample.ts'

type Content<T extends PageContent['type']> = Extract<PageContent, { type: T }>

const pagination = paginate({ page: 2, totalItems: 25, itemsPerPage: 10, visiblePages: 5 })
const floor: Floor = {
  title: 'floor title',
  level: 34,
  plan: image('floor-plan'),
  alt: 'floor alt',
}
const amenity = { title: 'amenity title', text: 'amenity text', icon: image('amenity-icon') }
const list = { type: 'list', title: 'List title', listPath: '/list', pagination } as const
const around = { before: [filledBlocks.hero.filled], after: [filledBlocks.text.filled] }

/** Of each kind of page a model with everything. */
export const filledPages: Record<string, PageContent> = {
  'a page that opens with a hero': {
    type: 'main',
    title: 'hero title',
    blocks: [filledBlocks.hero.filled, filledBlocks.items.filled],
  },
  'a page without a hero': {
    type: 'page',
    title: 'Page title',
    blocks: [filledBlocks.text.filled, filledBlocks.hero.filled],
  },
  'a list of projects': { ...list, ...around, list: 'projects', cards: [projectCard('project')] },
  'a list of units': {
    ...list,
    before: [],
    after: [],
    list: 'units',
    cards: [unitCard('unit')],
    filter: {
      options: [
        {
          key: 'kind',
          label: 'Kind',
          control: 'choice',
          items: [{ label: 'Villas', value: 'villa', min: null, max: null, count: 17 }],
        },
        {
          key: 'price',
          label: 'Price',
          control: 'range',
          items: [{ label: 'Middle', value: null, min: 1000, max: 2000, count: 23 }],
        },
      ],
    },
  },
  'a list of articles': {
    ...list,
    ...around,
    list: 'articles',
    cards: [articleCard('article')],
    tags: [tag('subject')],
  },
  'a list of jobs': { ...list, before: [], after: [], list: 'jobs', cards: [jobCard('job')] },
  'an empty list': { ...list, before: [], after: [], list: 'jobs', cards: [] },
  'a project': {
    type: 'project',
    title: 'Project title',
    summary: 'project summary',
    text: richText('project'),
    district: 'project district',
    address: 'project address',
    stage: 'ready',
    completion: '2027-03-31',
    handover: { handover: '2028-05-20', shown: 'quarter' },
    progress: 64,
    progressDate: '2026-06-30',
    permitNumber: '71482-P',
    escrowNumber: 'ESC-0193-8',
    paymentPlan: paymentPlan('project'),
    pictures: [picture('project-one'), picture('project-two')],
    pin: { image: image('project-pin'), x: 31, y: 62 },
    mapImage: image('project-map'),
    detailButton: button('project-button'),
    facts: [{ label: 'fact label', value: 'fact value', icon: image('fact-icon') }],
    film: { src: '/media/project-film.mp4', mime: 'video/mp4' },
    amenities: [amenity],
    floors: [floor],
    units: [unitCard('project-unit')],
  } satisfies Content<'project'>,
  'a unit': {
    type: 'unit',
    title: 'Unit title',
    summary: 'unit summary',
    text: richText('unit'),
    number: 'PB-1204',
    kind: 'townhouse',
    bedrooms: 5,
    bathrooms: 6,
    area: 301.5,
    price: 8150000,
    availability: 'sold',
    serviceCharge: 14250,
    innerArea: 271.5,
    balconyArea: 29.5,
    view: 'the old harbour',
    orientation: 'southWest',
    furnishing: 'partlyFurnished',
    parkingPlaces: 3,
    paymentPlan: paymentPlan('unit'),
    handover: { handover: '2028-05-20', shown: 'quarter' },
    pictures: [picture('unit-one'), picture('unit-two')],
    plan: image('unit-plan'),
    project: projectCard('unit-project'),
    floors: [floor],
    amenities: [amenity],
    similar: [unitCard('similar')],
  } satisfies Content<'unit'>,
  'an article': {
    type: 'article',
    title: 'Article title',
    summary: 'article summary',
    text: richText('article'),
    date: '2026-05-31',
    author: 'Miriam Vogt',
    minutes: 7,
    picture: picture('article-picture'),
    tags: [tag('article-tag')],
    social: [social('share')],
    related: [articleCard('related')],
  } satisfies Content<'article'>,
  'a job': {
    type: 'job',
    title: 'Job title',
    summary: 'job summary',
    text: richText('job'),
    department: 'job department',
    place: 'job place',
    employment: 'internship',
    date: '2026-05-31',
  } satisfies Content<'job'>,
  'the login': {
    type: 'account',
    page: 'login',
    configured: true,
    providers: [{ name: 'google', label: 'Google' }],
  },
  'an account': { type: 'account', page: 'profile', configured: true, providers: [] },
  'an account page of a site without accounts': {
    type: 'account',
    page: 'login',
    configured: false,
    providers: [],
  },
  'a page for signed-in visitors': { type: 'guarded' },
  'an error': { type: 'error', code: 404 },
}
