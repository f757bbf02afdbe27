import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { PlannedHome } from '../../building/answer.ts'
import { CHOICES } from '../../words/choices.ts'

const COLUMNS = ['Number', 'Floor', 'Title', 'Address', 'Area, m²', 'Orientation', 'Price']

/** The homes as they would be, in the first language. */
export function HomeTable({ homes }: { homes: PlannedHome[] }) {
  return (
    <Table colCount={COLUMNS.length} rowCount={homes.length + 1} aria-label="Homes">
      <Thead>
        <Tr>
          {COLUMNS.map((title) => (
            <Th key={title}>
              <Typography variant="sigma">{title}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
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
      </Tbody>
    </Table>
  )
}
