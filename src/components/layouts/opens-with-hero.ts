import type { PageModel } from '#src/models/pages/page.ts'

/** Whether the first thing on a page is a hero: a large picture that the header may lie upon. */
export const opensWithHero = ({ content }: PageModel): boolean => {
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
