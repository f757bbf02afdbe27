import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { Problem } from '../../price-list/answer.ts'

/** What is wrong with a list, by line and column. */
export function ProblemTable({ problems }: { problems: Problem[] }) {
  return (
    <Table colCount={3} rowCount={problems.length + 1} aria-label="Problems">
      <Thead>
        <Tr>
          {['Line', 'Column', 'What is wrong'].map((title) => (
            <Th key={title}>
              <Typography variant="sigma">{title}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {problems.map(({ line, column, problem }) => (
          <Tr key={`${line} ${column} ${problem}`}>
            <Td>
              <Typography>{line}</Typography>
            </Td>
            <Td>
              <Typography>{column ?? '–'}</Typography>
            </Td>
            <Td>
              <Typography style={{ whiteSpace: 'normal' }}>{problem}</Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
