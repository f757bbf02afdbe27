import type { Entry } from '#src/cms/types.ts'
import { FILE_FORM } from '#src/site/lead.ts'
import type { Href, LinkedFile } from '../addresses/links.ts'
import { MissingFileError } from '../entries/errors.ts'
import type { EntryContext } from './context.ts'
import { type FormModel, formOfKey } from './form.ts'

/** A document that visitors may take with them; `name` is its name in the media library. */
export type FileOffer = Href & {
  title: string
  name: string
  file: LinkedFile
  /** Whether it is given for a lead. */
  byForm: boolean
}

/** The documents of a page, and the form that asks for those that are given by form. */
export type Files = { offers: FileOffer[]; form: FormModel | null }

type WireFile = Entry<'projects'>['files'][number]

/**
 * The documents of an entry, each once, as it comes first; null if it has none. Without the form, a document that is
 * given by form is left out and reported.
 *
 * @throws MissingFileError
 */
export const filesModel = (files: WireFile[], context: EntryContext): Files | null => {
  const all = files.filter(
    ({ file }, index) => files.findIndex((other) => other.file === file) === index,
  )
  const form = all.some(({ given }) => given === 'byForm') ? formOfKey(FILE_FORM, context) : null
  const [offered, refused] = [
    all.filter(({ given }) => given === 'atOnce' || form),
    all.filter(({ given }) => given === 'byForm' && !form),
  ]
  for (const { title } of refused) context.report(noForm(title))
  const offers = offered.map(({ title, file: name, given }): FileOffer => {
    const found = context.file(name, title)
    if (!found) throw new MissingFileError(name)
    return { ...found, title, name, byForm: given === 'byForm' }
  })
  if (offers.length === 0) return null
  return { offers, form }
}

const noForm = (title: string): string =>
  `The file "${title}" is given by form, but no form with the key "${FILE_FORM}" is published, so pages do not offer it. Publish one, or give the file at once.`
