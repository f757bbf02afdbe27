import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect } from 'vitest'
import { filesBelow } from '#scripts/build/output/files-below.ts'

/** A published file; `text` is undefined for one whose bytes say nothing to a person, such as a picture. */
type PublishedFile = { hash: string; text: string | undefined }

/** The files of a published folder, by path. */
export type Published = Record<string, PublishedFile>

const TEXT = /\.(?:html|json|js|css|xml|txt|svg|webmanifest)$|^_[a-z]+$/

/** What a folder publishes; the time in a manifest of the build is not in its hash. */
export const readPublished = async (outDir: string): Promise<Published> => {
  const files = (await filesBelow(outDir)).map(async (path): Promise<[string, PublishedFile]> => {
    const bytes = await readFile(join(outDir, path))
    const text = TEXT.test(path) ? bytes.toString() : undefined
    return [path, { hash: hashOf(path.startsWith('builds/') ? withoutTime(bytes) : bytes), text }]
  })
  return Object.fromEntries(await Promise.all(files))
}

const withoutTime = (bytes: Buffer): string => bytes.toString().replace(/"timestamp":"[^"]*"/, '')

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/**
 * Expects two folders to publish the same, to the byte. Where they do not, both versions of each text that differs are
 * kept in a folder, and the message names it and shows the first place of some of them.
 *
 * @param folder the folder for what differs: below `.cache`, a new one for each time.
 */
export const expectSamePublished = async (
  published: Published,
  expected: Published,
  folder = resolve('.cache/differing', `${testName()}-${Date.now()}`),
): Promise<void> => {
  const paths = [...new Set([...Object.keys(published), ...Object.keys(expected)])].sort()
  const differing = paths.filter((path) => published[path]?.hash !== expected[path]?.hash)
  const message =
    differing.length > 0 ? await explain({ differing, published, expected, folder }) : ''
  expect(differing, message).toEqual([])
}

const testName = (): string =>
  (expect.getState().currentTestName ?? 'test').replace(/\W+/g, '-').slice(0, 60)

/** So many differences are shown; all are kept. */
const SHOWN = 3

type Difference = {
  differing: string[]
  published: Published
  expected: Published
  folder: string
}

const explain = async ({ differing, published, expected, folder }: Difference): Promise<string> => {
  const lines = [`${differing.length} published files differ; texts are kept in ${folder}.`]
  for (const path of differing) {
    const [is, shouldBe] = [published[path], expected[path]]
    await keep(join(folder, 'published', path), is)
    await keep(join(folder, 'expected', path), shouldBe)
    if (!is) lines.push(`${path} is missing.`)
    else if (!shouldBe) lines.push(`${path} should not be there.`)
  }
  const texts = differing.flatMap((path) => {
    const [is, shouldBe] = [published[path]?.text, expected[path]?.text]
    return is === undefined || shouldBe === undefined ? [] : [{ path, is, shouldBe }]
  })
  for (const { path, is, shouldBe } of texts.slice(0, SHOWN)) {
    lines.push(`${path}, ${firstDifference(is, shouldBe)}`)
  }
  return lines.join('\n')
}

const keep = async (file: string, { text }: Partial<PublishedFile> = {}): Promise<void> => {
  if (text === undefined) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** As many characters are shown before the first one that differs, and from it on. */
const AROUND = 100

/** Where two texts begin to differ, with what is around that place in both. */
const firstDifference = (is: string, shouldBe: string): string => {
  let at = 0
  while (at < is.length && is[at] === shouldBe[at]) at++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND))
  return `at character ${at}:\n  published: ${around(is)}\n  expected:  ${around(shouldBe)}`
}
