import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { HomeChange } from '../../home-history/history-answer.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { causeWords, changeWords } from './change-words.ts'

const UNIT = 'api::unit.unit'

/** So many are shown at first. */
const FIRST = 5

type Props = { model: string; document?: { documentId?: string; updatedAt?: string | null } }

/** Beside the form of a home: who changed its price and its status, when, from what to what. */
export function HistoryPanel({ model, document }: Props) {
  const documentId = document?.documentId
  if (model !== UNIT || !documentId) return null
  const version = String(document.updatedAt)
  return {
    title: 'Price and status so far',
    content: <History key={documentId} home={documentId} version={version} />,
  }
}

function History({ home, version }: { home: string; version: string }) {
  const answer = useAnswer<{ changes: HomeChange[] }>(`/home-history?id=${home}`, version)
  const [all, setAll] = useState(false)
  if (!answer) return <Typography role="status">Looking …</Typography>
  if (answer === 'failed') {
    return <Typography>The CMS could not tell. Reload the page.</Typography>
  }
  const { changes } = answer
  if (changes.length === 0) {
    return <Typography>No changes are known yet. Each change that goes public is kept.</Typography>
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {changes.slice(0, all ? undefined : FIRST).map((change) => (
          <OneChange key={`${change.at} ${JSON.stringify(change.after)}`} {...change} />
        ))}
      </Flex>
      {!all && changes.length > FIRST && (
        <Button variant="tertiary" onClick={() => setAll(true)}>
          Show all {changes.length}
        </Button>
      )}
    </Flex>
  )
}

function OneChange(change: HomeChange) {
  const at = new Date(change.at)
  return (
    <Box tag="li">
      {changeWords(change).map((words) => (
        <Typography tag="p" key={words}>
          {words}
        </Typography>
      ))}
      <Typography tag="p" variant="pi" textColor="neutral600">
        <time dateTime={change.at}>
          {at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {' · '}
        {causeWords(change)}
      </Typography>
    </Box>
  )
}
