import { Modals } from '../frame/Modals.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Main } from './Main.tsx'
import type { LayoutProps } from './props.ts'
import { SkipLink } from './SkipLink.tsx'

export const DefaultLayout = ({ view, children }: LayoutProps) => (
  <>
    <SkipLink view={view} />
    <Header view={view} />
    <Breadcrumbs view={view} />
    <Main>{children}</Main>
    <Footer view={view} />
    <Modals view={view} />
  </>
)
