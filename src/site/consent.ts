/** What a visitor may allow or refuse. What is necessary is not asked. */
export const CATEGORIES = ['statistics', 'marketing'] as const

export type Category = (typeof CATEGORIES)[number]

/** The id of the question, in each page of a site that asks. */
export const CONSENT_ID = 'consent'

/** After so many days a visitor is asked again. */
export const CONSENT_DAYS = 365
