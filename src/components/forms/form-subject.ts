import type { PageModel } from '#src/models/pages/page.ts'
import type { UnitModel } from '#src/models/pages/unit.ts'
import type { LEAD_SUBJECTS } from '#src/site/lead.ts'

type Subject = Partial<Record<(typeof LEAD_SUBJECTS)[number], string>>

/** What a lead of a page is about, in the words of the page; nothing if it is about no entry. */
export const formSubject = ({ content }: Pick<PageModel, 'content'>): Subject => {
  switch (content.type) {
    case 'job':
      return { job: content.title }
    case 'project':
      return { project: content.title }
    case 'unit':
      return {
        unit: unitName(content),
        ...(content.project && { project: content.project.title }),
      }
    default:
      return {}
  }
}

/** Editors often have the number in the title already. */
const unitName = ({ title, number }: UnitModel): string =>
  title.includes(number) ? title : `${title} (${number})`
