import { showChosenUnit } from './area/chosen-unit.ts'
import { showOpeningFirst } from './behaviour/opening-first.ts'
import { showChosenCurrency } from './currency/chosen-currency.ts'
import type { EarlySettings } from './early-settings.ts'
import { carryAddress } from './filter/carry-query.ts'
import { followHash, watchHash } from './modals/hash-modals.ts'
import { guardChunks } from './router/chunk-guard.ts'
import { startPage } from './router/start-page.ts'
import { sayCanShare } from './share/can-share.ts'
import { keepShortlist } from './shortlist/kept-shortlist.ts'

/**
 * The script at the start of the body (docs/decisions/0037-one-early-script.md): what must run before something is
 * painted, or answer from then on, and what starts the other scripts after the first paint. What can wait comes with
 * those (`PageTools`, `SiteBehaviour`). Where a part of it fails, the error is reported and the others run.
 */
const { currency, digits, jobs } = JSON.parse(
  document.currentScript?.dataset.settings as string,
) as EarlySettings

const parts = [
  guardChunks,
  showOpeningFirst,
  () => showChosenCurrency(currency, digits),
  showChosenUnit,
  sayCanShare,
  () => keepShortlist(digits),
  () => watchHash(jobs),
  () => addEventListener('click', carryAddress, true),
  // A page that is left at once asks for no scripts, which browsers would report as missing.
  () => addEventListener('DOMContentLoaded', () => followHash(jobs) || startPage()),
]
for (const run of parts) {
  try {
    run()
  } catch (error) {
    reportError(error)
  }
}
