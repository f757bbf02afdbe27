import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { PageModel } from '#src/models/pages/page.ts'
import type { Shell } from '#src/models/site/shell.ts'
import { structuredData } from '#src/models/structured-data/structured-data.ts'
import type { PageStore } from '../store/page-store.ts'
import { NextChangedError } from './assumptions.ts'
import { withContentOnce } from './content-once.ts'
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts'
import { withLateScripts } from './late-scripts.ts'
import { withStructuredData } from './with-structured-data.ts'

/** A page that Next has rendered. */
export type RenderedPage = {
  path: string
  locale: string
  /** The page hash. */
  hash: string
  /** The files that Next wrote. */
  documentFile: string
  payloadFile: string
  /** Other files that Next wrote for the page, if any: they are removed. */
  metaFile?: string
  modelFile: string
}

export type PostprocessSettings = {
  /** The store to which the pages are added. */
  store: PageStore
  shells: Record<string, Shell>
  policySources: PolicySources
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
 * Leaves the content of each page in its document once, adds structured data, late scripts and the security policy, and
 * moves it into the page store: one page after another, synchronously, since small files take most of the time.
 *
 * @returns what is wrong with each page that cannot be finished.
 * @throws MissingRenderError, NextChangedError
 */
export const postprocessPages = async (
  pages: RenderedPage[],
  { store, shells, policySources, familiar }: PostprocessSettings,
): Promise<RejectedPage[]> => {
  const rejected: RejectedPage[] = []
  for (const { path, locale, hash, documentFile, payloadFile, metaFile, modelFile } of pages) {
    try {
      const model: PageModel = JSON.parse(readFileSync(modelFile, 'utf8'))
      const data = structuredData(model, shells[locale] as Shell)
      const rendered = readFileSync(documentFile, 'latin1')
      const once = withContentOnce(rendered)
      if (familiar && !once) {
        throw new NextChangedError('inline payload', `the page ${path} has none, or another`)
      }
      const written = once ?? rendered
      const html = withLateScripts(written)
      if (familiar && html === written) {
        throw new NextChangedError('script tags', `the page ${path} loads no script`)
      }
      const described = withStructuredData(html, data)
      overwrite(documentFile, withContentSecurityPolicy(described, policySources))
      store.put(hash, { documentFile, payloadFile })
      if (metaFile) rmSync(metaFile, { force: true })
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

/** Overwrites the file in place: its memory pages are cached already, and new ones take several times as long. */
const overwrite = (file: string, bytes: string): void => {
  writeFileSync(file, bytes, { encoding: 'latin1', flag: 'r+' })
  truncateSync(file, bytes.length)
}
