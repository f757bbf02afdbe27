import type { Submission } from '#src/lead/submission.ts'
import { MIN_FILL_MS } from '#src/site/lead.ts'

/**
 * Why a submission looks like a machine's; empty for a person's. A form that was sent without a script
 * does not know how long it was open.
 */
export const spamSigns = async (
  { trap, filledMs, turnstileToken }: Submission,
  options: { passesTurnstile?: (token: string | undefined) => Promise<boolean> },
): Promise<string[]> => {
  const signs: string[] = []
  if (trap) signs.push('trap')
  if (filledMs !== undefined && filledMs < MIN_FILL_MS) signs.push('too fast')
  if (options.passesTurnstile && !(await options.passesTurnstile(turnstileToken))) {
    signs.push('turnstile')
  }
  return signs
}
