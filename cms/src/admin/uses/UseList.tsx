import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import type { Use, UsesAnswer } from '../../uses/uses-answer.ts'

/** Entries by their types, each with the fields that use another entry and the way to its form in each language. */
export function UseList({ kinds }: UsesAnswer) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {kinds.map(({ type, total, entries }) => (
        <Box tag="section" aria-label={type} key={type}>
          <Typography tag="h3" variant="sigma" textColor="neutral600">
            {type} ({total.toLocaleString('en')})
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={1}>
            {entries.map((use) => (
              <OneUse key={use.languages[0]?.edit} {...use} />
            ))}
          </Flex>
          {total > entries.length && (
            <Typography variant="pi" textColor="neutral600">
              and {(total - entries.length).toLocaleString('en')} more
            </Typography>
          )}
        </Box>
      ))}
    </Flex>
  )
}

function OneUse({ title, fields, languages }: Use) {
  return (
    <Box tag="li" style={{ overflowWrap: 'anywhere' }}>
      <Typography fontWeight="semiBold">{title}</Typography>{' '}
      <Typography variant="pi" textColor="neutral600">
        {fields.join(', ')}
      </Typography>
      <Flex gap={2} wrap="wrap">
        {languages.map(({ name, edit, published }) => (
          <Link key={edit} tag={RouterLink} to={edit}>
            {name ?? 'Open'}
            {published ? '' : ' (draft)'}
          </Link>
        ))}
      </Flex>
    </Box>
  )
}
