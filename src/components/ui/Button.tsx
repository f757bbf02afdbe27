import type { ComponentProps } from 'react'
import type { Button as ButtonModel } from '#src/models/parts/context.ts'
import type { Wording } from '../view/wording.ts'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'

/** A link that looks like a button, as an editor made it. */
export const Button = ({ button, view }: { button: ButtonModel; view: Wording }) => (
  <ButtonLink
    href={button.href}
    external={button.external}
    file={button.file}
    view={view}
    variant={button.variant}
  >
    {button.label}
    {button.icon && <Icon icon={button.icon} />}
  </ButtonLink>
)

type ButtonLinkProps = ComponentProps<typeof SiteLink> & { variant: ButtonModel['variant'] }

/** A link that looks like a button. */
export const ButtonLink = ({ variant, className, ...link }: ButtonLinkProps) => (
  <SiteLink {...link} className={classNames(styles.button, className)} data-variant={variant} />
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
