/** A build on a disk that is full after so many bytes: `node full-disk-build.ts <root> <bytes>`. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [root = '', bytes = '0'] = process.argv.slice(2)
let room = Number(bytes)

const refuse = (path: unknown) =>
  Object.assign(new Error(`ENOSPC: no space left on device, write '${path}'`), {
    ...{ code: 'ENOSPC', errno: -28, syscall: 'write', path: String(path) },
  })

/** A full disk takes the name of a new file, and then no byte of it. */
const { writeFile, copyFile } = fs.promises
fs.promises.writeFile = async (file, data, options) => {
  room -= typeof data === 'string' || Buffer.isBuffer(data) ? data.length : 0
  if (room >= 0) return writeFile(file, data, options)
  await writeFile(file, '', options)
  throw refuse(file)
}
fs.promises.copyFile = async (from, to, mode) => {
  room -= (await fs.promises.stat(from as string)).size
  if (room >= 0) return copyFile(from, to, mode)
  throw refuse(to)
}
syncBuiltinESMExports()

const { buildSite } = await import('#scripts/build/build-site.ts')
const { runCommand } = await import('#scripts/lib/command.ts')
const { silent } = await import('#scripts/lib/progress.ts')
const { environmentOf } = await import('./oracle/project.ts')
await runCommand(async () => {
  await buildSite(environmentOf(root, 'standing'), silent, { root })
})
