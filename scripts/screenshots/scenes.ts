import type { Page } from 'playwright'
import { CONSENT_ID } from '#src/site/consent.ts'

/** What a page shows only once a visitor does something. */
export type Scene = {
  /** Without the prefix of its language. */
  path: string
  /** Words that are typed, by the language. */
  query?: Record<string, string>
  /** Shows the question about consent, which is out of the other pictures. */
  asks?: true
  act: (page: Page) => Promise<unknown>
}

/** What visitors open, find and are asked, by what it is. */
export const SCENES: Record<string, Scene> = {
  menu: { path: '/', act: (page) => page.click('header [popovertarget="site-menu"]') },
  filter: { path: '/units', act: (page) => page.click('form [data-key="project"] > summary') },
  found: {
    path: '/search',
    query: { en: 'marina', ar: 'مارينا' },
    act: (page) => page.locator('main li img').first().waitFor(),
  },
  question: {
    path: '/contact#modal:interest',
    act: (page) => page.locator('dialog[open] form[data-form]').waitFor(),
  },
  newsletter: {
    path: '/articles',
    act: (page) =>
      page
        .locator('main form[data-form="newsletter"]')
        .evaluate((form) => form.scrollIntoView({ block: 'center', behavior: 'instant' })),
  },
}

/** Where a site asks about third parties: the question with all that can be chosen. */
export const CONSENT: Record<string, Scene> = {
  consent: { path: '/', asks: true, act: (page) => page.click(`#${CONSENT_ID} summary`) },
}
