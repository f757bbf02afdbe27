import type { PageModel } from '#src/models/pages/page.ts'
import { Modals } from '../frame/Modals.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './LandingLayout.module.css'
import { Main } from './Main.tsx'
import type { LayoutProps } from './props.ts'
import { SkipLink } from './SkipLink.tsx'

/** For pages that open with a large picture: the header is light and overlays the picture. */
export const LandingLayout = ({ view, children }: LayoutProps) => (
  <>
    <SkipLink view={view} />
    <div className={styles.top} data-tone="dark" data-over={opensWithHero(view.page)}>
      <Header view={view} light />
      <Breadcrumbs view={view} />
    </div>
    <Main>{children}</Main>
    <Footer view={view} />
    <Modals view={view} />
  </>
)

/** Whether the first thing on a page is a hero: a large picture that the header may overlay. */
const opensWithHero = ({ content }: PageModel): boolean => {
  switch (content.type) {
    case 'main':
    case 'page':
      return content.blocks[0]?.block === 'hero'
    case 'list':
      return content.before[0]?.block === 'hero'
    default:
      return false
  }
}
