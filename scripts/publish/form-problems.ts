import { type LocaleForms, reservedFields } from '#src/lead/forms-file.ts'
import type { Problem } from '#src/models/site.ts'

type Forms = Pick<LocaleForms, 'locale'> & {
  forms: readonly (LocaleForms['forms'][number] & { documentId: string })[]
}

/** What an editor should mend in the forms: fields whose values would be lost among a lead's own. */
export const formProblems = (locales: readonly Forms[]): Problem[] =>
  locales.flatMap(({ locale, forms }) =>
    forms.flatMap((form) =>
      reservedFields(form).map((name) => ({
        entry: `forms/${form.documentId}`,
        locale,
        problem: `The form "${form.title}" has a field named "${name}", a name that every lead uses for something else. Give the field another name.`,
      })),
    ),
  )
