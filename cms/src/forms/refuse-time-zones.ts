import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { SAVES } from '../publishing/publishes.ts'

/** Refuses to save a form whose time zone does not exist, since the site cannot show such a form. */
export function refuseTimeZones(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context
    if (uid !== 'api::form.form' || !SAVES.includes(action)) return next()
    const { data } = params as { data?: { timeZone?: string | null } }
    const problem = timeZoneProblem(data?.timeZone)
    if (problem) throw new errors.ApplicationError(`The form cannot be saved. ${problem}`)
    return next()
  })
}

/** What is wrong with the name of a time zone, or nothing. A form without one has that of the site. */
function timeZoneProblem(name: string | null | undefined): string | undefined {
  if (!name) return undefined
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return undefined
  } catch {
    return `Time zone: there is none named “${name}”. Write it as in Asia/Dubai or Europe/Berlin.`
  }
}
