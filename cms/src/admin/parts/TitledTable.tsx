import { Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type Props = {
  label: string
  /** Of the columns. */
  titles: string[]
  /** How many rows `children` are. */
  rows: number
  children: ReactNode
}

/** A table with titles above its columns; in a narrow window each row is a list, with the titles before its values. */
export function TitledTable({ label, titles, rows, children }: Props) {
  return (
    <Narrow $titles={titles}>
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
    </Narrow>
  )
}

const Narrow = styled.div<{ $titles: string[] }>`
  @media (max-width: 47.9375rem) {
    thead {
      display: block;
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    table,
    tbody,
    tbody tr {
      display: block;
    }

    tbody tr {
      padding-block: ${({ theme }) => theme.spaces[3]};
    }

    tbody td:nth-child(n) {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      column-gap: ${({ theme }) => theme.spaces[3]};
      block-size: auto;
      padding: ${({ theme }) => theme.spaces[1]} 0;
      white-space: normal;
      overflow-wrap: anywhere;
    }

    tbody td::before {
      grid-row: 1 / span 2;
      font-size: ${({ theme }) => theme.fontSizes[1]};
      line-height: 2;
      color: ${({ theme }) => theme.colors.neutral600};
    }

    tbody td > * {
      grid-column: 2;
      justify-self: start;
    }

    tbody td:nth-child(n):has(> :empty) {
      display: none;
    }

    ${({ $titles }) =>
      $titles.map(
        (title, at) =>
          `tbody td:nth-child(${at + 1})::before { content: ${JSON.stringify(title)}; }`,
      )}
  }
`
