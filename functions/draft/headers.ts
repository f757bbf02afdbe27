/**
 * What every answer about drafts says: nobody keeps it, nobody lists it, nobody but the CMS's panel frames
 * it, and no link tells its address.
 *
 * @param panel the origin of the CMS's panel; without it nobody may frame the answer.
 * @param policy of content, beyond who may frame it.
 */
export const headersFor = (panel?: string, ...policy: string[]): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': [...policy, `frame-ancestors ${panel ?? "'none'"}`].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
})
