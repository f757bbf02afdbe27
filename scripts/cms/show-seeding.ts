import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import type { Progress } from '#scripts/lib/progress.ts'

/** What the CMS tells of its seeding (`cms/src/seed/tell-progress.ts`). */
const message = z.object({
  seeding: z.object({ what: z.enum(['files', 'entries']), done: z.int(), total: z.int() }),
})

/** Shows how the seeding gets on: a line for the files, one for the entries. `onStep` hears that it does. */
export function showSeeding(server: ChildProcess, progress: Progress, onStep: () => void): void {
  let shown: string | undefined
  server.on('message', (value) => {
    const read = message.safeParse(value)
    if (!read.success) return
    onStep()
    const { what, done, total } = read.data.seeding
    if (what !== shown) progress.step(`Seeding ${total} ${what}`)
    shown = what
    progress.count(done)
  })
}
