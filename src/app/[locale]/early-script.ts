import { AREA_SCRIPT } from '#src/components/area/area-script.ts'
import { LAY_OUT_SCRIPT } from '#src/components/behaviour/lay-out-script.ts'
import { currencyScript } from '#src/components/currency/currency-script.ts'
import { CHUNK_GUARD } from '#src/components/router/chunk-guard.ts'
import { SHARE_SCRIPT } from '#src/components/share/share-script.ts'
import { shortlistScript } from '#src/components/shortlist/shortlist-script.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'

/**
 * What must run before something is painted, or answer from then on, at the start of the body. What can wait comes with
 * the scripts of the page (`PageTools`, `SiteBehaviour`). It is one script: the policy of each document names each of its
 * scripts by a hash, which no compression makes smaller. Where a part of it fails, the error is reported and the others
 * run.
 */
export const earlyScript = ({ currency, digits }: Pick<Shell, 'currency' | 'digits'>): string =>
  [
    CHUNK_GUARD,
    LAY_OUT_SCRIPT,
    currencyScript(currency, digits),
    AREA_SCRIPT,
    SHARE_SCRIPT,
    shortlistScript(digits),
  ]
    .map((script) => `try{${script}}catch(e){reportError(e)}`)
    .join('')
