import { Box, Button, Flex, Link, Td, Tr, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { isBigJump, percentOf } from '../../price-list/jump.ts'
import type { Change } from '../../price-list/price-list-answer.ts'
import { CHOICES } from '../../words/choices.ts'
import { TitledTable } from '../parts/TitledTable.tsx'
import { ToneBadge } from '../site/ToneBadge.tsx'

/** So many are shown at first. */
const FIRST = 100

const FIELDS: Record<string, string> = {
  price: 'Price',
  availability: 'Availability',
  area: 'Area, m²',
  innerArea: 'Inner area, m²',
  balconyArea: 'Balcony, m²',
}

type Value = number | string | null | undefined
type Row = Pick<Change, 'line' | 'documentId' | 'home' | 'project'> & {
  field: string
  from: Value
  to: Value
  percent: number | null
}

/** What changes of each home, one field in a row; what jumps comes first. */
export function ChangeTable({ changes }: { changes: Change[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const rows = rowsOf(changes)
  const shown = showsAll ? rows : rows.slice(0, FIRST)
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <TitledTable
        label="Changes"
        titles={['Line', 'Home', 'Field', 'From', 'To', 'Change']}
        rows={shown.length}
      >
        {shown.map((row) => (
          <OneRow key={`${row.documentId} ${row.field}`} {...row} />
        ))}
      </TitledTable>
      {shown.length < rows.length && (
        <Box>
          <Button variant="tertiary" onClick={() => setShowsAll(true)}>
            {`Show all ${rows.length.toLocaleString('en')}`}
          </Button>
        </Box>
      )}
    </Flex>
  )
}

function OneRow({ line, documentId, home, project, field, from, to, percent }: Row) {
  return (
    <Tr>
      <Td>
        <Typography textColor="neutral600">{line}</Typography>
      </Td>
      <Td>
        <Link tag={NavLink} to={`/content-manager/collection-types/api::unit.unit/${documentId}`}>
          {home}
        </Link>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {project}
        </Typography>
      </Td>
      <Td>
        <Typography>{FIELDS[field]}</Typography>
      </Td>
      <Td>
        <Typography>{wordsOf(from)}</Typography>
      </Td>
      <Td>
        <Typography fontWeight="bold">{wordsOf(to)}</Typography>
      </Td>
      <Td>
        <Flex gap={2}>
          {percent !== null && <Typography>{percentWords(percent)}</Typography>}
          {isBigJump(percent) && <ToneBadge tone="warning">Big jump</ToneBadge>}
        </Flex>
      </Td>
    </Tr>
  )
}

/** How many values change by much. */
export const countJumps = (changes: Change[]): number =>
  rowsOf(changes).filter(({ percent }) => isBigJump(percent)).length

const rowsOf = (changes: Change[]): Row[] =>
  changes
    .flatMap(({ before, after, ...about }) =>
      Object.entries(after).map(([field, to]) => {
        const from = before[field as keyof typeof before]
        return { ...about, field, from, to, percent: percentOf(from, to) }
      }),
    )
    .toSorted((a, b) => Number(isBigJump(b.percent)) - Number(isBigJump(a.percent)))

const wordsOf = (value: Value): string => {
  if (value === null || value === undefined) return 'nothing'
  return typeof value === 'number' ? value.toLocaleString('en') : (CHOICES[value] ?? value)
}

const percentWords = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toLocaleString('en', { maximumFractionDigits: 1 })} %`
