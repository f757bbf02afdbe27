import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { EVERY_LOCALE, localesOf } from '#src/cms/locales.ts'
import type { Quarantined } from '#src/cms/quarantine.ts'
import {
  type CollectionType,
  collectionNames,
  type Entry,
  type SingleType,
  singleNames,
  singleTypes,
} from '#src/cms/types.ts'
import { sha256 } from '#src/lib/hash.ts'
import { memo } from '#src/lib/memo.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import { restoreFolder } from '#src/lib/swap-folder.ts'
import { checked, readBytes, SnapshotError } from './checked-file.ts'
import { fileHashes, type HashedFiles } from './file-hashes.ts'
import {
  byDocumentId,
  fileOf,
  filesIn,
  HOLDERS,
  MANIFEST,
  MEDIA_TABLE,
  manifestSchema,
  mediaTableSchema,
} from './files.ts'
import { holdersSchema } from './holders.ts'
import { namedFiles } from './named-files.ts'
import { type FiledHomes, homesInFiles, type KnownHomes, unfiledHomes } from './read-homes.ts'
import { type AnyEntry, anyEntry, readEntries } from './readable.ts'
import type { Locale, Snapshot } from './snapshot.ts'

const CURRENCY_FILE = fileOf('currency', EVERY_LOCALE)

/** A snapshot in a folder, of which each language can be read alone. */
export type SnapshotFolder = {
  locales: Locale[]
  media: Snapshot['media']
  /** For the next time that the folder is opened. */
  known: () => KnownFiles
  /**
   * The hash of all that the pages of a language show, what is the same in every language included. The rates of the
   * currencies are no part of it, since browsers read them from a file, nor are header and footer.
   */
  hashOf: (locale: string) => string
  /** The same of the entries of these types, with who holds which address, and without the media library. */
  hashOfTypes: (types: readonly TypeName[], locale: string) => string
  /** The hash of the files of the media library that entries of these types name. */
  filesHashOfTypes: (types: readonly TypeName[], locale: string) => string
  /** The hash of the texts of the header and the footer of a language. */
  frameHashOf: (locale: string) => string
  /**
   * The homes of a language; their entries are read by project, when they are asked for.
   *
   * @param known what an earlier call of this very code found, so that only what is new is read and checked.
   */
  homes: (locale: string, known?: KnownHomes) => FiledHomes
  /**
   * The entries of these languages, checked against the schemas. One of a collection that does not fit is left out.
   *
   * @param types those to read; all by default.
   * @throws SnapshotError that names the file.
   */
  read: <Type extends TypeName = TypeName>(
    locales: string[],
    types?: readonly Type[],
  ) => SnapshotOf<Type>
}

/** A snapshot that has these types alone. */
export type SnapshotOf<Type extends TypeName> = Omit<Snapshot, 'singles' | 'collections'> & {
  singles: Pick<Snapshot['singles'], Type & SingleType>
  collections: Pick<Snapshot['collections'], Type & CollectionType>
}

/** What was found of the files of a folder. */
export type KnownFiles = {
  hashed: HashedFiles
  /**
   * Files of which the checks have neither changed nor left out an entry, by type and hash: this very code need not
   * check them again.
   */
  fitting: string[]
}

/**
 * Opens the snapshot in a folder. A file is read when it is asked for and not kept, since those of a large site have
 * hundreds of megabytes; one that has other bytes by then is refused, so hashes and entries agree.
 *
 * @param known what was found the last time, so that files that are the same are neither hashed nor checked.
 * @throws SnapshotError that names the file.
 */
export async function openSnapshot(
  dir: string,
  known: KnownFiles = { hashed: {}, fitting: [] },
): Promise<SnapshotFolder> {
  await restoreFolder(dir)
  const manifest = checked(dir, MANIFEST, readBytes(dir, MANIFEST), manifestSchema)
  const { locales } = manifest
  const shared = HOLDERS in manifest.files ? [MEDIA_TABLE, HOLDERS] : [MEDIA_TABLE]
  const written = Object.keys(manifest.files)
  const filesOf = (type: TypeName, locales: Locale[]): string[] =>
    localesOf(type, locales).flatMap((locale) => filesIn(written, type, locale))
  const names = [...shared, ...typeNames.flatMap((type) => filesOf(type, locales))]
  const changed = (name: string) =>
    new SnapshotError(`${join(dir, name)} has changed since it was read first. Try again.`)
  const hashes = fileHashes(names, {
    pathOf: (name) => join(dir, name),
    read: (name) => readBytes(dir, name),
    ...{ known: known.hashed, changed },
  })
  const sameBytes = (name: string): Buffer => {
    const hash = hashes.of(name)
    const bytes = readBytes(dir, name)
    if (sha256(bytes) !== hash) throw changed(name)
    return bytes
  }
  const parse = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    checked(dir, name, sameBytes(name), schema)
  const media = parse(MEDIA_TABLE, mediaTableSchema)
  const named = namedFiles(media)
  const holders = shared.includes(HOLDERS) ? { holders: parse(HOLDERS, holdersSchema) } : {}

  const entriesIn = (name: string): AnyEntry[] => parse(name, z.array(anyEntry))
  const fitting = new Set(known.fitting)
  const fileKey = (type: CollectionType, name: string) => `${type} ${hashes.of(name)}`
  /** Entries that the check does not change are those of the file, whether they were checked now or earlier. */
  const readFile = <T extends CollectionType>(type: T, locale: string, name: string) => {
    const entries = entriesIn(name)
    const asWritten = { read: entries as Entry<T>[], leftOut: [] }
    if (fitting.has(fileKey(type, name))) return asWritten
    const found = readEntries(type, locale, entries)
    if (!isDeepStrictEqual(found.read, entries)) return found
    fitting.add(fileKey(type, name))
    return asWritten
  }
  const shown = (type: TypeName, wanted: string[]) =>
    localesOf(type, locales).filter((locale) => locale === EVERY_LOCALE || wanted.includes(locale))
  const singleOf = (type: SingleType, wanted: string[]) =>
    Object.fromEntries(
      shown(type, wanted).map((locale) => [locale, parse(fileOf(type, locale), singleTypes[type])]),
    )
  const collectionOf = (type: CollectionType, wanted: string[], leftOut: Quarantined[]) =>
    Object.fromEntries(
      shown(type, wanted).map((locale) => {
        const files = filesIn(written, type, locale).map((name) => readFile(type, locale, name))
        const inOrder = <Item extends AnyEntry>(items: Item[]) =>
          files.length > 1 ? items.sort(byDocumentId) : items
        leftOut.push(...inOrder(files.flatMap((file) => file.leftOut)))
        return [locale, inOrder(files.flatMap(({ read }) => read))]
      }),
    )

  const layoutFiles = new Set(filesOf('layout', locales))
  const layoutTexts = memo((name: string) => {
    const { header, footer, ...shown } = parse(name, singleTypes.layout)
    return { frame: stableJson([header, footer]), shown: stableJson(shown) }
  })
  const hashOfFile = memo((name: string): string => {
    if (layoutFiles.has(name)) return sha256(layoutTexts(name).shown)
    if (name !== CURRENCY_FILE) return hashes.of(name)
    const { currencies, ...currency } = parse(name, singleTypes.currency)
    return sha256(stableJson([currency, currencies.map(({ rate: _, ...shown }) => shown)]))
  })

  const filesOfTypes = (types: readonly TypeName[], locale: string): string[] => {
    const only = locales.filter(({ code }) => code === locale)
    return types.flatMap((type) => filesOf(type, only))
  }
  const hashOfFiles = (names: string[]): string =>
    sha256(names.map((name) => `${name} ${hashOfFile(name)}`).join('\n'))

  return {
    locales,
    media,
    known: () => {
      const keys = collectionNames.flatMap((type) =>
        filesOf(type, locales).map((name) => fileKey(type, name)),
      )
      return { hashed: hashes.all(), fitting: keys.filter((key) => fitting.has(key)) }
    },
    hashOf: (locale) => hashOfFiles([...shared, ...filesOfTypes(typeNames, locale)]),
    hashOfTypes: (types, locale) =>
      hashOfFiles([
        ...shared.filter((name) => name !== MEDIA_TABLE),
        ...filesOfTypes(types, locale),
      ]),
    filesHashOfTypes: (types, locale) => {
      const texts = filesOfTypes(types, locale).map((name) =>
        layoutFiles.has(name) ? layoutTexts(name).shown : sameBytes(name).toString(),
      )
      return `${named.hashOf(texts)} ${named.oddHash()}`
    },
    frameHashOf: (locale) => sha256(layoutTexts(fileOf('layout', locale)).frame),
    homes: (locale, known = { groups: new Map(), named: undefined }) => {
      const filed = homesInFiles(filesIn(written, 'units', locale), {
        ...{ locale, known, entriesIn, hashOf: hashes.of },
        textOf: (name) => sameBytes(name).toString(),
        media: { table: hashes.of(MEDIA_TABLE), files: named },
      })
      if (filed) return filed
      const leftOut: Quarantined[] = []
      const { [locale]: entries = [] } = collectionOf('units', [locale], leftOut)
      return unfiledHomes(entries as Entry<'units'>[], leftOut, named)
    },
    read: <Type extends TypeName>(
      wanted: string[],
      types: readonly TypeName[] = typeNames,
    ): SnapshotOf<Type> => {
      const leftOut: Quarantined[] = []
      const singles = singleNames
        .filter((type) => types.includes(type))
        .map((type) => [type, singleOf(type, wanted)])
      const collections = collectionNames
        .filter((type) => types.includes(type))
        .map((type) => [type, collectionOf(type, wanted, leftOut)])
      return {
        locales,
        media,
        singles: Object.fromEntries(singles) as SnapshotOf<Type>['singles'],
        collections: Object.fromEntries(collections) as SnapshotOf<Type>['collections'],
        ...holders,
        ...(leftOut.length > 0 ? { leftOut } : {}),
      }
    },
  }
}

/**
 * Reads the snapshot in a folder and checks every entry against the schemas. One of a collection that does not fit
 * is left out.
 *
 * @throws SnapshotError that names the file.
 */
export async function readSnapshot(dir: string): Promise<Snapshot> {
  const { locales, read } = await openSnapshot(dir)
  return read(locales.map(({ code }) => code))
}

export type TypeName = SingleType | CollectionType

const typeNames: TypeName[] = [...singleNames, ...collectionNames]

/** All types but homes, of which a language has many: `SnapshotFolder.homes` reads these project by project. */
export const BESIDE_HOMES = typeNames.filter((type) => type !== 'units')
