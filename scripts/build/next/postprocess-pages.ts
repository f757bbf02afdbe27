import { readFileSync, rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { PageModel } from '#src/models/pages/page.ts'
import { ORGANISATION_MARK } from '#src/models/site/frame-marks.ts'
import type { Shell } from '#src/models/site/shell.ts'
import { structuredData } from '#src/models/structured-data/structured-data.ts'
import type { UnframedStore } from '../store/unframed-store.ts'
import { NextChangedError } from './assumptions.ts'
import { splitDocument, type UnframedPage } from './content-once.ts'
import { withLateScripts } from './late-scripts.ts'
import { withStructuredData } from './with-structured-data.ts'

/** A page that Next has rendered, or the frame of a language. */
export type RenderedPage = {
  path: string
  locale: string
  /** The hash of all that it was rendered from. */
  unframed: string
  /** The document that Next wrote. */
  documentFile: string
  /** Other files that it wrote for the page: they are removed. */
  otherFiles: string[]
  /** Of a page. */
  modelFile?: string
}

export type PostprocessSettings = {
  /** The store to which the pages are added. */
  store: UnframedStore<UnframedPage>
  shells: Record<string, Shell>
  /** Whether a document that looks unfamiliar means that Next has changed; else it is accepted as it is. */
  familiar: boolean
}

/** A page that was rendered, but whose document is not complete because of its content. */
export type RejectedPage = { path: string; problem: string }

/** Next reported that it had rendered a page, but its files are missing. */
class MissingRenderError extends Error {
  override name = 'MissingRenderError'
  constructor(path: string, options: ErrorOptions) {
    super(
      `Next did not render the page ${path}. Remove the folders .next and .cache, and build again. If that changes nothing, look at "server pages" in docs/next.md: \`npm run build -- --plain\` builds the site meanwhile.`,
      options,
    )
  }
}

/**
 * Moves what Next has rendered into the store of pages without frames, with structured data and late scripts: one page
 * after another, synchronously, since small files take most of the time.
 *
 * @returns what is wrong with each page that cannot be taken.
 * @throws MissingRenderError, NextChangedError
 */
export const postprocessPages = async (
  pages: RenderedPage[],
  { store, shells, familiar }: PostprocessSettings,
): Promise<RejectedPage[]> => {
  const rejected: RejectedPage[] = []
  for (const { path, locale, unframed, documentFile, otherFiles, modelFile } of pages) {
    try {
      const rendered = readFileSync(documentFile, 'latin1')
      const late = withLateScripts(rendered)
      if (familiar && late === rendered) {
        throw new NextChangedError('script tags', `the page ${path} loads no script`)
      }
      const data = modelFile ? dataOf(modelFile, shells[locale] as Shell) : []
      const document = withStructuredData(late, data)
      const split = splitDocument(document)
      if (familiar && !split) {
        throw new NextChangedError('inline payload', `the page ${path} has none, or another`)
      }
      store.put(unframed, split ?? document)
      for (const file of [documentFile, ...otherFiles]) rmSync(file, { force: true })
    } catch (cause) {
      if (cause instanceof NextChangedError) throw cause
      const { code, syscall } = cause as NodeJS.ErrnoException
      if (code === 'ENOENT') throw new MissingRenderError(path, { cause })
      if (syscall !== undefined) throw cause
      rejected.push({ path, problem: (cause as Error).message })
    }
    // Other work of the process gets its turn.
    await setImmediate()
  }
  return rejected
}

/** The structured data of a page but for the owner of the site. */
const dataOf = (modelFile: string, shell: Shell): unknown[] => {
  const model: PageModel = JSON.parse(readFileSync(modelFile, 'utf8'))
  return structuredData(model, shell, ORGANISATION_MARK)
}
