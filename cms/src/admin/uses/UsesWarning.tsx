import { Box, Flex, Typography } from '@strapi/design-system'
import { UseList } from './UseList.tsx'
import { type Question, useUses } from './use-uses.ts'

/** What loses a link or a part when entries are taken away, in the window that asks whether to do so. */
export function UsesWarning(question: Question) {
  const uses = useUses(question)
  if (uses === 'failed') {
    return (
      <Typography role="alert">
        The CMS could not tell which entries use it. Close this window and try again.
      </Typography>
    )
  }
  if (!uses) return <Typography role="status">Looking where it is used …</Typography>
  if (uses.total === 0) return <Typography>No other entry links to it or names it.</Typography>
  const others = uses.total === 1 ? '1 other entry uses' : `${uses.total} other entries use`
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography role="alert" fontWeight="bold">
        {others} {question.documentIds.length > 1 ? 'them' : 'it'}. Their links lead to nothing
        then, and blocks and lists lose it. Change these first, or go on: “Site” lists the links.
      </Typography>
      <Box
        maxHeight="18rem"
        overflow="auto"
        tabIndex={0}
        role="region"
        aria-label="Where it is used"
      >
        <UseList {...uses} />
      </Box>
    </Flex>
  )
}
