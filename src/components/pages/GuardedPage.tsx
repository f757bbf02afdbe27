import { BackHome } from '../ui/BackHome.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { PageProps } from './props.ts'

/** What everybody sees of a page for signed-in visitors. The account brings the way in, and the content. */
export const GuardedPage = ({ view }: PageProps<'guarded'>) => (
  <PageHeader title={view.t('guard.title')} summary={view.t('guard.message')}>
    <BackHome view={view} />
  </PageHeader>
)
