import type { ModelWords } from './words.ts'

/** What visitors are asked before third parties are loaded. */
export const CONSENT: Record<string, ModelWords> = {
  'layout.consent': {
    main: 'title',
    form: [
      'title',
      'text',
      'link',
      'accept reject',
      'choose save',
      'necessary',
      'statistics',
      'marketing',
      'change version',
    ],
    fields: {
      title: ['Title', 'Such as Your choice about cookies.'],
      text: ['Text', 'Who loads what, and for what, in two sentences.'],
      link: ['Link', 'To the page about privacy. Empty: no link.'],
      accept: ['Accept', 'The button that allows everything, such as Accept all.'],
      reject: ['Reject', 'The button that refuses everything, such as Reject all. It is as large.'],
      choose: ['Choose', 'What opens the categories, such as Choose yourself.'],
      save: ['Save', 'The button below the categories, such as Save my choice.'],
      necessary: ['Necessary', 'What the site keeps for itself. Visitors cannot refuse it.'],
      statistics: ['Statistics', 'What counts visits. Shown if the site has a tag manager.'],
      marketing: ['Marketing', 'What measures advertising and follows visitors beyond the site.'],
      change: [
        'Change',
        'The words at the foot of each page that open the question again, such as Cookie choice.',
      ],
      version: [
        'Version',
        'Such as 2026-11. If you change it, all visitors are asked again: change it in each language when a category gets another purpose, and not for a spelling mistake.',
      ],
    },
  },
  'layout.consent-category': {
    main: 'title',
    form: ['title', 'text'],
    fields: {
      title: ['Title', 'Such as Statistics.'],
      text: ['Text', 'What is loaded and stored, for what, and for how long, in a sentence.'],
    },
  },
}
