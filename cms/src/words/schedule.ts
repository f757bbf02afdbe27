import type { ModelWords } from './words.ts'

/** The fields of every type with drafts: when the schedule publishes an entry and takes it down. */
export const SCHEDULE: Pick<ModelWords, 'form' | 'fields'> = {
  form: ['publishAt unpublishAt', 'publishProblem'],
  fields: {
    publishAt: [
      'Publish at',
      'Goes live at this time in this language, as saved then. A time that has passed means now; a day alone is its midnight. Empty: by hand.',
    ],
    unpublishAt: [
      'Take down at',
      'Is taken from the site at this time in this language. Empty: it stays.',
    ],
    publishProblem: [
      'Not published on time',
      'Fix this and save: it is then published within seconds.',
    ],
  },
}

/** Fields that the CMS fills in, and nobody else. */
export const READ_ONLY = ['publishProblem']
