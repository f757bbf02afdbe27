import { z } from 'zod'

const names = z.record(z.string(), z.string()).optional()

const entrySchema = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
})

/** What is read of npm's lock file, of version 3. */
const lockFileSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) })

export type LockFile = z.infer<typeof lockFileSchema>

/** An optional package that a lock file does not name, by the place of the package that names it. */
export interface MissingPackage {
  name: string
  version: string
  wantedBy: string
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']

/** An exact version; npm itself looks after ranges. */
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/

/** The checked lock file with its keys in the order that they have in the file, which zod would change. */
export function parseLockFile(text: string): LockFile {
  const lock = JSON.parse(text)
  lockFileSchema.parse(lock)
  return lock
}

/** A package whose platform does not follow from its name. */
export class UnknownPlatformError extends Error {
  override name = 'UnknownPlatformError'
}

/**
 * The packages of `optionalDependencies` that a lock file lacks, or has in another version only. npm leaves out those
 * of other platforms where its registry does not have them, and `npm ci` refuses such a lock file.
 */
export function missingPackages({ packages }: LockFile): MissingPackage[] {
  return Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => {
        const found = placesOf(wantedBy, name).find((place) => place in packages)
        return !found || (EXACT.test(version) && packages[found]?.version !== version)
      })
      .map(([name, version]) => ({ name, version, wantedBy })),
  )
}

/**
 * The lock file with what it lacked, in npm's own order. The entries have no `integrity`: the packages were not there
 * to be hashed. npm accepts that, and fetches such a package on the platform that needs it.
 */
export function withMissingPackages(lock: LockFile): LockFile {
  const packages = { ...lock.packages }
  for (const { name, version, wantedBy } of missingPackages(lock)) {
    const { dev, devOptional } = packages[wantedBy] ?? {}
    const { os, cpu, libc } = platformOf(name)
    const top = `node_modules/${name}`
    packages[top in packages ? `${wantedBy}/${top}` : top] = {
      version,
      cpu: [cpu],
      ...(dev && { dev }),
      ...(devOptional && { devOptional }),
      ...(libc && { libc: [libc] }),
      optional: true,
      os: [os],
    }
  }
  const inOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(inOrder) }
}

/** The lock file without packages that neither the project needs nor any that it needs. */
export function withNeededPackages(lock: LockFile): LockFile {
  const needed = new Set([''])
  for (const place of needed) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } =
      lock.packages[place] ?? {}
    const wanted = { ...dependencies, ...optionalDependencies, ...peerDependencies }
    for (const name of Object.keys(place === '' ? { ...wanted, ...devDependencies } : wanted)) {
      const found = placesOf(place, name).find((it) => it in lock.packages)
      if (found) needed.add(found)
    }
  }
  const packages = Object.entries(lock.packages).filter(([place]) => needed.has(place))
  return { ...lock, packages: Object.fromEntries(packages) }
}

/** The places where Node looks for a package from another one, the nearest first. */
function placesOf(from: string, name: string): string[] {
  const above = from.lastIndexOf('/node_modules/')
  const here = `${from}${from && '/'}node_modules/${name}`
  if (from === '') return [here]
  return [here, ...placesOf(above < 0 ? '' : from.slice(0, above), name)]
}

/** By the parts of a name such as `swc-linux-x64-musl`, which all tools with native code use. */
function platformOf(name: string): { os: string; cpu: string; libc?: string } {
  const parts = name.split(/[/-]/)
  const os = parts.find((part) => SYSTEMS.includes(part))
  const cpu = parts.find((part) => PROCESSORS.includes(part))
  if (!os || !cpu) {
    throw new UnknownPlatformError(
      `The platform of the optional package "${name}" cannot be told from its name. Write its entry into the lock ` +
        'file by hand, with version, os, cpu and optional.',
    )
  }
  if (os !== 'linux') return { os, cpu }
  if (parts.some((part) => part.startsWith('musl'))) return { os, cpu, libc: 'musl' }
  return parts.some((part) => part.startsWith('gnu')) ? { os, cpu, libc: 'glibc' } : { os, cpu }
}
