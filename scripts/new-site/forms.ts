import type { Fields, Value } from './entry.ts'
import type { Say } from './words.ts'

/** The forms of an empty site, by their keys: the modals of questions and jobs, and the one of the contact page. */
export const FORMS = {
  interest: (say) => form(say, say('ask')),
  job: (say) => form(say, say('apply')),
  contact: (say) => form(say, say('contact')),
} as const satisfies Record<string, (say: Say) => Fields>

const form = (say: Say, title: string): Fields => ({
  title,
  fields: [
    field('name', 'text', { label: say('name'), autocomplete: 'name', rules: [rule('required')] }),
    field('email', 'email', { label: say('email'), autocomplete: 'email', rules: [rule('email')] }),
    field('message', 'textarea', { label: say('message'), rules: [rule('required')] }),
  ],
  consentText: say('consent'),
  consentVersion: '1',
  submitLabel: say('send'),
  thankYouTitle: say('thanks'),
  thankYouText: say('arrived'),
  failureText: say('failed'),
})

const field = (name: string, kind: string, more: Fields): Fields => ({
  name,
  kind,
  width: 'full',
  ...more,
})

const rule = (name: string): Value => ({ rule: name })
