/**
 * `npm run import -- prices.csv`: prices, states and areas of homes, from a list into the CMS. See docs/editors.md.
 * `-- --dry-run` shows what would change; `-- --undo` takes back the last list that this command sent.
 * Variables: `CMS_URL`, `CMS_PRICE_TOKEN` (else those of `cms/client.env`).
 */

import { parseArgs } from 'node:util'
import { requireVariables } from '#src/environment/read.ts'
import { withClientEnv } from './cms/client-env.ts'
import { ListError } from './import/list-error.ts'
import { type Outcome, sendList, undoList } from './import/send-list.ts'
import { outcomeLines } from './import/show-outcome.ts'
import { runCommand } from './lib/command.ts'

const USAGE =
  'npm run import -- prices.csv (or .xlsx); --dry-run shows what would change; --undo takes back the last list that this command sent.'
const NOTHING_SENT =
  'There is no list to take back: this command sent none, or its last one is taken back. “Price lists” in the panel has all lists.'

await runCommand(async () => {
  const { file, dryRun, undo } = readArguments(process.argv.slice(2))
  const cms = readCms()
  const outcome = undo
    ? await undoList(cms, { dryRun })
    : await sendList(cms, { file: file as string, dryRun })
  if (undo && outcome.at === null) throw new ListError(NOTHING_SENT)
  show(outcome)
})

function show(outcome: Outcome): void {
  const failed = outcome.problems.length > 0
  for (const line of outcomeLines(outcome)) {
    if (failed) console.error(line)
    else console.log(line)
  }
  if (failed) process.exitCode = 1
}

function readArguments(args: string[]): { file?: string; dryRun: boolean; undo: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, undo: { type: 'boolean' } },
    })
    const { 'dry-run': dryRun = false, undo = false } = values
    if (positionals.length !== (undo ? 0 : 1)) throw new ListError('One file is needed.')
    return { file: positionals[0], dryRun, undo }
  } catch (cause) {
    throw new ListError(`${(cause as Error).message} ${USAGE}`, { cause })
  }
}

function readCms(): { url: string; token: string } {
  const { CMS_URL: url, CMS_PRICE_TOKEN: token } = requireVariables(withClientEnv(process.env), [
    'CMS_URL',
    'CMS_PRICE_TOKEN',
  ])
  if (url && token) return { url, token }
  throw new ListError(
    `${url ? 'CMS_PRICE_TOKEN' : 'CMS_URL'} is not set. Start the CMS with "npm run cms", or set CMS_URL and CMS_PRICE_TOKEN.`,
  )
}
