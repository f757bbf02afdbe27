import { Td, Tr, Typography } from '@strapi/design-system'
import type { PlannedHome } from '../../building/building-answer.ts'
import { CHOICES } from '../../words/choices.ts'
import { TitledTable } from '../parts/TitledTable.tsx'

const COLUMNS = ['Number', 'Floor', 'Title', 'Address', 'Area, m²', 'Orientation', 'Price']

/** The homes as they would be, in the first language. */
export function HomeTable({ homes }: { homes: PlannedHome[] }) {
  return (
    <TitledTable label="Homes" titles={COLUMNS} rows={homes.length}>
      {homes.map(({ number, floor, titles, slugs, area, orientation, price }) => (
        <Tr key={number}>
          {[
            ...[number, floor, Object.values(titles)[0], `/units/${Object.values(slugs)[0]}`],
            ...[area.toLocaleString('en'), CHOICES[orientation ?? ''] ?? '–'],
            price.toLocaleString('en'),
          ].map((words, column) => (
            <Td key={COLUMNS[column]}>
              <Typography>{words}</Typography>
            </Td>
          ))}
        </Tr>
      ))}
    </TitledTable>
  )
}
