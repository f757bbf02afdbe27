import { z } from 'zod'
import { WEEKDAYS } from '#src/lib/weekdays.ts'
import { exactText, optionalExactText, optionalText, pattern, text, time } from './fields.ts'

/** The components of forms, of `cms/src/components/forms`. Names follow theirs. */

const formRule = z.object({
  rule: z.enum([
    'required',
    'requiredCheckbox',
    'phone',
    'email',
    'min',
    'max',
    'alpha',
    'alpha_spaces',
    'alpha_num',
    'length',
    'digits',
    'url',
  ]),
  value: z.int().min(0).nullable(),
})

export const openingHours = z.object({
  day: z.enum(WEEKDAYS),
  opens: time(),
  closes: time(),
})

const formChoice = z.object({ label: text(), value: exactText() })

export const formField = z.object({
  name: z.string().regex(/^[a-z][a-zA-Z0-9_]*$/),
  label: text(),
  kind: z.enum([
    'text',
    'email',
    'phone',
    'textarea',
    'select',
    'checkbox',
    'number',
    'url',
    'date',
    'time',
  ]),
  placeholder: optionalText(),
  help: optionalText(),
  autocomplete: pattern(
    /^[a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*)*$/,
    'must be words of small letters, such as "given-name"',
  ).nullable(),
  mask: optionalExactText(),
  width: z.enum(['full', 'half']),
  rules: z.array(formRule),
  about: z.enum(['job', 'project', 'unit']).nullable(),
  choices: z.array(formChoice),
})
