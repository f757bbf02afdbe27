import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createHttp } from '#src/lib/http.ts'
import * as z from '#src/lib/zod-mini.ts'
import { ListError } from './list-error.ts'

const values = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

const outcome = z.object({
  changes: z.array(z.object({ line: z.number(), home: z.string(), before: values, after: values })),
  same: z.number(),
  problems: z.array(
    z.object({ line: z.number(), column: z.nullable(z.string()), problem: z.string() }),
  ),
  written: z.boolean(),
  /** Of an import that is taken back: when it was; null where there is none. */
  at: z.optional(z.nullable(z.string())),
})

/** What the CMS did with a list, or would do. */
export type Outcome = z.infer<typeof outcome>

/** Thousands of homes take a while. */
const TIMEOUT_MS = 120_000

type Cms = { url: string; token: string }

/**
 * Sends a file, which the CMS reads.
 *
 * @throws ListError if the file cannot be read, or the CMS refuses it.
 */
export const sendList = async (
  cms: Cms,
  { file, dryRun }: { file: string; dryRun: boolean },
): Promise<Outcome> => {
  const bytes = await readFile(file).catch((cause) => {
    throw new ListError(`${file} cannot be read: ${cause.code ?? cause.message}.`, { cause })
  })
  const form = new FormData()
  form.append('dryRun', String(dryRun))
  form.append('files', new Blob([bytes]), basename(file))
  return post(cms, '/api/price-list', form)
}

/** Takes back the last list that was sent with the token. */
export const undoList = (cms: Cms, options: { dryRun: boolean }): Promise<Outcome> =>
  post(cms, '/api/price-list/undo', options)

/** @throws ListError if the CMS cannot be asked or refuses. */
const post = async ({ url, token }: Cms, path: string, body: object): Promise<Outcome> => {
  try {
    const http = createHttp({ timeoutMs: TIMEOUT_MS })
    const headers = { authorization: `Bearer ${token}` }
    return outcome.parse(await http(url + path, { method: 'POST', headers, body }))
  } catch (cause) {
    const { status, data } = cause as { status?: number; data?: { error?: { message?: string } } }
    const said = data?.error?.message
    const why =
      status === 401 || status === 403
        ? `${url} does not accept CMS_PRICE_TOKEN. The CMS prints where its secrets are at its first start.`
        : said
          ? `${url} says: ${said}`
          : `${url} cannot be asked: ${(cause as Error).message}.`
    throw new ListError(`${why} Nothing was changed.`, { cause })
  }
}
