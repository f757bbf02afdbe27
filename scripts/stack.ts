import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { readEnvironment } from '#src/environment/commands.ts'
import { sourceMapStore } from './build/store/source-map-store.ts'
import { runCommand } from './lib/command.ts'
import { readableStack } from './stack/readable-stack.ts'

/** No line of the stack could be read. */
class StackError extends Error {
  override name = 'StackError'
}

await runCommand(async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  const stack = await (file ? readFile(file, 'utf8') : text(process.stdin))
  const maps = sourceMapStore(join(readEnvironment().cacheDir, 'source-maps'))
  const { text: readable, found, missing } = await readableStack(stack, maps.mapOf)
  if (missing.length > 0) {
    console.error(
      `There is no source map for ${missing.join(', ')}. Build the commit of the event's release with "npm run build" and Node ${process.version}, then try again.`,
    )
  }
  if (found === 0)
    throw new StackError('The text names no place in a published script that has a source map.')
  process.stdout.write(readable)
})
