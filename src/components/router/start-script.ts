import { CHANGED_EARLY, CHANGING_PART } from '#src/lib/changed-early.ts'
import { inlineScript } from '#src/lib/inline-script.ts'
import { type PayloadData, SHARED_TEXTS, type SharedTexts } from '#src/lib/payload-data.ts'

const CHANGING = [...CHANGED_EARLY.tags, ...CHANGED_EARLY.attributes.map((name) => `[${name}]`)]

const RETRY_MS = 1_000

/**
 * Reads the content of the marked elements, as it was rendered (docs/decisions/0022-content-once.md). After the first
 * paint (docs/decisions/0018-painted-first.md) it asks for the scripts of the page and for what its payload shares with
 * others (docs/decisions/0035-what-payloads-share.md), puts the payload together, and runs the scripts. An element that
 * something has removed early has no content, and one in which something has removed or added what may change has the
 * content that the page shows.
 *
 * @param changing the selector of what may have changed.
 * @param start what of its markup may have changed, as a regular expression.
 * @param texts the name under which the window has the shared texts.
 * @param retryMs so much later it asks again for a text that did not arrive, once.
 */
const startPage = (changing: string, start: string, texts: string, retryMs: number): void => {
  const page = self as unknown as { __next_f: { push: (part: [1, string]) => void } } & Record<
    string,
    SharedTexts
  >
  const data = document.querySelector('[data-parts]')?.textContent as string
  const { shared, parts, rendered, scripts } = JSON.parse(data) as PayloadData
  const markup = (html: string) => html.replaceAll('&nbsp;', '\xa0')
  const contents: string[] = []
  for (const element of document.querySelectorAll('[data-payload]')) {
    const number = Number(element.getAttribute('data-payload'))
    element.removeAttribute('data-payload')
    const html = markup(element.innerHTML)
    const changed = element.querySelectorAll(changing)
    const before = rendered[number]?.length === changed.length ? rendered[number] : []
    let content = ''
    let place = 0
    before.forEach((text, index) => {
      const shown = markup(changed[index]?.outerHTML ?? '').match(start)?.[0] ?? ''
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
    const again = () => new Promise((passed) => setTimeout(passed, retryMs)).then(ask)
    const asked = ask().catch(again)
    const reply = asked.then((it) => (it.ok ? it.text() : Promise.reject()))
    page[texts] = { [shared]: reply }
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
    page.__next_f.push([1, payload.join('')])
    for (const src of scripts) add('script', { src, async: true })
  }
  // The browser is making a frame when it calls the first function, and has shown it when it calls the second.
  requestAnimationFrame(() => setTimeout(load))
}

/**
 * The last script of each document, after its payload. The build takes its text from the frame of the language, as
 * compiled as all other code.
 */
export const START_SCRIPT = inlineScript(
  startPage,
  CHANGING.join(),
  CHANGING_PART,
  SHARED_TEXTS,
  RETRY_MS,
)
