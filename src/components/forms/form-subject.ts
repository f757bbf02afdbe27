import type { PageModel } from '#src/models/pages/page.ts'
import type { FormField } from '#src/models/parts/form.ts'
import { homeName } from '#src/models/parts/home-name.ts'
import type { LEAD_SUBJECT_INPUTS, LEAD_SUBJECTS } from '#src/site/lead.ts'

type SubjectName = (typeof LEAD_SUBJECTS)[number]

/** An entry that a page is about. The slug is the last part of its address. */
type Subject = { documentId: string; title: string; slug: string }

/** What a page is about. A home is in a project, unless that is not published. */
export type PageSubjects = Partial<Record<SubjectName, Subject>>

type Page = Pick<PageModel, 'content' | 'key' | 'path'>

/** The entries that a page is about, in the words of the page; nothing if it is about none. */
export const pageSubjects = ({ content, key, path }: Page): PageSubjects => {
  const page = { documentId: key.slice(key.indexOf('/') + 1), slug: slugOf(path) }
  switch (content.type) {
    case 'job':
      return { job: { ...page, title: content.title } }
    case 'project':
      return { project: { ...page, title: content.title } }
    case 'unit': {
      const { project, projectId } = content
      return {
        unit: { ...page, title: homeName(content) },
        ...(project &&
          projectId && {
            project: { documentId: projectId, title: project.title, slug: slugOf(project.path) },
          }),
      }
    }
    default:
      return {}
  }
}

/** What a page answers to a field that asks which job, project or home; undefined if the visitor has to. */
export const knownAnswer = (
  { about, choices }: Pick<FormField, 'about' | 'choices'>,
  subjects: PageSubjects,
): string | undefined => {
  const subject = about && subjects[about]
  return choices.find(({ value }) => value === subject?.slug || value === subject?.documentId)
    ?.value
}

/** What a form sends of the entries that its page is about. */
export const subjectInputs = (
  subjects: PageSubjects,
): Partial<Record<(typeof LEAD_SUBJECT_INPUTS)[number], string>> =>
  Object.fromEntries(
    Object.entries(subjects).flatMap(([name, { title, documentId }]) => [
      [name, title],
      [`${name}Id`, documentId],
    ]),
  )

/** What the home of a page costs; null for a page of no home, and where the price is told on request. */
export const pagePrice = ({ content }: Pick<PageModel, 'content'>): number | null =>
  content.type === 'unit' ? content.price : null

/** The names by which the choices of a field may mean the entries that a page is about, separated by spaces. */
export const namesOf = (subjects: PageSubjects): Partial<Record<SubjectName, string>> =>
  Object.fromEntries(
    Object.entries(subjects).map(([name, { slug, documentId }]) => [name, `${slug} ${documentId}`]),
  )

const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
