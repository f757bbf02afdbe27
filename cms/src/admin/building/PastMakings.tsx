import { Button, Dialog, Td, Tr, Typography } from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { Making, Undoing } from '../../building/building-answer.ts'
import { PastSection } from '../parts/PastSection.tsx'
import { momentWords } from '../site/time-words.ts'
import { counted } from '../words/counted.ts'

type Props = {
  makings: Making[]
  busy: boolean
  lookBack: (of: string) => Promise<Undoing | undefined>
  takeBack: (of: string) => Promise<void>
}

/** What was made before, and the way to delete it. */
export function PastMakings({ makings, ...rest }: Props) {
  if (makings.length === 0) return null
  return (
    <PastSection
      title="Made before"
      titles={['When', 'Who', 'Project', 'Homes', 'Numbers', 'Deleted']}
      rows={makings.length}
    >
      {makings.map((making) => (
        <OneRow key={making.at} making={making} {...rest} />
      ))}
    </PastSection>
  )
}

function OneRow({ making, ...rest }: { making: Making } & Omit<Props, 'makings'>) {
  const { at, by, project, homes, first, last, deleted } = making
  return (
    <Tr>
      {[momentWords(at), by, project, homes.toLocaleString('en'), `${first} – ${last}`].map(
        (words, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places.
          <Td key={column}>
            <Typography>{words}</Typography>
          </Td>
        ),
      )}
      <Td>
        {deleted ? (
          <Typography>{`${momentWords(deleted.at)}, ${deleted.by}`}</Typography>
        ) : (
          <Delete of={at} {...rest} />
        )}
      </Td>
    </Tr>
  )
}

function Delete({ of, busy, lookBack, takeBack }: { of: string } & Omit<Props, 'makings'>) {
  const [undoing, setUndoing] = useState<Undoing>()
  return (
    <>
      <Button
        variant="danger-light"
        size="S"
        disabled={busy}
        onClick={() => void lookBack(of).then(setUndoing)}
      >
        Delete the drafts
      </Button>
      <Dialog.Root open={Boolean(undoing)} onOpenChange={() => setUndoing(undefined)}>
        <ConfirmDialog title="Delete the drafts?" onConfirm={() => void takeBack(of)}>
          {undoing && dangerOf(undoing)}
        </ConfirmDialog>
      </Dialog.Root>
    </>
  )
}

const dangerOf = ({ drafts, changed }: Undoing): string =>
  [
    `${counted(drafts, 'draft is', 'drafts are')} deleted for good, in all languages.`,
    ...(changed > 0
      ? [`${counted(changed, 'of them has', 'of them have')} been changed since.`]
      : []),
  ].join(' ')
