import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './debian-packages.ts'

/** Where Debian and Ubuntu put each version, out of everybody's way. */
const DEBIAN = '/usr/lib/postgresql'

/** No Postgres is there, and none could be installed. */
export class PostgresError extends Error {
  override name = 'PostgresError'
}

/**
 * Makes sure that there is a Postgres for the tests: the machine's own, else the distribution's.
 *
 * @returns the folder of `initdb` and `postgres`.
 * @throws PostgresError
 */
export const installPostgres = (): string => {
  const there = find()
  if (there) return there
  installDebianPackages(['postgresql'])
  const installed = find()
  if (installed) return installed
  throw new PostgresError(
    'The tests of the CMS need Postgres 15 or newer, and `apt-get install postgresql` did not install it. Install it, or set TEST_POSTGRES_URL to a server on which the tests may create databases, and run the tests again.',
  )
}

function find(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  const ofDebian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
  const ofPath = (process.env.PATH ?? '').split(delimiter)
  return [...ofDebian, ...ofPath].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
}
