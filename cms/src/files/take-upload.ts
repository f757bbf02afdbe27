import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { errors } from '@strapi/utils'
import { checkFile } from './rules/check-file.ts'
import { endsAs, HEAD_BYTES, KINDS, type KindName, kindOf } from './rules/kinds.ts'
import type { StoredFile, UploadedFile } from './uploaded-file.ts'

/**
 * Lets into the media library only what the site shows, by what is in the file; drawings are cleaned on the way.
 *
 * @param replaced the ending of the file whose place it takes: addresses stay, and with them their endings.
 * @throws ApplicationError with a sentence for each file that is refused; none of them is then taken.
 */
export const takeUploads = async (files: UploadedFile[], replaced?: string): Promise<void> => {
  const problems: string[] = []
  for (const file of files) {
    const problem = await takeUpload(file, replaced)
    if (problem) problems.push(`"${file.originalFilename ?? 'The file'}" ${problem}.`)
  }
  if (problems.length > 0) throw new errors.ApplicationError(problems.join(' '))
}

const takeUpload = async (file: UploadedFile, replaced?: string): Promise<string | undefined> => {
  const checked = await checkFile(file.filepath)
  if (checked.status === 'refused') return checked.problem
  const { kind, bytes } = checked
  const { label, mime } = KINDS[kind]
  const ending = extname(file.originalFilename ?? '')
  if (ending && !endsAs(ending, kind)) {
    return `is of the kind ${label}: let its name end with ${endingsOf(kind)}`
  }
  if (replaced && !endsAs(replaced, kind)) {
    return `is of the kind ${label} and cannot take the place of a ${replaced} file: upload it as a file of its own`
  }
  if (kind === 'svg' && bytes) {
    await writeFile(file.filepath, bytes)
    file.size = bytes.length
  }
  file.mimetype = mime
  file.detectedMimeType = mime
  return undefined
}

/**
 * The last look, where files are kept, at whatever did not come as an upload: it must be of a kind that the site
 * shows, and be called so.
 *
 * @throws ApplicationError
 */
export const checkStored = async (file: StoredFile): Promise<void> => {
  const kind = kindOf(await headOf(file))
  if (!kind || !endsAs(file.ext, kind)) {
    throw new errors.ApplicationError(
      `"${file.name}" is not kept: ${kind ? `it is of the kind ${KINDS[kind].label}` : 'the site shows no files of its kind'}.`,
    )
  }
}

const headOf = async (file: StoredFile): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  const stream = file.getStream()
  for await (const chunk of stream) {
    chunks.push(Buffer.from(chunk))
    size += chunk.length
    if (size >= HEAD_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES)
}

const endingsOf = (kind: KindName): string => KINDS[kind].endings.join(' or ')
