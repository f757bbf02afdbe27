import { CONSENT_INPUT } from './consent-input.ts'

/** What the owner decides about leads. Values marked with a section are the specification's, to the letter. */

/** On every lead that goes to the CRM (sections 3, 7 and 9). */
export const LEAD_FORM_ID = '7'
export const LEAD_LANGUAGE = 'en-US'

/** Where a form is sent, and where the CRM takes leads below `FORM_API_HOST` (section 7). */
export const LEAD_PATH = '/api/lead'
export const CRM_PATH = '/webhook/mira_leads'

/** Where a file that came with a lead is fetched by a signed link, and how long such a link is good. */
export const LEAD_FILE_PATH = '/api/lead-file'
export const LEAD_FILE_LINK_MS = 7 * 24 * 60 * 60 * 1_000

/** The telephone input before anything else is known (sections 5 and 9). Both may change at run time. */
export const PHONE_DEFAULTS = { country: 'AE', prefix: '+49', maxLength: 25 } as const

/** Answers with text such as `1;AE;ARE;United Arab Emirates`. */
export const COUNTRY_LOOKUP_PATH = '/api/country'

/**
 * Names of what a form sends beside its fields. A field of the content cannot have one of them.
 * `trap` is an input that people don't see: who fills it is a machine. `outcome` is where the words of
 * thanks are when not at `#<form>-sent`: `modal-interest` for `#modal-interest-sent`. `page` is the page of
 * the form: its path, or the address that an answer page sends again. `timeZone` is that of a visit, and counts only if
 * the forms of the site cannot be read. `price` and `currency` are those of the home that the page is about. `turnstile` is Cloudflare's own. `lead` is the whole lead as JSON, beside the files
 * that a script sends with it.
 */
export const LEAD_INPUTS = {
  form: 'formKey',
  title: 'formTitle',
  locale: 'locale',
  consent: CONSENT_INPUT,
  consentVersion: 'consentVersion',
  consentHash: 'consentHash',
  submission: 'submissionId',
  filled: 'filledMs',
  trap: 'contact-time',
  outcome: 'outcome-id',
  page: 'page-address',
  timeZone: 'time-zone',
  price: 'page-price',
  currency: 'page-currency',
  turnstile: 'cf-turnstile-response',
  lead: 'lead-json',
} as const

/** What a page may be about: a job, a project or a unit. A lead has its title under this name. */
export const LEAD_SUBJECTS = ['job', 'project', 'unit'] as const

/**
 * What a page may add to the fields of a form: the titles of its subjects, and their document ids; the title of the
 * file that is asked for, and its name in the media library; the homes of the visitor's shortlist, by title and by id.
 */
export const LEAD_SUBJECT_INPUTS = [
  ...LEAD_SUBJECTS,
  'jobId',
  'projectId',
  'unitId',
  'file',
  'fileName',
  'shortlist',
  'shortlistIds',
] as const

/** The form that visitors send before they get a file that is given by form, by its key in the CMS. */
export const FILE_FORM = 'file'

/**
 * Where a lead came from, on every lead beside the fields of its form: the form's key and title, the address and the
 * language of the page, the one tag of the landing page that the specification's `utm` has no place for, and the landing
 * page. The ids of a click are beside them under their own names.
 */
export const LEAD_ORIGIN = {
  form: 'formKey',
  formTitle: 'formTitle',
  page: 'pageAddress',
  language: 'pageLanguage',
  content: 'utmContent',
  landing: 'landingPage',
} as const

/** `true` on a lead that was taken under general limits, since the forms of the site could not be read. */
export const LEAD_UNCHECKED = 'unchecked'

/** What a lead says of the day and the time that a form asks for: as ISO 8601 with the offset, and in words. */
export const LEAD_VISIT = { at: 'visitAt', words: 'visitInWords' } as const

/** The time zone of visits for a form that names none. */
export const VISIT_TIME_ZONE = 'Asia/Dubai'

/** A form that is sent sooner than this after it was shown was filled by a machine. */
export const MIN_FILL_MS = 2_000

/** The largest body that the lead function reads. */
export const LEAD_MAX_BYTES = 64 * 1024

/**
 * The files of a lead, together. Netlify takes six megabytes of a request, and writes its bytes in base64, which makes four
 * of three.
 */
export const LEAD_FILES_MAX_BYTES = 4_000_000

/** The visitor has an answer within this time, whatever the store and the CRM do. */
export const LEAD_ANSWER_MS = 3_000

/** The folder of the forms for the lead function, below the site's root. */
export const FORMS_FOLDER = 'builds/forms'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A lead that waits longer than this is an alarm of `/api/health`. */
export const LEAD_ALARM_MS = HOUR

/**
 * What is set aside is a warning of `/api/health`, and an alarm when one of it has waited this long for a person,
 * or when there are as many: a person may be among them, and a form of the site's own may set all of its leads
 * aside. What filled in the input that nobody sees is no alarm.
 */
export const SET_ASIDE_ALARM_MS = 24 * HOUR
export const SET_ASIDE_ALARM_COUNT = 20

/** After each failed delivery in turn. When the last has passed in vain, the lead is a dead letter. */
export const REDELIVERY_DELAYS_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
]
