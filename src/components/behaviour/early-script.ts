import type { Shell } from '#src/models/whole-site/shell.ts'
import { AREA_SCRIPT } from '../area/area-script.ts'
import { currencyScript } from '../currency/currency-script.ts'
import { loanScript } from '../loan/loan-script.ts'
import { PRINT_SCRIPT } from '../print/print-script.ts'
import { CHUNK_GUARD } from '../router/chunk-guard.ts'
import { SHARE_SCRIPT } from '../share/share-script.ts'
import { shortlistScript } from '../shortlist/shortlist-script.ts'
import { FILM_SCRIPT } from '../ui/film-script.ts'
import { PIN_SCRIPT } from '../ui/pin-script.ts'
import { LAY_OUT_SCRIPT } from './lay-out-script.ts'

/**
 * All that runs at the start of the body, as one script: the policy of each document names each of its scripts by a hash,
 * which no compression makes smaller. Where one of them fails, the error is reported and the others run.
 */
export const earlyScript = ({ currency, digits }: Pick<Shell, 'currency' | 'digits'>): string =>
  [
    CHUNK_GUARD,
    LAY_OUT_SCRIPT,
    currencyScript(currency, digits),
    AREA_SCRIPT,
    SHARE_SCRIPT,
    shortlistScript(digits),
    loanScript(currency, digits),
    PRINT_SCRIPT,
    PIN_SCRIPT,
    FILM_SCRIPT,
  ]
    .map((script) => `try{${script}}catch(e){reportError(e)}`)
    .join('')
