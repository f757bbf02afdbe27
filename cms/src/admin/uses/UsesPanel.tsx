import { Typography } from '@strapi/design-system'
import { UseList } from './UseList.tsx'
import { useUses } from './use-uses.ts'

type Props = {
  model: string
  collectionType?: string
  document?: { documentId?: string; updatedAt?: string | null }
}

/** Beside the form of an entry: which other entries use it. One that exists once is used by the whole site. */
export function UsesPanel({ model, collectionType, document }: Props) {
  const documentId = document?.documentId
  if (!model.startsWith('api::') || collectionType === 'single-types' || !documentId) return null
  const version = String(document.updatedAt)
  return {
    title: 'Where it is used',
    content: <Uses key={documentId} {...{ model, documentId, version }} />,
  }
}

type Entry = { model: string; documentId: string; version: string }

function Uses({ model, documentId, version }: Entry) {
  const uses = useUses({ model, documentIds: [documentId], version })
  if (!uses) return <Typography role="status">Looking …</Typography>
  if (uses === 'failed') {
    return <Typography>The CMS could not tell. Reload the page.</Typography>
  }
  if (uses.total === 0) return <Typography>No other entry links to it or names it.</Typography>
  return <UseList {...uses} />
}
