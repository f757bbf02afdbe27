import { Flex, Typography } from '@strapi/design-system'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'

type Field = { type?: string; hint?: string; labelAction?: ReactNode }
type Rows = Field[][]
type Edit = { layout: { layout: Rows[]; components: Record<string, { layout: Rows }> } }

/** Shows the help of fields that are put together of others. Strapi's form shows their labels alone. */
export function helpParts(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (edit: Edit) => ({
    ...edit,
    layout: {
      ...edit.layout,
      layout: edit.layout.layout.map(helped),
      components: Object.fromEntries(
        Object.entries(edit.layout.components).map(([uid, component]) => [
          uid,
          { ...component, layout: helped(component.layout) },
        ]),
      ),
    },
  }))
}

const helped = (rows: Rows): Rows => rows.map((row) => row.map(withHelp))

function withHelp(field: Field): Field {
  const { type, hint, labelAction } = field
  if (type !== 'component' || !hint) return field
  return {
    ...field,
    labelAction: (
      <Flex tag="span" gap={2}>
        {labelAction}
        <Typography tag="span" variant="pi" fontWeight="regular" textColor="neutral600">
          {hint}
        </Typography>
      </Flex>
    ),
  }
}
