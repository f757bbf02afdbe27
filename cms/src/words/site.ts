import type { ModelWords } from './words.ts'

/** What holds for the whole site: one entry each. */
export const SITE: Record<string, ModelWords> = {
  'api::initial.initial': {
    form: ['siteName', 'seo'],
    fields: {
      siteName: ['Name of the site', 'Behind the title of each page.'],
      seo: [
        'Search engines and shared links',
        'What pages show that say nothing of their own, and the icon of the site.',
      ],
    },
  },
  'api::layout.layout': {
    form: ['header', 'footer', 'sales', 'loan', 'consent'],
    fields: {
      header: ['Header', 'Logo, links, menu and button at the top of each page.'],
      footer: ['Footer', 'Everything at the foot of each page.'],
      sales: ['Sales', 'What visitors can do on the page of a home or a project. Empty: nothing.'],
      loan: [
        'Loan',
        'What the calculator beside the payment plan of a home begins with. Empty: no calculator.',
      ],
      consent: [
        'Consent',
        'What visitors are asked before a tag manager or a pixel is loaded. It is shown only where the site has one. Empty: nobody is asked, and neither is loaded.',
      ],
    },
  },
  'api::translation.translation': {
    form: ['entries'],
    fields: { entries: ['Words', 'The words of buttons, labels and messages, each with its key.'] },
  },
  'api::filter.filter': {
    form: ['units'],
    fields: { units: ['Filter of the units', 'The controls above the list of homes.'] },
  },
  'api::currency.currency': {
    form: ['base', 'currencies'],
    fields: {
      base: [
        'Base currency',
        'The currency of all prices in the CMS: three capital letters, such as AED.',
      ],
      currencies: ['Currencies', 'Those that a visitor may choose, in this order.'],
    },
  },
}
