import { KEY, SLUG } from './common.ts'
import type { ModelWords } from './words.ts'

/** What pages are made of, the forms in them, and old addresses. */
export const PAGES: Record<string, ModelWords> = {
  'api::page.page': {
    main: 'title',
    list: ['title', 'slug', 'kind', 'guard'],
    sort: 'title ASC',
    form: ['title slug', 'kind layout', 'guard role', 'blocks', 'seo'],
    fields: {
      title: ['Title', 'The name of the page, such as About us.'],
      kind: [
        'Kind',
        'A plain page lives under its slug; the others have fixed addresses, and one page each.',
      ],
      slug: SLUG,
      layout: [
        'Layout',
        'What is around the page: Default has header and footer, Landing and Minimal have less.',
      ],
      guard: ['Who may see it', 'Everybody, only who is signed in, or only who is not.'],
      role: ['Role', 'Where only signed-in people may see it: which of them. Empty: all.'],
      seo: ['Search engines and shared links', 'What a search result and a shared link show.'],
      blocks: ['Blocks', 'From top to bottom; drag them into order.'],
    },
  },
  'api::global-block.global-block': {
    main: 'title',
    list: ['title'],
    sort: 'title ASC',
    form: ['title', 'blocks'],
    fields: {
      title: ['Title', 'For editors alone: what these blocks are, such as Contact banner.'],
      blocks: ['Blocks', 'Shown wherever a page names this entry.'],
    },
  },
  'api::redirect.redirect': {
    main: 'from',
    list: ['from', 'to', 'permanent'],
    sort: 'from ASC',
    form: ['from to', 'permanent'],
    fields: {
      from: ['From', 'The old address on this site, with a slash first, such as /old-project.'],
      to: [
        'To',
        'Where it leads now: an address on this site such as /projects/marina-crest, or a full one such as https://example.com.',
      ],
      permanent: [
        'For good',
        'Yes: search engines forget the old address. No: they come back to it.',
      ],
    },
  },
  'api::form.form': {
    main: 'title',
    list: ['title', 'key', 'consentVersion'],
    sort: 'title ASC',
    form: [
      'title key',
      'intro',
      'fields',
      'openingHours',
      'timeZone',
      'consentText',
      'consentVersion submitLabel',
      'thankYouTitle',
      'thankYouText',
      'failureText',
      'mailTo',
      'answerSubject',
      'answerText',
    ],
    fields: {
      title: ['Title', 'The heading of the form, such as Ask about a home.'],
      key: KEY,
      intro: ['Introduction', 'A sentence or two above the fields, in Markdown.'],
      fields: ['Fields', 'What visitors are asked, in this order.'],
      openingHours: [
        'Opening hours',
        'For a form that asks for a date: the days and times that visitors can choose. Empty: any.',
      ],
      timeZone: [
        'Time zone',
        'Where the visit is: region and city in English, such as Asia/Dubai. Empty: that of the site.',
      ],
      consentText: ['Consent', 'What visitors agree to with their tick, in Markdown.'],
      consentVersion: [
        'Version of the consent',
        'Another one whenever the words of the consent change, such as 2026-03. Each answer keeps it.',
      ],
      submitLabel: ['Label of the button', 'What the button says, such as Send.'],
      thankYouTitle: ['Title of the thanks', 'Shown when the form has arrived, such as Thank you.'],
      thankYouText: ['Thanks', 'What happens next, in Markdown.'],
      failureText: ['Words of failure', 'Shown when the form did not arrive: what to do instead.'],
      mailTo: [
        'Mailed to',
        'Who gets each answer by mail: addresses with spaces or lines between them. Never published. Empty: nobody.',
      ],
      answerSubject: [
        'Subject of the reply',
        'Of a mail to the visitor, if the form asks for an email address. Empty: no mail is sent.',
      ],
      answerText: [
        'Reply to the visitor',
        'The mail itself, in Markdown: what happens next. The same words go to everybody.',
      ],
    },
  },
}
