import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { netlifyStore } from '#src/lib/store/netlify-store.ts'
import { isUnderWay } from '#src/rebuild/turn.ts'
import { createTurns } from '#src/rebuild/turns.ts'
import { BLOBS_FOLDER, openLocalBlobs } from '../preview/local-blobs.ts'

/** The kind of deploy that Netlify's local runtime names. */
const CONTEXT = 'dev'

/** Ends the turn of a build that was killed with the loop around it: edits would wait for it for minutes. */
export const endStaleTurn = async (projectDir: string): Promise<void> => {
  const directory = join(projectDir, BLOBS_FOLDER)
  if (!existsSync(directory)) return
  const { access, close } = await openLocalBlobs(directory)
  try {
    const turns = createTurns(netlifyStore({ purpose: 'publish', context: CONTEXT }, access))
    const turn = await turns.latest()
    if (turn && isUnderWay(turn)) await turns.end(turn.number, { at: Date.now(), status: 'lost' })
  } finally {
    await close()
  }
}
