import { z } from 'zod'
import { memo } from '#src/lib/memo.ts'
import { isTimeZone, TIME_OF_DAY } from '#src/lib/time.ts'
import { markdownProblem } from './markdown-limits.ts'

/**
 * The leaves of every schema. Each accepts both forms of its value and returns the snapshot's form, so
 * that one schema checks a reply of the CMS and a file read back, and parsing twice changes nothing.
 *
 * | field | in a reply of the CMS | in the snapshot |
 * | --- | --- | --- |
 * | media | the file's record | its file name, a key of the snapshot's media table |
 * | relation | the entry's record | its document id |
 */

/** What a field is beyond its value: the query needs to know what to populate. */
export type FieldKind = 'media' | 'relation' | 'relations'

/** Fields that the CMS leaves out of a reply unless the query names them. */
export const populated = z.registry<{ kind: FieldKind }>()

const documentId = z.string().regex(/^[a-z0-9]{10,}$/)
/** A name that every disk takes. Longer ones, and such with control characters, are nobody's good intention. */
const fileName = z
  .string()
  .regex(/^[^/\\\s\p{Cc}\p{Cf}]+\.[a-z0-9]+$/iu, 'has a name that no file may have: rename it')
  .refine((name) => Buffer.byteLength(name) <= 200, 'has too long a name: rename it')

const fileRecord = z
  .object({ url: z.string() })
  .transform(({ url }) => fileNameOf(url))
  .pipe(fileName)

const entryRecord = z.object({ documentId }).transform((entry) => entry.documentId)

const reference = z.union([documentId, entryRecord])

const mediaField = () => z.union([fileName, fileRecord])

/** The name of a file in the snapshot: the end of its address at the CMS. */
export function fileNameOf(url: string): string {
  const path = url.replace(/[?#].*$/, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** A file that may be left out. */
export const media = () => {
  const field = mediaField().nullable()
  populated.add(field, { kind: 'media' })
  return field
}

/** A file that must be there. */
export const requiredMedia = () => {
  const field = mediaField()
  populated.add(field, { kind: 'media' })
  return field
}

/** One entry of another type, or none. */
export const relation = () => {
  const field = reference.nullable()
  populated.add(field, { kind: 'relation' })
  return field
}

/** Entries of another type, in the editor's order. */
export const relations = () => {
  const field = z.array(reference)
  populated.add(field, { kind: 'relations' })
  return field
}

/** Longer is no title, no label and no summary. */
const MAX_TEXT = 10_000

const anyText = () => z.string().overwrite(cleanText)

/** Fields with words for visitors, and what these are written as. */
export const words = z.registry<{ as: 'text' | 'markdown' }>()

const asWords = <Field extends z.ZodType>(field: Field, as: 'text' | 'markdown'): Field => {
  words.add(field, { as } as never)
  return field
}

/** Fields with addresses for links: the address itself, or a text in Markdown that may hold some. */
export const links = z.registry<{ as: 'address' | 'markdown' }>()

const withLinks = <Field extends z.ZodType>(field: Field, as: 'address' | 'markdown'): Field => {
  links.add(field, { as } as never)
  return field
}

/** Words that visitors read. They must not be empty, and are typeset where the typography of their language is known. */
export const text = () => asWords(anyText().min(1).max(MAX_TEXT), 'text')

/** Words that visitors read, or none. */
export const optionalText = () => asWords(anyText().max(MAX_TEXT).nullable(), 'text')

/** A text that is taken to the letter, such as an address, a figure, or a name that code knows. Never empty. */
export const exactText = () => anyText().min(1).max(MAX_TEXT)

/** The same, or none. */
export const optionalExactText = () => anyText().max(MAX_TEXT).nullable()

const anyMarkdown = () =>
  anyText().superRefine((value, check) => {
    const problem = markdownProblem(value)
    if (problem) check.addIssue({ code: 'custom', message: problem, input: value })
  })

/** A text in Markdown that must not be empty. */
export const markdown = () => withLinks(asWords(anyMarkdown().min(1), 'markdown'), 'markdown')

/** A text in Markdown that may be left out. */
export const optionalMarkdown = () =>
  withLinks(asWords(anyMarkdown().nullable(), 'markdown'), 'markdown')

/** An address that a link leads to, as its editor wrote it. */
export const href = () => withLinks(exactText(), 'address')

/** The same, or none. */
export const optionalHref = () => withLinks(optionalExactText(), 'address')

/** A text of one kind, such as an id: `pattern` and `message` say which. */
export const pattern = (expression: RegExp, message: string) =>
  z.string().regex(expression, message)

/**
 * The last part of an address, or another name that addresses and code know. It is the name of a file, with an ending,
 * and disks take no name of more than 255 letters. The CMS takes as many (`maxLength`).
 */
export const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** A name that a link on the page can jump to. */
export const anchor = () =>
  pattern(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens, such as "contact"')

/** Addresses of people, with spaces, commas or semicolons between them. They are never published. */
export const mailAddresses = () =>
  pattern(
    /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[a-zA-Z0-9-]{2,}(?:[\s,;]+[^\s@,;<>"]+@[^\s@,;<>"]+\.[a-zA-Z0-9-]{2,})*$/,
    'must be full mail addresses, such as "sales@example.com"',
  )

/** A length in a style. */
export const cssLength = () =>
  pattern(
    /^\d{1,4}(?:\.\d{1,2})?(?:px|rem|em|vw|%)$/,
    'must be a number with its unit, such as "200px"',
  )

/** A day, as the CMS writes it: "2026-05-31". */
export const day = () => z.iso.date()

/** A time of day, such as "09:00". */
export const time = () => pattern(TIME_OF_DAY, 'must be hours and minutes, such as "09:00"')

/** A time zone by its name in the database of time zones, such as "Asia/Dubai". */
export const timeZone = () =>
  pattern(
    /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/,
    'must be the name of a time zone, such as "Asia/Dubai"',
  ).refine(memo(isTimeZone), 'must be a time zone that exists, such as "Asia/Dubai"')

/** Finds at once what a text rarely holds: control characters, halves of letters, and what is no character. */
const SUSPICIOUS = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/

const NO_LETTERS = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu

/**
 * A text without what no page can show: control characters, such as come along when a text is pasted, go; half
 * a letter becomes the sign for what is unreadable. Marks of direction and emoji stay.
 */
export const cleanText = (text: string): string =>
  SUSPICIOUS.test(text) ? text.toWellFormed().replace(NO_LETTERS, '') : text
