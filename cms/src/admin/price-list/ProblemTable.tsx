import { Td, Tr, Typography } from '@strapi/design-system'
import type { Problem } from '../../price-list/price-list-answer.ts'
import { TitledTable } from '../parts/TitledTable.tsx'

/** What is wrong with a list, by line and column. */
export function ProblemTable({ problems }: { problems: Problem[] }) {
  return (
    <TitledTable
      label="Problems"
      titles={['Line', 'Column', 'What is wrong']}
      rows={problems.length}
    >
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
    </TitledTable>
  )
}
