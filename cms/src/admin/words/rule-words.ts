import { addMethod, type StringSchema, setLocale, string } from 'yup'
import { hasSentence, patternSentence } from '../../words/patterns.ts'

type Message = { id: string; defaultMessage: string }
type Options = { message?: unknown; excludeEmptyString?: boolean }

/** What the panel says of a field before it asks the CMS: above the form, and below the field. */
export const RULES = {
  'content-manager.validation.error':
    'Something is missing or wrong. The fields below with a red line say what.',
  'components.Input.error.validation.required': 'This is empty, but it is needed. Fill it in.',
  'components.Input.error.validation.min': 'This is too small: at least {min}.',
  'components.Input.error.validation.max': 'This is too large: at most {max}.',
  'components.Input.error.validation.minLength': 'This is too short: at least {min} characters.',
  'components.Input.error.validation.maxLength': 'This is too long: at most {max} characters.',
  'components.Input.error.validation.regex': 'This does not fit. Write it as the help says.',
  'components.Input.error.validation.email':
    'This is no address of e-mail. Write one such as name@example.com.',
  'components.Input.error.validation.unique': 'Another entry has this. Write another one.',
  'components.Input.error.validation.json': 'This is no JSON.',
  'component.Input.error.validation.integer': 'This is no whole number, such as 3.',
}

const KIND: Message = {
  id: 'mira.rule.kind',
  defaultMessage: 'This is not of the right kind. Empty the field and fill it in again.',
}

/**
 * The panel checks with yup, which has one message for all patterns. Here each pattern gets its own sentence from the
 * CMS. Problems that no rule of the panel words get a sentence too.
 */
export function wordRules(): void {
  const matches = string().matches as (pattern: RegExp, options?: Options) => StringSchema
  addMethod(string, 'matches', function (this: StringSchema, pattern: RegExp, options: Options) {
    return matches.call(this, pattern, { ...options, message: messageOf(pattern, options) })
  })
  const said = KIND as unknown as string
  setLocale({ mixed: { notType: said, oneOf: said, required: said, defined: said } })
}

function messageOf({ source }: RegExp, { message }: Options = {}): unknown {
  if (!hasSentence(source)) return message
  return { id: `mira.rule.${source}`, defaultMessage: patternSentence(source) }
}
