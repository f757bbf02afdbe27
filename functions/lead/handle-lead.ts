import type { Note } from '#functions/lib/observed.ts'
import type { LeadFiles } from '#src/lead/files/file-store.ts'
import type { ReceivedFile } from '#src/lead/files/received-file.ts'
import type { FormDefinition } from '#src/lead/form-definition.ts'
import type { FormsFile } from '#src/lead/forms-file.ts'
import type { SendToCrm } from '#src/lead/outbox/crm.ts'
import type { Outbox } from '#src/lead/outbox/outbox.ts'
import { receive, setAside } from '#src/lead/outbox/receive.ts'
import type { LeadRecord } from '#src/lead/outbox/record.ts'
import type { Submission } from '#src/lead/submission.ts'
import { withinTime } from '#src/lib/within-time.ts'
import { checkFields, type PhoneRules } from './check-fields.ts'
import type { Forms } from './forms.ts'
import { htmlAnswer } from './html-answer.ts'
import { jsonAnswer } from './json-answer.ts'
import { newRecord } from './new-record.ts'
import { readRequest } from './read-request.ts'
import { type Answer, refused } from './refusal.ts'
import type { ReportSent } from './report-sent.ts'
import { spamSigns } from './spam.ts'
import { storeFiles } from './store-files.ts'

/** The lead is sent without the store if the store takes longer than this. */
const STORE_SHARE = 1 / 3

/** Of the time that is left, the files of a lead have as much to be stored. */
const FILES_SHARE = 1 / 2

/** What an answer may still need after everything else is done. */
const ANSWER_SHARE = 1 / 15

export type LeadDependencies = {
  outbox: Outbox
  files: LeadFiles
  crm: SendToCrm | undefined
  /** The forms of a language on the deployed site; undefined if they cannot be read. */
  forms: Forms
  phoneRules: PhoneRules
  /** Undefined when Turnstile is not in use. */
  passesTurnstile?: (token: string | undefined, ip: string | undefined) => Promise<boolean>
  /** Undefined when nobody is told that a lead came in. */
  reportSent?: ReportSent
  /** The visitor has an answer within this time. */
  answerMs: number
  now: () => number
  /** Receives the outcome of each lead, without personal data. */
  note: Note
}

export type LeadContext = { ip?: string; waitUntil?: (work: Promise<unknown>) => void }

/** Answers a form's request. It never throws. */
export const createLeadHandler =
  (dependencies: LeadDependencies) =>
  async (request: Request, context: LeadContext = {}): Promise<Response> => {
    const started = dependencies.now()
    const deadline = started + dependencies.answerMs * (1 - ANSWER_SHARE)
    const read = await readRequest(request)
    const formsOf: FormsOf = (locale, options) =>
      withinTime(
        dependencies.forms(new URL(request.url).origin, locale, options),
        (deadline - started) * STORE_SHARE,
      )
    if (read.status === 'refused') {
      const answer = refused(read.code)
      if (read.format !== 'form') return jsonAnswer(answer, undefined)
      const forms = await formsOf(undefined)
      return htmlAnswer(answer, { request, raw: [], form: undefined, forms })
    }

    const { submission, files, format, raw } = read
    const { forms, form } = await formOf(submission, formsOf)
    // If the site's forms cannot be read, it is not the visitor's fault.
    const knownForm = form !== undefined || forms === undefined
    const answer = await take({
      submission: { ...submission, files },
      origin: new URL(request.url).origin,
      format,
      form,
      knownForm,
      deadline,
      dependencies,
      context,
    })
    return format === 'form'
      ? htmlAnswer(answer, { request, raw, form, forms })
      : jsonAnswer(answer, forms)
  }

type FormsOf = (
  locale: string | undefined,
  options?: { fresh: boolean },
) => Promise<FormsFile | undefined>

/** The form of a lead. A form that is not among the kept ones may have been deployed a moment ago. */
const formOf = async ({ locale, formKey }: Submission, formsOf: FormsOf) => {
  const kept = await formsOf(locale)
  const known = ownEntry(kept?.forms, formKey)
  if (known || !kept) return { forms: kept, form: known }
  const forms = (await formsOf(locale, { fresh: true })) ?? kept
  return { forms, form: ownEntry(forms.forms, formKey) }
}

const take = async (lead: {
  submission: Submission & { files: ReceivedFile[] }
  origin: string
  format: 'json' | 'form'
  form: FormDefinition | undefined
  knownForm: boolean
  deadline: number
  dependencies: LeadDependencies
  context: LeadContext
}): Promise<Answer> => {
  const { submission, format, form, knownForm, deadline, dependencies, context } = lead
  const { outbox, crm, now, note } = dependencies
  const checked = checkFields(submission, form, dependencies.phoneRules, dependencies.now())
  if (checked.status === 'malformed') return refused('malformed')
  if (checked.status === 'invalid') return refused('invalid', checked.errors)

  const spam = await spamSigns(submission, {
    format,
    knownForm,
    passesTurnstile: dependencies.passesTurnstile && ((token) => passes(token, lead)),
  })
  const record = await storeFiles(
    newRecord({ submission, form, checked, spam, now: now() }),
    checked.files,
    { files: dependencies.files, origin: lead.origin, timeoutMs: (deadline - now()) * FILES_SHARE },
  )
  if (!record) {
    note({ form: submission.formKey, outcome: 'unavailable', storeProblem: 'files' })
    return refused('unavailable')
  }
  const suspicious = spam.length > 0
  const receipt = suspicious
    ? await setAside(record, { outbox, now, deadline })
    : await receive(record, {
        outbox,
        crm,
        now,
        deadline,
        storeMs: dependencies.answerMs * STORE_SHARE,
      })
  context.waitUntil?.(receipt.rest)

  note({
    lead: record.id,
    form: record.formKey,
    outcome: suspicious ? `quarantine: ${receipt.status}` : receipt.status,
    checked: record.checked,
    storeProblem: receipt.storeProblem,
    ...(crm || suspicious ? {} : { crm: 'FORM_API_HOST is not set: it stays in the outbox' }),
  })
  if (receipt.status === 'unavailable') return refused('unavailable')
  if (!suspicious) context.waitUntil?.(reportSent(record, submission, dependencies))
  return { status: 'accepted', id: record.id }
}

/** Nobody waits for it, and its failure costs nothing but a line in the log. */
const reportSent = async (
  record: LeadRecord,
  submission: Submission,
  dependencies: Pick<LeadDependencies, 'reportSent'>,
): Promise<void> => {
  const problem = await dependencies.reportSent?.(record, submission)
  if (problem) console.warn(JSON.stringify({ event: 'lead report', lead: record.id, problem }))
}

/** A Turnstile that does not answer in time lets everybody pass. */
const passes = async (
  token: string | undefined,
  {
    dependencies,
    context,
    deadline,
  }: { dependencies: LeadDependencies; context: LeadContext; deadline: number },
): Promise<boolean> => {
  const verdict = dependencies.passesTurnstile?.(token, context.ip) ?? Promise.resolve(true)
  return (await withinTime(verdict, (deadline - dependencies.now()) / 3)) ?? true
}

const ownEntry = <Value>(
  entries: Record<string, Value> | undefined,
  key: string,
): Value | undefined => (entries && Object.hasOwn(entries, key) ? entries[key] : undefined)
