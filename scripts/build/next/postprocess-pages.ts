import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { PageModel } from '#src/models/pages/page.ts'
import type { Shell } from '#src/models/site/shell.ts'
import { structuredData } from '#src/models/structured-data/structured-data.ts'
import type { PageStore } from '../store/page-store.ts'
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts'
import { withLateScripts } from './late-scripts.ts'
import { withStructuredData } from './with-structured-data.ts'

/** A page that Next has rendered. */
export type RenderedPage = {
  path: string
  locale: string
  /** Of what it shows. */
  hash: string
  /** Where Next left it, without extension. */
  file: string
  modelFile: string
}

export type PostprocessSettings = {
  /** What the pages join. */
  store: PageStore
  shells: Record<string, Shell>
  policySources: PolicySources
}

/** A page that was rendered, but whose content gives no whole document. */
export type RejectedPage = { path: string; problem: string }

/** Next said that it had rendered a page, and its files are not there. */
export class MissingRenderError extends Error {
  override name = 'MissingRenderError'
  constructor(path: string, options: ErrorOptions) {
    super(
      `Next did not render the page ${path}. Remove the folders .next and .cache, and build again.`,
      options,
    )
  }
}

/**
 * Gives each page its structured data, its late scripts and its security policy, and moves it into the page
 * store: one after another, at once, since the time goes into small files.
 *
 * @returns what is wrong with each page that cannot be finished.
 * @throws MissingRenderError
 */
export const postprocessPages = async (
  pages: RenderedPage[],
  { store, shells, policySources }: PostprocessSettings,
): Promise<RejectedPage[]> => {
  const rejected: RejectedPage[] = []
  for (const { path, locale, hash, file, modelFile } of pages) {
    const documentFile = `${file}.html`
    try {
      const model: PageModel = JSON.parse(readFileSync(modelFile, 'utf8'))
      const data = structuredData(model, shells[locale] as Shell)
      const rendered = readFileSync(documentFile, 'latin1')
      const html = withLateScripts(withStructuredData(rendered, data))
      overwrite(documentFile, withContentSecurityPolicy(html, policySources))
      store.put(hash, { documentFile, payloadFile: `${file}.rsc` })
      rmSync(`${file}.meta`, { force: true })
    } catch (cause) {
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
