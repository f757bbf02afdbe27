import { expect, test } from 'vitest'
import { kindOf } from '#src/files/kinds.ts'
import { attachmentKind } from '#src/lead/files/attachment-kind.ts'
import { fieldErrors, formSchema } from '#src/lead/form-schema.ts'
import { LEAD_FILES_MAX_BYTES } from '#src/site/lead.ts'
import * as files from '#tests/fixtures/attachments.ts'

test.each([
  ['a PDF', files.pdf(), 'pdf'],
  ['a Word file', files.docx, 'docx'],
  ['an old Word file', files.doc, 'doc'],
  ['an OpenDocument file', files.odt, 'odt'],
  ['a picture', files.png, 'png'],
])('%s is known by its bytes', (_, bytes, kind) => {
  expect(attachmentKind(bytes)).toBe(kind)
})

test('a picture and a PDF are what the media library takes them for', () => {
  const pictures = [
    '\xff\xd8\xff\xe0 JFIF',
    '\x89PNG\r\n\x1a\n0000',
    'RIFF\x00\x01\x02\x03WEBPVP8 ',
  ]
  for (const bytes of [...pictures.map((text) => Buffer.from(text, 'latin1')), files.pdf()]) {
    expect(kindOf(bytes)).toBeDefined()
    expect(attachmentKind(bytes)).toBe(kindOf(bytes))
  }
  for (const bytes of [files.html, files.program, Buffer.from('GIF89a'), Buffer.from('%PDF-3.0')]) {
    expect(attachmentKind(bytes)).toBeUndefined()
  }
})

test.each([
  ['a PDF that is cut off', files.pdf().subarray(0, 12)],
  ['a Word file that is cut off', files.docx.subarray(0, 40)],
  ['a Word file with macros', files.withMacros],
  ['an old Word file with macros', files.oldWithMacros],
  ['a spreadsheet', files.spreadsheet],
  ['a page', files.html],
  ['a drawing', files.svg],
  ['a program', files.program],
  ['nothing', Buffer.alloc(0)],
])('%s is not taken', (_, bytes) => {
  expect(attachmentKind(bytes)).toBeUndefined()
})

const field = { name: 'cv', label: 'CV', kind: 'file' as const, choices: [] }
const check = (raw: unknown, required = false) => {
  const rules = required ? [{ rule: 'required' as const, value: null }] : []
  const result = formSchema([{ ...field, rules }]).safeParse({ cv: raw })
  return result.success ? result.data : fieldErrors(result.error).cv
}

/** As a browser's control has it. */
const chosen = (name: string, size = 10) => ({ length: 1, 0: { name, size } })

test('the value of a field is the name of its file', () => {
  expect(check(chosen('Anna Maria.PDF'))).toEqual({ cv: 'Anna Maria.PDF' })
  for (const none of [undefined, '', 'typed.pdf', { length: 0 }, []]) {
    expect(check(none)).toEqual({ cv: '' })
  }
})

test('what is wrong with a file is said in the words of the form', () => {
  expect(check({ length: 0 }, true)).toEqual({ key: 'rule.required' })
  expect(check(chosen('cv.exe'))).toEqual({ key: 'rule.file.kind' })
  expect(check(chosen('cv.pdf', 0))).toEqual({ key: 'rule.file.kind' })
  expect(check(chosen('cv.pdf', LEAD_FILES_MAX_BYTES))).toEqual({ cv: 'cv.pdf' })
  expect(check(chosen('cv.pdf', LEAD_FILES_MAX_BYTES + 1))).toEqual({
    key: 'rule.file.size',
    values: { n: 4 },
  })
})

test('the files of a form are counted together, since they are sent together', () => {
  const fields = ['cv', 'letter', 'photo'].map((name) => ({ ...field, name, rules: [] }))
  const half = LEAD_FILES_MAX_BYTES / 2
  const sent = (letter: number) =>
    formSchema(fields).safeParse({ cv: chosen('cv.pdf', half), letter: chosen('l.pdf', letter) })
  expect(sent(half).data).toEqual({ cv: 'cv.pdf', letter: 'l.pdf', photo: '' })
  const together = { key: 'rule.file.together', values: { n: 4 } }
  expect(fieldErrors(sent(half + 1).error ?? { issues: [] })).toEqual({
    cv: together,
    letter: together,
  })
})

test('where bytes were looked at, they count and not the name', () => {
  expect(check({ name: 'x.pdf', size: 9, isKnown: false })).toEqual({ key: 'rule.file.kind' })
  expect(check({ name: 'x.bin', size: 9, isKnown: true })).toEqual({ cv: 'x.bin' })
})
