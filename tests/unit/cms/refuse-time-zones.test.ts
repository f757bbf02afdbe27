import { expect, test, vi } from 'vitest'
import { refuseTimeZones } from '../../../cms/src/forms/refuse-time-zones.ts'

type Middleware = (context: object, next: () => unknown) => unknown

/** Saves by what Strapi was given to put around it. */
const save = (uid: string, action: string, data: object) => {
  let around: Middleware | undefined
  const use = (middleware: Middleware) => {
    around = middleware
  }
  refuseTimeZones({ documents: { use } } as never)
  const next = vi.fn(() => 'saved')
  return around?.({ uid, action, params: { data } }, next)
}

const FORM = 'api::form.form'

test.each(['create', 'update', 'clone'])(
  '%s of a form refuses a time zone that there is not',
  (action) => {
    expect(() => save(FORM, action, { timeZone: 'Asia/Dubay' })).toThrow(
      'The form cannot be saved. Time zone: there is none named “Asia/Dubay”. Write it as in Asia/Dubai',
    )
  },
)

test('a time zone that there is, or none, is saved', () => {
  for (const data of [{ timeZone: 'Asia/Dubai' }, { timeZone: null }, { timeZone: '' }, {}]) {
    expect(save(FORM, 'update', data)).toBe('saved')
  }
  expect(save('api::page.page', 'update', { timeZone: 'Asia/Dubay' })).toBe('saved')
})
