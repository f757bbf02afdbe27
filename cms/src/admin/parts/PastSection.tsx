import { Box, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { TitledTable } from './TitledTable.tsx'

/** What was done before on a page, a row each. */
export function PastSection(props: {
  title: string
  titles: string[]
  rows: number
  children: ReactNode
}) {
  const { title, ...table } = props
  return (
    <Box tag="section" aria-label={title}>
      <Typography tag="h2" variant="delta" paddingBottom={4}>
        {title}
      </Typography>
      <TitledTable label={title} {...table} />
    </Box>
  )
}
