/** What the owner decides about mails of leads. */

/** A lead is mailed if it came in on one of so many days, today included; or when an operator releases it. */
export const MAILED_DAYS = 3

/** At most so many answers go to one address within a day, and to all addresses within an hour of the clock. */
export const ANSWERS_A_DAY = 3
export const ANSWERS_AN_HOUR = 100

/** The digest of what was set aside goes out after this hour of the day, in UTC. */
export const DIGEST_HOUR = 5

/** So many leads are named in a digest. */
export const DIGEST_LEADS = 50
