import { Box, Typography } from '@strapi/design-system'
import type { Head } from './form-head.ts'
import { FITS, shownPart } from './lengths.ts'

/** A page as a search engine shows it. */
export function SearchResult({ steps, title, description }: Head) {
  return (
    <Box
      tag="figure"
      aria-label="Search result"
      borderColor="neutral200"
      hasRadius
      padding={3}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Typography tag="p" variant="pi" textColor="neutral600" dir="ltr">
        {steps.join(' › ')}
      </Typography>
      <Typography tag="p" textColor="primary600" fontWeight="semiBold" dir="auto" paddingTop={1}>
        {shownPart(title, FITS.title)}
      </Typography>
      <Typography tag="p" variant="pi" dir="auto" paddingTop={1}>
        {shownPart(description, FITS.description)}
      </Typography>
    </Box>
  )
}
