import type { StrapiApp } from '@strapi/strapi/admin'
import { FindWord } from './FindWord.tsx'

type Field = { attribute?: { component?: string }; labelAction?: unknown }
type Edit = { layout: { layout: Field[][][] } }

const ROWS = 'settings.translation'

/** Puts the search for words above the rows of *Interface words*. */
export function addFindWord(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (edit: Edit) => ({
    ...edit,
    layout: {
      ...edit.layout,
      layout: edit.layout.layout.map((panel) => panel.map((row) => row.map(withSearch))),
    },
  }))
}

const withSearch = (field: Field): Field =>
  field.attribute?.component === ROWS ? { ...field, labelAction: <FindWord /> } : field
