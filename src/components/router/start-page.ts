import { CHANGED_EARLY, CHANGING_PART } from '#src/lib/changed-early.ts'
import { type PayloadData, SHARED_TEXTS, type SharedTexts } from '#src/lib/payload-data.ts'

/** The selector of what may have changed. */
const CHANGING = [
  ...CHANGED_EARLY.tags,
  ...CHANGED_EARLY.attributes.map((name) => `[${name}]`),
].join()

/** So much later it asks again for a text that did not arrive, once. */
const RETRY_MS = 1_000

/** What Next's code and its router find in the window. */
type NextWindow = {
  __next_f?: ([0] | [1, string])[]
  TURBOPACK?: unknown[]
  [SHARED_TEXTS]: SharedTexts
}

/**
 * Reads the content of the marked elements, as it was rendered (docs/decisions/0022-content-once.md). After the first
 * paint (docs/decisions/0018-painted-first.md) it asks for the scripts of the page and for what its payload shares with
 * others (docs/decisions/0035-what-payloads-share.md), puts the payload together, and runs the scripts. An element that
 * something has removed early has no content, and one in which something has removed or added what may change has the
 * content that the page shows.
 */
export const startPage = (): void => {
  const page = window as unknown as NextWindow
  const data = document.querySelector('[data-parts]')?.textContent
  // The dev server has its payload in scripts.
  if (!data) return
  page.__next_f ??= []
  page.TURBOPACK ??= []
  const { shared, parts, rendered, scripts, entry } = JSON.parse(data) as PayloadData
  const markup = (html: string) => html.replaceAll('&nbsp;', '\xa0')
  const contents: string[] = []
  for (const element of document.querySelectorAll('[data-payload]')) {
    const number = Number(element.getAttribute('data-payload'))
    element.removeAttribute('data-payload')
    const html = markup(element.innerHTML)
    const changed = element.querySelectorAll(CHANGING)
    const before = rendered[number]?.length === changed.length ? rendered[number] : []
    let content = ''
    let place = 0
    before.forEach((text, index) => {
      const shown = markup(changed[index]?.outerHTML ?? '').match(CHANGING_PART)?.[0] ?? ''
      const at = html.indexOf(shown, place)
      content += html.slice(place, at) + text
      place = at + shown.length
    })
    contents[number] = JSON.stringify(content + html.slice(place))
  }
  const add = (tag: string, attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes))
  const load = async () => {
    const ask = () => fetch(shared, { priority: 'low' })
    // A browser that is leaving the page ends what it asks for, and must not be kept: only who stays asks again.
    const again = () => new Promise((passed) => setTimeout(passed, RETRY_MS)).then(ask)
    const asked = ask().catch(again)
    const reply = asked.then((it) => (it.ok ? it.text() : Promise.reject()))
    page[SHARED_TEXTS] = { [shared]: reply }
    for (const href of scripts)
      add('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href })
    const text = await reply.catch(() => {
      // In the words of a missing script: the chunk guard loads the page anew, once.
      throw new Error(`Failed to load chunk ${shared}`)
    })
    const payload = parts.map((part) => {
      if (typeof part === 'string') return part
      if (typeof part === 'number') return contents[part] ?? '""'
      return text.slice(part[0], part[0] + part[1])
    })
    page.__next_f?.push([0], [1, payload.join('')])
    if (entry) page.TURBOPACK?.push(entry)
    for (const src of scripts) add('script', { src, async: true })
  }
  // The browser is making a frame when it calls the first function, and has shown it when it calls the second.
  requestAnimationFrame(() => setTimeout(load))
}
