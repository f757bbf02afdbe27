import { expect, test } from 'vitest'
import { mailAddress } from '#functions/lead-mail/mail.ts'
import { answer } from '#functions/redirect/redirect.ts'
import { accountForms } from '#src/account/forms.ts'
import { accountShortlist } from '#src/account/shortlist-schema.ts'
import { cleanText } from '#src/lead/field-value.ts'
import { RULE_NAMES } from '#src/lead/form-definition.ts'
import { checkValue } from '#src/lead/rules.ts'
import { isSafeLink } from '#src/lib/safe-address.ts'
import { scrubText } from '#src/lib/scrub.ts'
import { termsIn } from '#src/search/terms.ts'
import { processorTime } from '#tests/processor-time.ts'

const LENGTH = 60_000

/** Of the processor. A time that grows with the square of the length would be seconds. */
const MOST_MS = 500

const PARTS = ['a', '0', '/', '.', '@', '+', ' ', '\u0301', 'a@', 'a.', '/a', '+1 ', '00 ', '(']

const TEXTS = PARTS.flatMap((part) => {
  const long = part.repeat(LENGTH / part.length)
  return [`${long}!`, `a@${long} `, `/${long} x`, `+1${long}x`]
})

const noFiles: typeof fetch = async () => new Response(null, { status: 404 })

/** What reads texts that a visitor has typed or sent. */
const READERS: Record<string, (text: string) => unknown> = {
  'the clean text of a field': cleanText,
  ...Object.fromEntries(
    RULE_NAMES.map((rule) => [
      `the rule ${rule} of a form`,
      (text: string) => checkValue(text, [{ rule, value: 3 }]),
    ]),
  ),
  'the address that a mail goes to': mailAddress,
  'a form of the account pages': (text) =>
    accountForms.register.safeParse({ username: text, email: text, password: text }),
  'a list of homes to keep': (text) =>
    accountShortlist.safeParse({ homes: [{ id: text, path: text, title: text }] }),
  'an address to link to': isSafeLink,
  'a report of an error': (text) => scrubText(text, ['typed']),
  'the words that are searched for': (text) => termsIn('en').of(text),
  'a path that may be redirected': (text) =>
    answer(new Request(`https://mira.example/x${encodeURI(text)}`), noFiles),
}

test.each(Object.entries(READERS))('%s takes no longer than its text', async (_name, read) => {
  await read('warm')
  for (const text of TEXTS) {
    const took = await processorTime(() => read(text))
    if (took > MOST_MS)
      expect.fail(`${Math.round(took)} ms for ${text.slice(0, 12)}…${text.slice(-4)}`)
  }
})
