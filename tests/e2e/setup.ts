import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { installBrowser } from '#scripts/browser.ts'
import { build } from '#scripts/build.ts'
import { readEnvironment } from '#scripts/environment.ts'
import { startPreview } from '#scripts/preview/start-preview.ts'
import { createProgress } from '#scripts/progress.ts'

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
  await build(readEnvironment({}), createProgress())
  const preview = await startPreview({ outDir, port: 0, projectDir, log: () => {} })
  project.provide('site', { url: preview.url, outDir, browser: installBrowser() })
  return () => preview.close()
}
