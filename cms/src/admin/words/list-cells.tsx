import { Typography } from '@strapi/design-system'
import type { StrapiApp } from '@strapi/strapi/admin'
import { CHOICES } from '../../words/choices.ts'

/** What a switch says in forms and lists, as the help texts do. */
export const SWITCH = {
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'app.components.ToggleCheckbox.off-label': 'No',
}

type Row = { locale?: string; localizations?: { locale: string }[]; [field: string]: unknown }
type Header = { name: string; attribute?: { type?: string }; cellFormatter?: unknown }
type Table = { displayedHeaders: Header[] }

/**
 * Lists of entries show a choice in words, where Strapi's own cells show its value in the schema, and languages by
 * their codes, where Strapi's names push the status of the entry out of sight.
 */
export function wordCells(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (table: Table) => ({
    ...table,
    displayedHeaders: table.displayedHeaders.map((header) => {
      if (header.name === 'locales') return { ...header, cellFormatter: languagesCell }
      if (header.attribute?.type === 'enumeration') return { ...header, cellFormatter: choiceCell }
      return header
    }),
  }))
}

function languagesCell({ locale, localizations = [] }: Row) {
  const codes = [locale, ...localizations.map((other) => other.locale)].filter(Boolean).sort()
  return <Typography textColor="neutral800">{codes.join(', ')}</Typography>
}

function choiceCell(row: Row, { name }: Header) {
  const value = row[name] as string | null
  return (
    <Typography textColor="neutral800">
      {value === null ? '-' : (CHOICES[value] ?? value)}
    </Typography>
  )
}
