import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '#scripts/build/build-site.ts'
import { installBrowser } from '#scripts/lib/browsers.ts'
import { createProgress } from '#scripts/lib/progress.ts'
import { startPreview } from '#scripts/preview/start-preview.ts'
import { readEnvironment } from '#src/environment/commands.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The preview of the site, built from the embedded content. */
    site: { url: string; outDir: string; browser: string }
  }
}

/** Builds the site from the embedded content and serves it for all tests of this folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const projectDir = join(import.meta.dirname, '../..')
  const { outDir } = readEnvironment({})
  await buildSite(readEnvironment({}), createProgress())
  const preview = await startPreview({ outDir, projectDir })
  project.provide('site', { url: preview.url, outDir, browser: installBrowser() })
  return () => preview.close()
}
