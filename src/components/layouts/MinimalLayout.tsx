import { Modals } from '../modals/Modals.tsx'
import { ConsentLink } from '../tracking/ConsentLink.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { Main } from './Main.tsx'
import styles from './MinimalLayout.module.css'
import type { LayoutProps } from './props.ts'
import { SkipLink } from './SkipLink.tsx'

/** For pages that should not lead away: the logo, the languages and the small print. */
export const MinimalLayout = ({ view, children }: LayoutProps) => (
  <>
    <SkipLink view={view} />
    <header className={styles.header}>
      <Logo view={view} />
      <LanguageSwitch view={view} />
    </header>
    <Breadcrumbs view={view} />
    <Main>{children}</Main>
    <footer className={styles.footer}>
      <p>{view.shell.footer.legal ?? view.shell.siteName}</p>
      <ConsentLink view={view} />
    </footer>
    <Modals view={view} />
  </>
)
