import { type EventDetails, type EventName, pixelCall, tagManagerEntry } from './events.ts'
import type { PageFacts } from './page-facts.ts'

export type Destination = 'tagManager' | 'pixel'

/** Where the facts of the shown page are. */
const FACTS = '[data-facts]'

/** Tells these destinations what a visitor has done. Their queues keep it until their scripts have loaded. */
export const report = (
  destinations: Iterable<Destination>,
  name: EventName,
  details: Partial<EventDetails> = {},
): void => {
  const { pathname: path } = location
  const language = document.documentElement.lang
  const happened = { name, facts: shownFacts(), details: { path, language, ...details } }
  for (const destination of destinations) {
    if (destination === 'pixel') window.fbq?.(...pixelCall(happened))
    else window.dataLayer?.push(tagManagerEntry(happened))
  }
}

export const shownFacts = (): PageFacts => {
  const { facts } = document.querySelector<HTMLElement>(FACTS)?.dataset ?? {}
  return facts ? JSON.parse(facts) : { kind: 'other', title: document.title }
}
