import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { PageModel } from '#src/models/pages/page.ts'
import type { Shell } from '#src/models/site/shell.ts'
import { structuredData } from '#src/models/structured-data/structured-data.ts'
import type { PageStore } from '../store/page-store.ts'
import { NextChangedError } from './assumptions.ts'
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts'
import { withLateScripts } from './late-scripts.ts'
import { withStructuredData } from './with-structured-data.ts'

/** A page that Next has rendered. */
export type RenderedPage = {
  path: string
  locale: string
  /** Of what it shows. */
  hash: string
  /** Where Next left it. */
  documentFile: string
  payloadFile: string
  /** What it left besides, if anything: it goes. */
  metaFile?: string
  modelFile: string
}

export type PostprocessSettings = {
  /** What the pages join. */
  store: PageStore
  shells: Record<string, Shell>
  policySources: PolicySources
  /** Whether a document without scripts to load late is a sign that Next has changed; else it is taken as it is. */
  scriptsExpected: boolean
}

/** A page that was rendered, but whose content gives no whole document. */
export type RejectedPage = { path: string; problem: string }

/** Next said that it had rendered a page, and its files are not there. */
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
 * Gives each page its structured data, its late scripts and its security policy, and moves it into the page
 * store: one after another, at once, since the time goes into small files.
 *
 * @returns what is wrong with each page that cannot be finished.
 * @throws MissingRenderError, NextChangedError
 */
export const postprocessPages = async (
  pages: RenderedPage[],
  { store, shells, policySources, scriptsExpected }: PostprocessSettings,
): Promise<RejectedPage[]> => {
  const rejected: RejectedPage[] = []
  for (const { path, locale, hash, documentFile, payloadFile, metaFile, modelFile } of pages) {
    try {
      const model: PageModel = JSON.parse(readFileSync(modelFile, 'utf8'))
      const data = structuredData(model, shells[locale] as Shell)
      const rendered = readFileSync(documentFile, 'latin1')
      const html = withLateScripts(rendered)
      if (scriptsExpected && html === rendered) {
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
    // The rest of the process is not kept waiting.
    await setImmediate()
  }
  return rejected
}

/** Into the pages of memory that hold the file already: new ones take several times as long. */
const overwrite = (file: string, bytes: string): void => {
  writeFileSync(file, bytes, { encoding: 'latin1', flag: 'r+' })
  truncateSync(file, bytes.length)
}
