import { AccountLink } from '../account/AccountLink.tsx'
import { AreaSwitch } from '../area/AreaSwitch.tsx'
import { CurrencySwitch } from '../currency/CurrencySwitch.tsx'
import { SearchLink } from '../search/SearchLink.tsx'
import { ShortlistFull } from '../shortlist/ShortlistFull.tsx'
import { ShortlistLink } from '../shortlist/ShortlistLink.tsx'
import { Button } from '../ui/Button.tsx'
import type { FrameView } from '../view/view.ts'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { MENU_ID, Menu } from './Menu.tsx'
import { NavigationLinks } from './NavigationLinks.tsx'

/** The header, the same on every page but for the page's own languages. */
export const HeaderContent = ({ view, light = false }: { view: FrameView; light?: boolean }) => {
  const { t, shell } = view
  const { links, button } = shell.header
  return (
    <>
      <div className={styles.bar}>
        <Logo view={view} light={light} />
        {links.length > 0 && (
          <nav aria-label={t('shell.mainNavigation')} className={styles.navigation}>
            <NavigationLinks
              links={links}
              className={styles.links}
              linkClassName={styles.link}
              view={view}
            />
          </nav>
        )}
        <div className={styles.tools}>
          {view.page.slot('languages')}
          <div className={styles.currency}>
            <CurrencySwitch view={view} />
            <AreaSwitch view={view} />
          </div>
          <div className={styles.search}>
            <SearchLink view={view} />
          </div>
          <div className={styles.shortlist}>
            <ShortlistLink view={view} />
          </div>
          <div className={styles.account}>
            <AccountLink view={view} />
          </div>
          {button && (
            <div className={styles.button}>
              <Button button={button} view={view} />
            </div>
          )}
          <button type="button" className={styles.menuButton} popoverTarget={MENU_ID}>
            {t('shell.menu')}
          </button>
        </div>
      </div>
      <Menu view={view} />
      <ShortlistFull view={view} />
    </>
  )
}
