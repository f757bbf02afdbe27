import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '#scripts/build/build-site.ts'
import { createProgress } from '#scripts/lib/progress.ts'
import { startPreview } from '#scripts/preview/start-preview.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { recordComplaints } from './record-complaints.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The preview of a copy of the site, built from the embedded content, that notes its complaints. */
    watchedSite: { url: string; outDir: string }
    engine: 'firefox' | 'webkit'
  }
}

/** Builds the site from the embedded content and serves a copy of it, whose pages note what goes wrong. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const projectDir = join(import.meta.dirname, '../..')
  const environment = readEnvironment({})
  await buildSite(environment, createProgress())
  const outDir = join(environment.cacheDir, 'tests/browsers')
  await rm(outDir, { recursive: true, force: true })
  await cp(environment.outDir, outDir, { recursive: true })
  await recordComplaints(outDir)
  const preview = await startPreview({ outDir, projectDir })
  project.provide('watchedSite', { url: preview.url, outDir })
  return () => preview.close()
}
