import type { MailLog } from '#src/lead/mail/mail-log.ts'
import { sha256 } from '#src/lib/hash.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { ANSWERS_A_DAY, ANSWERS_AN_HOUR } from '#src/site/lead-mail.ts'

/**
 * Whether one more answer may go out: to one address so many a day, to all addresses so many an hour. So nobody can
 * make the site write to a stranger again and again, or to thousands. What it lets pass is written down first.
 *
 * @returns asks for the address of a lead; the same lead may always be tried again.
 */
export const createAnswerBound = async (
  log: MailLog,
  now: number,
): Promise<(address: string, lead: string) => Promise<boolean>> => {
  const hour = hourOf(now)
  const since = hourOf(now - DAY_MS)
  const known = (await log.answers()).filter((answer) => answer.hour > since)
  return async (address, id) => {
    // Capitals and what follows a plus make no other mailbox.
    const mailbox = sha256(address.toLowerCase().replace(/\+[^@]*@/, '@')).slice(0, 32)
    if (known.some((one) => one.id === id)) return true
    const ofAddress = known.filter((one) => one.address === mailbox).length
    const ofHour = known.filter((one) => one.hour === hour).length
    if (ofAddress >= ANSWERS_A_DAY || ofHour >= ANSWERS_AN_HOUR) return false
    const answer = { hour, address: mailbox, id }
    known.push(answer)
    await log.answered(answer)
    return true
  }
}

/** Such as `2026-11-21T14`. */
const hourOf = (now: number): string => new Date(now).toISOString().slice(0, 13)
