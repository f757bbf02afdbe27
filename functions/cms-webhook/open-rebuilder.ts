import { setTimeout as sleep } from 'node:timers/promises'
import { createCmsClient } from '#src/cms/client.ts'
import { readVersions } from '#src/cms/read-versions.ts'
import type { RebuildEnvironment } from '#src/environment/functions.ts'
import { netlifyStore } from '#src/lib/store/netlify-store.ts'
import { createBuildHook } from '#src/rebuild/build-hook.ts'
import { readPublished } from '#src/rebuild/published.ts'
import { createRebuilder, type Rebuilder } from '#src/rebuild/rebuilder.ts'
import { createTurns } from '#src/rebuild/turns.ts'

/** The rebuilder of a site on Netlify; undefined if no build hook is set. */
export const openRebuilder = (
  { buildHook, cms }: RebuildEnvironment,
  { origin, context }: { origin: string; context: string },
): Rebuilder | undefined =>
  buildHook === undefined
    ? undefined
    : createRebuilder({
        turns: createTurns(netlifyStore({ purpose: 'publish', context })),
        buildHook: createBuildHook(buildHook),
        published: () => readPublished(origin),
        cmsState: (known) => cmsState(cms, known),
        now: Date.now,
        sleep,
      })

/** @throws CmsError also where the token may not ask. */
const cmsState = async (
  cms: RebuildEnvironment['cms'],
  known: string | null,
): Promise<string | undefined> => {
  if (!cms) return undefined
  const look = await readVersions(createCmsClient(cms), known ?? '')
  if (look instanceof Error) throw look
  return look.state
}
