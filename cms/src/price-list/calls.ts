import { readFile } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import createError from 'http-errors'
import type { Context } from 'koa'
import * as yup from 'yup'
import { importPrices, undoPrices } from './apply.ts'
import { ListError } from './list-error.ts'
import type { Outcome } from './price-list-answer.ts'
import { readList } from './read-list.ts'

const listFields = yup.object({
  dryRun: yup.boolean().default(false),
  seen: yup.string(),
})
const undoFields = yup.object({
  dryRun: yup.boolean().default(false),
  of: yup.string(),
})

type File = { filepath: string; originalFilename: string | null }
type Request = { body?: unknown; files?: Record<string, File | File[]> }

/**
 * Brings in the list that a form carries in its field `files`. `dryRun` only tells what would change; `seen` is what a
 * dry run answered, and refuses what has changed since.
 *
 * @param by who sends it.
 */
export async function takeList(
  strapi: Core.Strapi,
  context: Context,
  by: string,
): Promise<Outcome> {
  const { body, files } = context.request as Request
  const { dryRun, seen } = await checked(listFields, body ?? {})
  const [file, second] = [files?.files ?? []].flat()
  if (!file || second) throw createError(400, 'One file is needed, in the field “files”.')
  const name = file.originalFilename ?? 'The file'
  const lines = await readList(await readFile(file.filepath), name).catch((error: Error) => {
    throw error instanceof ListError ? createError(400, error.message) : error
  })
  return importPrices(strapi, { lines, source: { by, file: name }, dryRun: dryRun === true, seen })
}

/** Takes a list back: that which came in at `of`, else the newest of who asks. */
export async function takeBack(strapi: Core.Strapi, context: Context, by: string) {
  const { body } = context.request as Request
  const { dryRun, of } = await checked(undoFields, body ?? {})
  return undoPrices(strapi, { by, dryRun: dryRun === true, of })
}

const checked = <Shape extends yup.AnyObjectSchema>(shape: Shape, given: unknown) =>
  shape.validate(given).catch((error: Error) => {
    throw createError(400, `This is no price list: ${error.message}.`)
  }) as Promise<yup.InferType<Shape>>
