import type { Button as ButtonModel } from '#src/models/parts/context.ts'
import type { Wording } from '../view/wording.ts'
import styles from './Button.module.css'
import { Icon } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'

/** A link that looks like a button. */
export const Button = ({ button, view }: { button: ButtonModel; view: Wording }) => (
  <SiteLink
    href={button.href}
    external={button.external}
    file={button.file}
    view={view}
    className={styles.button}
    data-variant={button.variant}
  >
    {button.label}
    {button.icon && <Icon icon={button.icon} />}
  </SiteLink>
)

/** Buttons side by side; nothing if there are none. */
export const Buttons = ({ buttons, view }: { buttons: ButtonModel[]; view: Wording }) =>
  buttons.length > 0 && (
    <div className={styles.row}>
      {buttons.map((button) => (
        <Button key={`${button.href} ${button.label}`} button={button} view={view} />
      ))}
    </div>
  )
