import { TRAP_SIGN } from '#src/lead/outbox/record.ts'
import type { Submission } from '#src/lead/submission.ts'
import { MIN_FILL_MS } from '#src/site/lead.ts'

/**
 * Why a submission looks like a bot's; empty for a person's. It also counts if a value is missing that each form
 * sends: else leaving it out would be a way past the checks.
 *
 * @param options.format a browser without a script does not know how long the form was open, and sends the trap,
 * empty. A page's script knows how long, and leaves an empty trap out.
 * @param options.knownForm whether the site has such a form, as far as is known.
 */
export const spamSigns = async (
  { trap, filledMs, turnstileToken }: Submission,
  options: {
    format: 'json' | 'form'
    knownForm: boolean
    passesTurnstile?: (token: string | undefined) => Promise<boolean>
  },
): Promise<string[]> => {
  const { format, knownForm, passesTurnstile } = options
  const signs: string[] = []
  if (trap) signs.push(TRAP_SIGN)
  if (trap === undefined && format === 'form') signs.push('no trap')
  if (filledMs === undefined && format === 'json') signs.push('no time')
  if (filledMs !== undefined && filledMs < MIN_FILL_MS) signs.push('too fast')
  if (!knownForm) signs.push('unknown form')
  if (passesTurnstile && !(await passesTurnstile(turnstileToken))) signs.push('turnstile')
  return signs
}
