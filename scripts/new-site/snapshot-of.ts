import type { z } from 'zod'
import { EVERY_LOCALE } from '#src/cms/locales.ts'
import {
  collectionNames,
  collectionTypes,
  singleNames,
  singleTypes,
  untranslated,
} from '#src/cms/types.ts'
import type { MediaFile, Snapshot } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import { documentId } from './document-id.ts'
import type { Fields, SiteEntry } from './entry.ts'

type Parts = {
  entries: SiteEntry[]
  /** Codes; the first one is the default. */
  locales: string[]
  /** The texts of the drawings that entries name. */
  drawings: Record<string, string>
}

/**
 * The snapshot of an empty site, as a pull from its CMS would bring it, so that the site can be built before there is a
 * CMS. What entries leave out is as the CMS has it: null, or an empty list.
 */
export const snapshotOf = ({ entries, locales, drawings }: Parts): Snapshot => {
  const files = new Map(
    Object.entries(drawings).map(([name, text]) => [name, mediaFile(name, text)]),
  )
  const inLocales = (name: string, type: string, schema: z.ZodType) =>
    Object.fromEntries(
      (untranslated.has(name as never) ? [EVERY_LOCALE] : locales).map((locale) => [
        locale,
        entries
          .filter((entry) => entry.type === type)
          .map(({ key, shared, locales: own }) =>
            completed(schema, {
              ...(resolved({ ...shared, ...own[locale] }, files) as object),
              documentId: idOf(`${type}/${key}`),
            }),
          ),
      ]),
    )
  return {
    locales: locales.map((code, index) => ({
      code,
      name: localeName(code),
      isDefault: index === 0,
    })),
    singles: Object.fromEntries(
      singleNames.map((name) => [
        name,
        Object.fromEntries(
          Object.entries(inLocales(name, name, singleTypes[name])).map(([locale, [entry]]) => [
            locale,
            entry,
          ]),
        ),
      ]),
    ) as Snapshot['singles'],
    collections: Object.fromEntries(
      collectionNames.map((name) => {
        // The CMS calls one entry by the singular.
        return [name, inLocales(name, name.replace(/s$/, ''), collectionTypes[name])]
      }),
    ) as Snapshot['collections'],
    media: Object.fromEntries([...files.values()].map((file) => [file.name, file])),
  }
}

/** A locale's name in the CMS, such as "German (de)". */
export const localeName = (code: string): string =>
  `${new Intl.DisplayNames('en', { type: 'language' }).of(code)} (${code})`

/** What a drawing is called in the media library: its content is part of the name. */
export const mediaName = (name: string, text: string): string =>
  name.replace('.', `_${sha256(text).slice(0, 10)}.`)

const mediaFile = (name: string, text: string): MediaFile => {
  const [width = null, height = null] = ['width', 'height'].map((side) =>
    Number(new RegExp(` ${side}="(\\d+)"`).exec(text)?.[1]),
  )
  return {
    name: mediaName(name, text),
    mime: 'image/svg+xml',
    ...{ width, height },
    bytes: Buffer.byteLength(text),
    sha256: sha256(text),
  }
}

const resolved = (value: unknown, files: Map<string, MediaFile>): unknown => {
  if (Array.isArray(value)) return value.map((item) => resolved(item, files))
  if (typeof value !== 'object' || value === null) return value
  const { $media, $ref } = value as Fields
  if (typeof $media === 'string') return files.get($media)?.name
  if (typeof $ref === 'string') return idOf($ref)
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, resolved(it, files)]))
}

const idOf = (reference: string): string => {
  const [type, key] = reference.split('/') as [string, string]
  return documentId(type, key)
}

type Tree = { [key: PropertyKey]: Tree | null | unknown[] }

/**
 * Sets what an entry leaves out, until its schema takes it.
 *
 * @throws the error of the schema if that does not help.
 */
const completed = (schema: z.ZodType, entry: object): unknown => {
  const tree = structuredClone(entry) as Tree
  for (const nothing of [null, []]) {
    const read = schema.safeParse(tree)
    if (read.success) return read.data
    for (const { path } of read.error.issues) {
      const name = path.at(-1) as PropertyKey
      const parent = path.slice(0, -1).reduce<Tree>((at, key) => at[key] as Tree, tree)
      if (parent[name] === undefined || parent[name] === null)
        parent[name] = structuredClone(nothing)
    }
  }
  return schema.parse(tree)
}
