import { Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

type Props = {
  label: string
  /** Of the columns. */
  titles: string[]
  /** How many rows `children` are. */
  rows: number
  children: ReactNode
}

/** A table with titles above its columns. */
export function TitledTable({ label, titles, rows, children }: Props) {
  return (
    <Table colCount={titles.length} rowCount={rows + 1} aria-label={label}>
      <Thead>
        <Tr>
          {titles.map((title) => (
            <Th key={title}>
              <Typography variant="sigma">{title}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>{children}</Tbody>
    </Table>
  )
}
