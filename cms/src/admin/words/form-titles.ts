import type { StrapiApp } from '@strapi/strapi/admin'

type Edit = { layout: { settings: { mainField?: string } } }

/** Strapi stores the field `documentId` where no text names an entry, and would write that id above the form. */
const NAMELESS = 'documentId'

/** What exists once, such as *Header and footer*, has the name of its type above its form. */
export function titleForms(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', named)
}

/** A form whose entry no text names: with the field `id`, the panel takes the name of the type. */
export function named<Form extends Edit>(edit: Form): Form {
  const { settings } = edit.layout
  if (settings.mainField !== NAMELESS) return edit
  return { ...edit, layout: { ...edit.layout, settings: { ...settings, mainField: 'id' } } }
}
