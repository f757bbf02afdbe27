import type { Core } from '@strapi/strapi'

/** When an entry goes live by itself, and why it did not. Neither is shown to the site. */
export const SCHEDULE_FIELDS = {
  publishAt: { type: 'datetime', private: true, pluginOptions: { i18n: { localized: true } } },
  publishProblem: { type: 'text', private: true, pluginOptions: { i18n: { localized: true } } },
}

/** The types of entries that are published. */
export function scheduledTypes(strapi: Core.Strapi) {
  return Object.values(strapi.contentTypes).filter(
    ({ uid, options }) => uid.startsWith('api::') && options?.draftAndPublish,
  )
}

/**
 * Gives every type that is published the fields of a schedule, a type that is added later as well. Belongs
 * into the register phase, before the database is set up. Private fields are no part of an entry's
 * version, so that setting a time causes no build.
 */
export function addSchedule(strapi: Core.Strapi): void {
  for (const { attributes } of scheduledTypes(strapi)) Object.assign(attributes, SCHEDULE_FIELDS)
}
