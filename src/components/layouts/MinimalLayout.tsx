import { FramePart } from '../frame/FramePart.tsx'
import { Modals } from '../frame/Modals.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Main } from './Main.tsx'
import styles from './MinimalLayout.module.css'
import type { LayoutProps } from './props.ts'
import { SkipLink } from './SkipLink.tsx'

/** For pages that should not lead away: the logo, the languages and the small print. */
export const MinimalLayout = ({ view, children }: LayoutProps) => (
  <>
    <SkipLink view={view} />
    <header className={styles.header}>
      <FramePart name="logo" view={view} />
      <LanguageSwitch view={view} />
    </header>
    <Breadcrumbs view={view} />
    <Main>{children}</Main>
    <footer className={styles.footer}>
      <FramePart name="smallPrint" view={view} />
    </footer>
    <Modals view={view} />
  </>
)
