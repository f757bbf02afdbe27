import { AccountLink } from '../account/AccountLink.tsx'
import { AreaSwitch } from '../area/AreaSwitch.tsx'
import { CurrencySwitch } from '../currency/CurrencySwitch.tsx'
import { SearchLink } from '../search/SearchLink.tsx'
import { ShortlistLink } from '../shortlist/ShortlistLink.tsx'
import { Button } from '../ui/Button.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { FrameView } from '../view/view.ts'
import styles from './Menu.module.css'
import { NavigationLinks } from './NavigationLinks.tsx'

export const MENU_ID = 'site-menu'

/**
 * The whole menu, as a popover of the browser: it opens without a script, Escape and a click beside it
 * close it, and the focus goes back to its button.
 */
export const Menu = ({ view }: { view: FrameView }) => {
  const { t, shell } = view
  const { menuItems, button } = shell.header
  const inGroups = new Set(
    menuItems.flatMap((item) => [item.href, ...item.links.map(({ href }) => href)]),
  )
  const links = shell.header.links.filter(({ href }) => !inGroups.has(href))
  return (
    <div id={MENU_ID} popover="auto" className={styles.menu}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.settings}>
            <CurrencySwitch view={view} />
            <AreaSwitch view={view} />
          </div>
          <button
            type="button"
            className={styles.close}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
          >
            {t('shell.closeMenu')}
          </button>
        </div>
        <nav aria-label={t('shell.menu')} className={styles.navigation}>
          <NavigationLinks
            links={links}
            className={styles.links}
            linkClassName={styles.link}
            view={view}
          />
          <ul className={styles.groups}>
            {menuItems.map((item) => (
              <li key={item.label} className={styles.group}>
                <SiteLink
                  href={item.href}
                  external={item.external}
                  file={item.file}
                  view={view}
                  className={styles.heading}
                  aria-current={view.page.current(item.href)}
                >
                  {item.label}
                </SiteLink>
                <NavigationLinks
                  links={item.links}
                  className={styles.nested}
                  linkClassName={styles.nestedLink}
                  view={view}
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <SearchLink view={view} labelled />
          <ShortlistLink view={view} labelled />
          <AccountLink view={view} labelled />
          {button && (
            <div className={styles.button}>
              <Button button={button} view={view} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
