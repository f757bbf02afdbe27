import {
  type Attribution,
  attributionText,
  captureAttribution,
  mergeAttribution,
  parseAttribution,
  VISIT_ENDS_S,
} from '#src/lead/utm.ts'

/** The name of the cookie that ends with the visit. All tabs of a visit have it, which `sessionStorage` would not give. */
const VISIT = 'visit'

/** Under this name the browser keeps for later visits where the visitor came from. */
const KEPT = 'from'

/** Where the browser keeps no cookie: it lasts until a page is loaded. */
let known: string | null = null

/** Notes that a page is open, and where its visitor came from: to be called for each page. */
export const noteVisit = (): void => {
  const page = captureAttribution({ url: location.href, referrer: document.referrer })
  note(mergeAttribution(visitAttribution(), page, { isNew: false }))
}

/** Where the visitor came from, as far as that is known. */
export const visitAttribution = (): Attribution | undefined =>
  parseAttribution(cookieOf(VISIT) ?? known)

/** Keeps for later visits where the visitor came from, and takes up what an earlier one has kept; or forgets it. */
export const keepForLaterVisits = (isAllowed: boolean): void => {
  try {
    const visit = visitAttribution()
    if (!isAllowed) localStorage.removeItem(KEPT)
    if (!isAllowed || !visit) return
    const kept = parseAttribution(localStorage.getItem(KEPT))
    const merged = mergeAttribution(kept, visit, { isNew: true })
    note(merged)
    localStorage.setItem(KEPT, attributionText(merged))
  } catch {
    // The browser keeps nothing for this site.
  }
}

const note = (attribution: Attribution): void => {
  known = attributionText(attribution)
  const safe = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no other way.
  document.cookie = `${VISIT}=${known}; Max-Age=${VISIT_ENDS_S}; Path=/; SameSite=Lax${safe}`
}

const cookieOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
