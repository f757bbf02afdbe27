import { DAY_MS } from '#src/lib/time.ts'
import { CATEGORIES, type Category, CONSENT_DAYS } from '#src/site/consent.ts'

/** What a visitor has allowed. */
export type Choice = Record<Category, boolean>

/** Under this name the browser keeps the choice. */
export const CHOICE_KEY = 'consent'

/** Where the browser stores nothing, the choice holds until a page is loaded. */
let unstored: string | null = null

/** The visitor's choice about this version of the text; null if there is none, so that the visitor is asked. */
export const readChoice = (version: string): Choice | null => {
  try {
    return parseChoice(localStorage.getItem(CHOICE_KEY) ?? unstored, version, Date.now())
  } catch {
    return parseChoice(unstored, version, Date.now())
  }
}

export const keepChoice = (choice: Choice, version: string): void => {
  const text = choiceText(choice, version, Date.now())
  unstored = text
  try {
    localStorage.setItem(CHOICE_KEY, text)
  } catch {
    forgetChoice()
  }
}

/** Where there is no room for a choice, the one before it must not hold in its place: the visitor is asked again. */
const forgetChoice = (): void => {
  try {
    localStorage.removeItem(CHOICE_KEY)
  } catch {
    // The browser keeps nothing for this site.
  }
}

/** A choice as the browser keeps it: with the version of the text, and when it was made. */
export const choiceText = (choice: Choice, version: string, now: number): string =>
  JSON.stringify({ version, at: new Date(now).toISOString(), ...choice })

/** A kept choice; null for one about another version, one that is too old, and whatever is no choice. */
export const parseChoice = (text: string | null, version: string, now: number): Choice | null => {
  try {
    const kept = JSON.parse(text ?? 'null')
    const age = now - Date.parse(kept.at)
    const holds = kept.version === version && age < CONSENT_DAYS * DAY_MS
    if (!holds || CATEGORIES.some((category) => typeof kept[category] !== 'boolean')) return null
    return { statistics: kept.statistics, marketing: kept.marketing }
  } catch {
    return null
  }
}
