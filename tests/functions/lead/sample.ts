import { createLeadHandler, type LeadDependencies } from '#functions/lead/handle-lead.ts'
import { consentHash } from '#src/lead/consent-hash.ts'
import { createLeadFiles } from '#src/lead/files/file-store.ts'
import type { FormsFile } from '#src/lead/forms-file.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import type { LeadStore } from '#src/lead/outbox/store.ts'
import { phoneRules } from '#src/lead/phone-rules.ts'
import type { Submission } from '#src/lead/submission.ts'
import { memoryStore } from './memory-store.ts'

export const SITE = 'https://mira.example'

const rule = (name: string, value: number | null = null) => ({ rule: name, value }) as never

export const CONSENT = 'I agree that Mira stores this. See the [privacy notice](/privacy).'

/** The forms that the site has published. */
export const publishedForms: FormsFile = {
  locale: 'en',
  dir: 'ltr',
  forms: {
    interest: {
      key: 'interest',
      title: 'Register your interest',
      fields: [
        {
          name: 'name',
          label: 'Name',
          kind: 'text',
          rules: [rule('required'), rule('alpha_spaces'), rule('max', 80)],
          choices: [],
        },
        {
          name: 'phone',
          label: 'Phone',
          kind: 'phone',
          rules: [rule('required'), rule('phone')],
          choices: [],
        },
        { name: 'email', label: 'Email', kind: 'email', rules: [rule('email')], choices: [] },
        {
          name: 'project',
          label: 'Which project?',
          kind: 'select',
          rules: [],
          choices: [{ value: 'tower' }, { value: 'bay' }],
        },
        { name: 'message', label: 'Message', kind: 'textarea', rules: [], choices: [] },
        { name: 'evening', label: 'Evening', kind: 'checkbox', rules: [], choices: [] },
      ],
      consentText: CONSENT,
      consentVersion: '2026-05',
      thankYouTitle: 'Thank you, we will call you',
      thankYouText: 'Until then, see the [homes on offer](/units).',
      failureText: 'Call [+971 4 555 0142](tel:+97145550142) & try again.',
    },
  },
  messages: { 'rule.required': 'This field is required' },
}

/** What every lead of the form says of where it came from. */
export const ORIGIN = {
  formKey: 'interest',
  formTitle: 'Register your interest',
  pageLanguage: 'en',
}

let count = 0

/** A submission as the form's script sends it, each with its own id. An empty trap is left out. */
export const submission = (more: Partial<Submission> = {}): Submission => {
  count += 1
  return {
    submissionId: `submission-${String(count).padStart(6, '0')}`,
    formKey: 'interest',
    locale: 'en',
    fields: {
      name: 'Anna Maria',
      phone: '+971501234567',
      email: 'anna@example.com',
      project: 'tower',
      message: `Lead ${count}`,
      evening: true,
    },
    consent: true,
    consentVersion: '2026-05',
    consentHash: consentHash(CONSENT),
    utm: {
      source: 'ad',
      medium: 'cpc',
      campaign: 'spring',
      term: 'sea',
      referrer: 'https://x.example',
    },
    filledMs: 12_000,
    ...more,
  } as Submission
}

export const post = (body: unknown, headers: Record<string, string> = {}): Request =>
  new Request(`${SITE}/api/lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** The forms, with a field for a file in each of them. */
export const formsWithFile = (
  rules: FormsFile['forms'][string]['fields'][number]['rules'] = [],
) => {
  const forms = structuredClone(publishedForms)
  forms.forms.interest?.fields.push({ name: 'cv', label: 'CV', kind: 'file', choices: [], rules })
  return forms
}

/** A form with files, as a script sends it if it asks for JSON, or a browser alone. */
export const postMultipart = async (
  form: FormData,
  headers: Record<string, string> = {},
): Promise<Request> => {
  const sent = new Response(form)
  const type = sent.headers.get('content-type') ?? ''
  return new Request(`${SITE}/api/lead`, {
    method: 'POST',
    headers: { 'content-type': type, origin: SITE, ...headers },
    body: await sent.arrayBuffer(),
  })
}

/** What a browser sends without a script. */
export const postForm = (
  values: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): Request =>
  new Request(`${SITE}/api/lead`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: SITE,
      referer: `${SITE}/projects?utm_source=ad`,
      ...headers,
    },
    body: new URLSearchParams(values).toString(),
  })

export const formValues = {
  formKey: 'interest',
  locale: 'en',
  consentVersion: '2026-05',
  consentHash: consentHash(CONSENT),
  consent: 'true',
  name: 'Anna Maria',
  phone: '+971 50 123 4567',
  email: 'anna@example.com',
  project: 'tower',
  message: 'Hello',
  'contact-time': '',
}

/** The handler, with all that it needs in memory. */
export const leadHandler = (store: LeadStore, more: Partial<LeadDependencies> = {}) =>
  createLeadHandler({
    outbox: createOutbox(store),
    files: createLeadFiles(memoryStore()),
    crm: undefined,
    forms: async () => publishedForms,
    phoneRules,
    answerMs: 3_000,
    now: Date.now,
    note: () => {},
    ...more,
  })
