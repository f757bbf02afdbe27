import type { StrapiApp } from '@strapi/strapi/admin'

type Link = { title: string }
type Links = { ctLinks?: Link[]; stLinks?: Link[] }

/** The types of the Content Manager, what editors work with most first. A test compares with the schemas. */
export const MENU = [
  'Pages',
  'Projects',
  'Units',
  'Floors',
  'Amenities',
  'Articles',
  'Tags',
  'Jobs',
  'Forms',
  'Global blocks',
  'Redirects',
  'Site name and icon',
  'Header and footer',
  'Interface words',
  'Unit filter',
  'Currency',
]

/** A title that sorts by its place in the menu; one that is not in it comes last. */
export function placed(title: string): string {
  const place = MENU.indexOf(title)
  return place < 0 ? title : `${String(place + 1).padStart(2, '0')} ${title}`
}

/** The panel sorts titles first and translates them then. These are the translations. */
export const MENU_TITLES = Object.fromEntries(MENU.map((title) => [placed(title), title]))

const inPlace = (links: Link[]) => links.map((link) => ({ ...link, title: placed(link.title) }))

/** Puts the types in the menu of the Content Manager into that order, which is else that of the alphabet. */
export function orderMenu(app: Pick<StrapiApp, 'registerHook'>): void {
  const order = ({ ctLinks = [], stLinks = [], ...rest }: Links) => ({
    ...rest,
    ctLinks: inPlace(ctLinks),
    stLinks: inPlace(stLinks),
  })
  app.registerHook('Admin/CM/pages/App/mutate-collection-types-links', order)
  app.registerHook('Admin/CM/pages/App/mutate-single-types-links', order)
}
