/** The name of the consent of a form (`LEAD_INPUTS`). Of those names the code of every page needs this one alone. */
export const CONSENT_INPUT = 'consent'
