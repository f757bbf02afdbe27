import {
  languageOf,
  payloadData,
  payloadIn,
  SHARED_TEXTS,
  type SharedTexts,
} from '#src/lib/payload-data.ts'

/**
 * The payload in a document. It is empty if there is none, or no text that it has parts of, and for a page in another
 * language: React would take all attributes off the element of the document, and the scripts at the start of the body,
 * which have written there what a visitor chose, would not run with the page's own digits.
 */
export const readPayload = async (html: string): Promise<string> => {
  const data = payloadData(html)
  if (!data || languageOf(html) !== document.documentElement.lang) return ''
  const shared = await sharedText(data.shared)
  return shared === undefined ? '' : payloadIn(html, data, shared)
}

/** A text that payloads share. The tab has that of its first page, keeps each, and asks again for one that failed. */
const sharedText = async (address: string): Promise<string | undefined> => {
  const texts = (window as unknown as Record<string, SharedTexts>)[SHARED_TEXTS] as SharedTexts
  const text = texts[address] ?? fetchText(address)
  texts[address] = text
  return text.catch(() => {
    delete texts[address]
    return undefined
  })
}

const fetchText = async (address: string): Promise<string> => {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`)
  return reply.text()
}
