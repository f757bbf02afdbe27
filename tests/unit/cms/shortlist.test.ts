import { expect, test } from 'vitest'
import { KEPT_HOME } from '#src/account/shortlist-schema.ts'
import { SHORTLIST_MAX } from '#src/site/shortlist.ts'
import { SHORTLIST_LIMITS } from '../../../cms/src/accounts/shortlist.ts'

test('the limits of a shortlist in the CMS are those of the site', () => {
  expect(SHORTLIST_LIMITS).toEqual({ homes: SHORTLIST_MAX, ...KEPT_HOME })
})
