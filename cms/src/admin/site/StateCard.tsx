import { Box, Flex, Loader, Typography } from '@strapi/design-system'
import { CheckCircle, CrossCircle, WarningCircle } from '@strapi/icons'
import type { SiteState } from './words.ts'

const LOOKS = {
  good: { Icon: CheckCircle, color: 'success600', background: 'success100' },
  warning: { Icon: WarningCircle, color: 'warning600', background: 'warning100' },
  bad: { Icon: CrossCircle, color: 'danger600', background: 'danger100' },
  busy: { Icon: undefined, color: 'primary600', background: 'primary100' },
} as const

/** The state of the site, large. Screen readers announce its changes. */
export function StateCard({ tone, headline, lines }: SiteState) {
  const { Icon, color, background } = LOOKS[tone]
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6} role="status">
      <Flex gap={5} alignItems="flex-start">
        <Flex
          background={background}
          borderRadius="50%"
          width="4.8rem"
          height="4.8rem"
          justifyContent="center"
          shrink={0}
        >
          {Icon ? (
            <Icon fill={color} width="2.4rem" height="2.4rem" aria-hidden />
          ) : (
            <Loader small />
          )}
        </Flex>
        <Flex direction="column" alignItems="stretch" gap={1} minWidth={0}>
          <Typography tag="h2" variant="beta">
            {headline}
          </Typography>
          {lines.map((line) => (
            <Typography key={line} tag="p" textColor="neutral600" style={WRAPS}>
              {line}
            </Typography>
          ))}
        </Flex>
      </Flex>
    </Box>
  )
}

/** An address or the message of a build may be one long word. */
const WRAPS = { overflowWrap: 'anywhere' } as const
