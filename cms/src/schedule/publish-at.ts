import type { Core } from '@strapi/strapi'

/** When an entry goes live by itself, and why it did not. Neither is shown to the site. */
const FIELDS = {
  publishAt: { type: 'datetime', private: true, pluginOptions: { i18n: { localized: true } } },
  publishProblem: { type: 'text', private: true, pluginOptions: { i18n: { localized: true } } },
}

const LABELS = {
  publishAt: {
    label: 'Publish at',
    description: 'Goes live at this time in this language, as saved then. Empty: by hand.',
    editable: true,
  },
  publishProblem: {
    label: 'Not published on time',
    description: 'Mend this and save: it is then published within seconds.',
    editable: false,
  },
}

type Field = keyof typeof FIELDS
type Labels = Record<string, { edit: Record<string, unknown> }>

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
  for (const { attributes } of scheduledTypes(strapi)) Object.assign(attributes, FIELDS)
}

/** Tells editors in the panel what the fields are for. What an administrator has reworded stays. */
export async function labelSchedule(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('content-manager').service('content-types')
  for (const type of scheduledTypes(strapi)) {
    const { settings, layouts, metadatas } = await service.findConfiguration(type)
    const labels = metadatas as Labels
    const unnamed = (Object.keys(FIELDS) as Field[]).filter(
      (field) => labels[field]?.edit.label === field,
    )
    if (unnamed.length === 0) continue
    for (const field of unnamed) {
      labels[field] = { ...labels[field], edit: { ...labels[field]?.edit, ...LABELS[field] } }
    }
    await service.updateConfiguration(type, { settings, layouts, metadatas: labels })
  }
}
