import {
  type Attribution,
  attributionText,
  captureAttribution,
  mergeAttribution,
  parseAttribution,
  VISIT_ENDS_S,
  withoutClickIds,
} from '#src/lead/attribution.ts'
import { askTabs } from './visit-tabs.ts'

/** Under this name the tab keeps, for the visit, where its visitor came from. Nothing of it is sent with requests. */
const VISIT = 'visit'
/** Beside it: when the tab opened its last page, in milliseconds. */
const AT = 'at'

/** Under this name the browser keeps for later visits where the visitor came from. */
const KEPT = 'from'

/** Where the browser keeps nothing: it lasts until a page is loaded. */
let known: string | null = null

/** Whether the visitor has refused that advertisers learn which click led here. */
let refused = false

/** Notes that a page is open, and where its visitor came from: to be called for each page. */
export const noteVisit = (): void => {
  const page = captureAttribution({ url: location.href, referrer: document.referrer })
  const visit = parseAttribution(runningText())
  note(mergeAttribution(visit, page, { isNew: false }))
  if (visit) return
  // A home that opens in a tab of its own belongs to the visit of the tab before it.
  askTabs(runningText, (told) => {
    const began = parseAttribution(told)
    if (began) note(mergeAttribution(began, page, { isNew: false }))
  })
}

/** Where the visitor came from, as far as that is known. */
export const visitAttribution = (): Attribution | undefined => parseAttribution(noted())

/**
 * Keeps for later visits where the visitor came from, and takes up what an earlier one has kept; or forgets it, and
 * after a refusal the ids of clicks too.
 *
 * @param isAllowed undefined while the visitor has not said so.
 */
export const keepForLaterVisits = (isAllowed: boolean | undefined): void => {
  refused = isAllowed === false
  try {
    const visit = visitAttribution()
    if (!isAllowed) localStorage.removeItem(KEPT)
    if (!visit) return
    if (refused) note(visit)
    if (!isAllowed) return
    const kept = parseAttribution(localStorage.getItem(KEPT))
    const merged = mergeAttribution(kept, visit, { isNew: true })
    note(merged)
    localStorage.setItem(KEPT, attributionText(merged))
  } catch {
    // The browser keeps nothing for this site.
  }
}

const note = (attribution: Attribution): void => {
  const kept = refused ? withoutClickIds(attribution) : attribution
  known = `${attributionText(kept)}&${AT}=${Date.now()}`
  try {
    sessionStorage.setItem(VISIT, known)
  } catch {
    // The browser keeps nothing for this site.
  }
}

const noted = (): string | null => {
  try {
    return sessionStorage.getItem(VISIT) ?? known
  } catch {
    return known
  }
}

/** What was noted, unless the visit has ended since. */
const runningText = (): string | null => {
  const text = noted()
  const at = Number(new URLSearchParams(text ?? '').get(AT))
  return Date.now() - at < VISIT_ENDS_S * 1_000 ? text : null
}
