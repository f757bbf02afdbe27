import { Box, Flex, Link, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { List, Named } from '../../site-page/site-answer.ts'
import { type Tone, ToneBadge } from './ToneBadge.tsx'

type Props<Item> = {
  title: string
  /** What the list is, and what to do about it. */
  lead: string
  list: List<Item>
  tone: Tone
  /** What is said of an entry below its name. */
  children: (item: Item) => ReactNode
  /** Shown at the end of the entry's line. */
  aside?: (item: Item) => ReactNode
}

/** A list of entries, each with the way to its form; nothing if the list is empty. */
export function EntrySection<Item extends Named>(props: Props<Item>) {
  const { title, lead, list, tone, children, aside } = props
  if (list.total === 0) return null
  const more = list.total - list.entries.length
  return (
    <Box tag="section" aria-label={title} background="neutral0" hasRadius shadow="tableShadow">
      <Box paddingTop={5} paddingBottom={4} paddingLeft={6} paddingRight={6}>
        <Flex gap={2}>
          <Typography tag="h2" variant="delta" fontWeight="bold">
            {title}
          </Typography>
          <ToneBadge tone={tone}>{list.total.toLocaleString('en')}</ToneBadge>
        </Flex>
        <Typography tag="p" textColor="neutral600" paddingTop={1}>
          {lead}
        </Typography>
      </Box>
      <Box tag="ul">
        {list.entries.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may be listed twice, and rows have no state.
          <Row key={place} item={item} aside={aside?.(item)}>
            {children(item)}
          </Row>
        ))}
      </Box>
      {more > 0 && (
        <Box {...ROW}>
          <Typography textColor="neutral600">and {more.toLocaleString('en')} more</Typography>
        </Box>
      )}
    </Box>
  )
}

const ROW = {
  borderColor: 'neutral150',
  borderStyle: 'solid',
  borderWidth: '1px 0 0 0',
  paddingTop: 4,
  paddingBottom: 4,
  paddingLeft: 6,
  paddingRight: 6,
} as const

function Row({ item, children, aside }: { item: Named; children: ReactNode; aside: ReactNode }) {
  const { title, type, language, edit } = item
  return (
    <Box tag="li" {...ROW}>
      <Flex gap={4} justifyContent="space-between" alignItems="flex-start">
        <Flex direction="column" alignItems="flex-start" gap={1} minWidth={0}>
          <Flex gap={2} alignItems="baseline" wrap="wrap">
            {edit ? (
              <Link tag={NavLink} to={edit}>
                {title}
              </Link>
            ) : (
              <Typography fontWeight="semiBold">{title}</Typography>
            )}
            <Typography variant="pi" textColor="neutral600">
              {[type, language].filter(Boolean).join(' · ')}
            </Typography>
          </Flex>
          <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
            {children}
          </Typography>
        </Flex>
        {aside && <Box shrink={0}>{aside}</Box>}
      </Flex>
    </Box>
  )
}
