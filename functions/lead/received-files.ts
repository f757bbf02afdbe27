import { cleanText } from '#src/lead/field-value.ts'
import { attachmentKind } from '#src/lead/files/attachment-kind.ts'
import type { ReceivedFile } from '#src/lead/files/received-file.ts'
import { FIELD_NAME } from '#src/lead/submission.ts'
import { sha256 } from '#src/lib/hash.ts'

const MOST = 5
const LONGEST = 120

/** The files of a form, one for each field. A browser sends an empty one where none was chosen. */
export const receivedFiles = async (form: FormData): Promise<ReceivedFile[]> => {
  const chosen = [...form].flatMap(([field, value]) =>
    typeof value !== 'string' && value.name !== '' && FIELD_NAME.test(field)
      ? [{ field, value }]
      : [],
  )
  const firsts = chosen.filter(
    ({ field }, at) => chosen.findIndex((it) => it.field === field) === at,
  )
  return Promise.all(
    firsts.slice(0, MOST).map(async ({ field, value }) => {
      const bytes = new Uint8Array(await value.arrayBuffer())
      const name = fileName(value.name)
      return { field, name, bytes, sha256: sha256(bytes), kind: attachmentKind(bytes) }
    }),
  )
}

/** Without folders, which old browsers send, and without signs that turn the direction of a name around. */
const fileName = (name: string): string => {
  const last = cleanText(name.replace(/\p{Cf}/gu, ''))
    .replace(/[\r\n\t]+/g, ' ')
    .split(/[/\\]/)
    .at(-1)
  // Half a character at the beginning could not be written in a header.
  return (last || 'file').slice(-LONGEST).replace(/^\p{Cs}/u, '')
}
