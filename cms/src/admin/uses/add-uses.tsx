import { Flex } from '@strapi/design-system'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { UsesPanel } from './UsesPanel.tsx'
import { UsesWarning } from './UsesWarning.tsx'

type Entry = { documentId?: string; locale?: string | null }
type Props = { model: string; document?: Entry; documents?: Entry[]; collectionType?: string }
type Dialog = {
  type: string
  title?: string
  content?: ReactNode
  onConfirm?: () => Promise<unknown>
  [more: string]: unknown
}
type Description = {
  label: string
  variant?: string
  onClick?: (event: unknown) => Promise<unknown>
  dialog?: Dialog
  [more: string]: unknown
}
/** Strapi calls it while it renders: it may use hooks. */
type Action = { (props: Props): Description | null; type?: string; position?: string | string[] }
type Actions = (change: (actions: Action[]) => Action[]) => void
type Apis = {
  addDocumentAction: Actions
  addBulkAction: Actions
  addEditViewSidePanel(panels: (typeof UsesPanel)[]): void
}

/** Red actions that take nothing from the site. */
const HARMLESS = ['discard', 'publish', 'update']

/**
 * Shows where an entry is used: beside its form, and in the window that asks whether to delete or to unpublish it.
 * Unpublishing, which Strapi does without asking, asks here.
 */
export function addUses(app: Pick<StrapiApp, 'getPlugin'>): void {
  const apis = app.getPlugin('content-manager').apis as unknown as Apis
  apis.addEditViewSidePanel([UsesPanel])
  apis.addDocumentAction((actions) => actions.map(warning))
  apis.addBulkAction((actions) => actions.map(warning))
}

function warning(action: Action): Action {
  if (HARMLESS.includes(action.type ?? '')) return action
  const warned: Action = (props) => {
    const description = action(props)
    return description && withWarning(description, props, action.type)
  }
  return Object.assign(warned, {
    ...(action.type && { type: action.type }),
    ...(action.position && { position: action.position }),
  })
}

function withWarning(description: Description, props: Props, type?: string): Description {
  const { variant, dialog, onClick, label } = description
  const takesAway = type === 'unpublish' || type === 'delete' || variant === 'danger'
  const documents = props.documents ?? (props.document ? [props.document] : [])
  const documentIds = documents.flatMap(({ documentId }) => documentId ?? [])
  if (!takesAway || documentIds.length === 0 || props.collectionType === 'single-types')
    return description
  if (dialog && dialog.type !== 'dialog') return description
  // The entry as a whole is deleted in all languages; anything else is of the language that is open.
  const isWhole = type === 'delete' && !props.documents
  const locale = isWhole ? undefined : (documents[0]?.locale ?? undefined)
  const uses = <UsesWarning model={props.model} documentIds={documentIds} locale={locale} />
  if (!dialog) {
    return {
      ...description,
      onClick: async () => false,
      dialog: {
        ...{ type: 'dialog', title: label, content: uses, confirmLabel: label },
        onConfirm: async () => onClick?.({}),
      },
    }
  }
  const content = (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {dialog.content}
      {uses}
    </Flex>
  )
  return { ...description, dialog: { ...dialog, content } }
}
