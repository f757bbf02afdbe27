import { Typography } from '@strapi/design-system'
import type { StrapiApp } from '@strapi/strapi/admin'
import { CHOICES } from '../../words/choices.ts'

/** What a switch says in forms and lists, as the help texts do. */
export const SWITCH = {
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'app.components.ToggleCheckbox.off-label': 'No',
}

type Row = Record<string, unknown>
type Header = { name: string; attribute?: { type?: string }; cellFormatter?: unknown }
type Table = { displayedHeaders: Header[] }

/** Lists of entries show a choice in words. Strapi's own cells show its value in the schema. */
export function wordChoices(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (table: Table) => ({
    ...table,
    displayedHeaders: table.displayedHeaders.map((header) =>
      header.attribute?.type === 'enumeration' ? { ...header, cellFormatter } : header,
    ),
  }))
}

function cellFormatter(row: Row, { name }: Header) {
  const value = row[name] as string | null
  return (
    <Typography textColor="neutral800">
      {value === null ? '-' : (CHOICES[value] ?? value)}
    </Typography>
  )
}
