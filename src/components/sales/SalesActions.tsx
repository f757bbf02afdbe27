import type { Image } from '#src/models/parts/media.ts'
import type { Sales } from '#src/models/parts/sales.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { View } from '../view/view.ts'
import styles from './SalesActions.module.css'
import { whatsAppLink } from './whats-app-link.ts'

type SalesActionsProps = {
  sales: Sales
  /** In a bar there is room for the icons of WhatsApp and the call only. */
  compact?: boolean
  view: View
}

/** The main action, WhatsApp and the call. */
export const SalesActions = ({ sales, compact = false, view }: SalesActionsProps) => {
  const { action, whatsApp, call } = sales
  const channels = [
    whatsApp && { ...whatsApp, href: whatsAppLink(whatsApp, view.shell.origin + view.page.path) },
    call,
  ].filter((channel) => channel !== null)
  return (
    <div className={styles.actions} data-compact={compact || undefined}>
      {action && (
        <ButtonLink
          variant="primary"
          href={action.href}
          external={action.external}
          file={action.file}
          newTab={action.newTab}
          view={view}
          className={styles.main}
          data-sales="ask"
        >
          {action.label}
        </ButtonLink>
      )}
      {channels.map(({ label, icon, href }) => (
        <ButtonLink
          key={href}
          variant="secondary"
          href={href}
          external
          view={view}
          className={styles.channel}
        >
          <Channel label={label} icon={icon} compact={compact} />
        </ButtonLink>
      ))}
    </div>
  )
}

type ChannelProps = { label: string; icon: Image | null; compact: boolean }

const Channel = ({ label, icon, compact }: ChannelProps) => (
  <>
    {icon && <Icon icon={icon} />}
    {compact && icon ? <VisuallyHidden>{label}</VisuallyHidden> : label}
  </>
)
