import { Blocks } from '../blocks/Blocks.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { PageProps } from './props.ts'

/** The main page or a plain page. Where no hero opens it, its title does. */
export const BlocksPage = ({ content, view }: PageProps<'main' | 'page'>) => {
  const hero = content.blocks[0]?.block === 'hero'
  return (
    <>
      {!hero && <PageHeader title={content.title} />}
      <Blocks blocks={content.blocks} view={view} opening={hero} />
    </>
  )
}
