import { Button, Dialog, Td, Tr, Typography } from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'
import type { PriceLists } from '../../price-list/price-list-answer.ts'
import { PastSection } from '../parts/PastSection.tsx'
import { momentWords } from '../site/time-words.ts'
import { counted } from '../words/counted.ts'

type Props = Pick<PriceLists, 'imports'> & {
  busy: boolean
  takeBack: (of: string, file: string) => void
}
type Import = PriceLists['imports'][number]

/** The last lists, each of which can be taken back. */
export function PastImports({ imports, busy, takeBack }: Props) {
  if (imports.length === 0) return null
  return (
    <PastSection
      title="Last lists"
      titles={['When', 'Who', 'List', 'Homes', 'Taken back']}
      rows={imports.length}
    >
      {imports.map((it) => (
        <Tr key={it.at}>
          {[momentWords(it.at), it.by, nameOf(it), it.homes.toLocaleString('en')].map(
            (words, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places.
              <Td key={at}>
                <Typography>{words}</Typography>
              </Td>
            ),
          )}
          <Td>
            {it.takenBack && (
              <Typography>{`${momentWords(it.takenBack.at)}, ${it.takenBack.by}`}</Typography>
            )}
            {!it.takenBack && <TakeBack {...it} busy={busy} takeBack={takeBack} />}
          </Td>
        </Tr>
      ))}
    </PastSection>
  )
}

function TakeBack({ busy, takeBack, ...it }: Import & Pick<Props, 'busy' | 'takeBack'>) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" size="S" disabled={busy}>
          Take back
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog title="Take the list back?" onConfirm={() => takeBack(it.at, nameOf(it))}>
        {`${counted(it.homes, 'home gets', 'homes get')} what they had before ${nameOf(it)}. Visitors see it in about a minute.${it.file === null ? FEED_COMES_BACK : ''}`}
      </ConfirmDialog>
    </Dialog.Root>
  )
}

const FEED_COMES_BACK =
  ' Correct them in the stock system too: its next other list may bring them again.'

const nameOf = ({ file, by }: Import): string => file ?? by
