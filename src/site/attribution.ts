/** What the address of a landing page says of where a visitor came from. */

/** Read from the address of a landing page (section 9). */
export const UTM_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_referrer',
  'utm_content',
  'utm_term',
] as const

/** By these a click on an advertisement is known to the network that showed it. Read as the tags are. */
export const CLICK_IDS = [
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
] as const
