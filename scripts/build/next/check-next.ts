import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { readJson } from '#src/lib/json-file.ts'
import { NextChangedError } from './assumptions.ts'
import {
  type Code,
  compiledAssets,
  exportedPages,
  inNext,
  nextBuildId,
  serverPages,
} from './next-folders.ts'

const PRERENDERED = 'prerender-manifest.json'
const BUILD_ID = 'BUILD_ID'

const prerenderManifest = z.object({ routes: z.record(z.string(), z.unknown()) })

/**
 * Checks the compiled code for changes in Next that cause no error.
 *
 * @throws NextChangedError
 */
export const checkCompiled = async (code: Code): Promise<void> => {
  const manifest = await readJson(inNext(code.root, PRERENDERED), prerenderManifest)
  if (!manifest) {
    throw new NextChangedError(
      'prerender manifest',
      `the compile left no ${PRERENDERED} with routes`,
    )
  }
  const [route] = Object.keys(manifest.routes)
  if (route) {
    throw new NextChangedError('prerender manifest', `the manifest of the compile names ${route}`)
  }
  const id = await readFile(inNext(code.root, BUILD_ID), 'utf8').catch(() => undefined)
  if (id !== nextBuildId(code.codeFingerprint)) {
    throw new NextChangedError(
      'build id',
      `the file ${BUILD_ID} ${id ? `has ${id}` : 'is missing'}`,
    )
  }
  if (!existsSync(join(compiledAssets(code).folder, 'chunks'))) {
    throw new NextChangedError('static files', 'the compile left no folder static/chunks')
  }
}

/** The files that Next writes for a page: the document, its payload, and headers that nothing here reads. */
const EXPECTED: ReadonlySet<string> = new Set(['html', 'rsc', 'meta'])

/**
 * Checks one rendered page for changes in Next that cause no error: a loader that no longer applies, an export that
 * takes time, and a payload that browsers would not accept as one of this code.
 *
 * @param route the path of the page's files, below Next's folders and without extension.
 * @throws NextChangedError
 */
export const checkRendered = async (code: Code, route: string): Promise<void> => {
  const file = join(serverPages(code), route)
  const start = `${basename(file)}.`
  const ofPage = (await namesIn(dirname(file))).filter((name) => name.startsWith(start))
  const surplus = ofPage.find((name) => !EXPECTED.has(name.slice(start.length)))
  if (surplus) {
    throw new NextChangedError('segment files', `it left ${join(dirname(file), surplus)}`)
  }
  const exported = await namesIn(dirname(join(exportedPages(code), route)))
  if (exported.includes(`${start}html`)) {
    throw new NextChangedError('prerender manifest', `it exported the page ${route} a second time`)
  }
  const payload = await readFile(`${file}.rsc`, 'utf8').catch(() => undefined)
  if (payload !== undefined && !payload.includes(nextBuildId(code.codeFingerprint))) {
    throw new NextChangedError('build id', `the payload ${file}.rsc does not have it`)
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
