import type { Core } from '@strapi/strapi'

/** Private: the site is not shown them, and setting a time causes no build. */
const own = { private: true, pluginOptions: { i18n: { localized: true } } }

/** When the schedule publishes an entry and takes it down, and why it was not published. */
export const SCHEDULE_FIELDS = {
  publishAt: { type: 'datetime', ...own },
  unpublishAt: { type: 'datetime', ...own },
  publishProblem: { type: 'text', ...own },
  /** Times that have been: nobody sees them. See `times.ts`. */
  pastTimes: { type: 'json', ...own, visible: false, configurable: false },
}

export const isScheduleField = (name: string): boolean => name in SCHEDULE_FIELDS

/** The types of entries that are published. */
export function scheduledTypes(strapi: Core.Strapi) {
  return Object.values(strapi.contentTypes).filter(
    ({ uid, options }) => uid.startsWith('api::') && options?.draftAndPublish,
  )
}

/**
 * Adds the fields of the schedule to every type that is published, also to types that are added later. Belongs
 * into the register phase, before the database is set up.
 */
export function addSchedule(strapi: Core.Strapi): void {
  for (const { attributes } of scheduledTypes(strapi)) Object.assign(attributes, SCHEDULE_FIELDS)
}
