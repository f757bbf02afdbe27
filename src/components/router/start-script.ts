import { CHANGED_EARLY, CHANGING_PART } from '#src/lib/changed-early.ts'
import { inlineScript } from '#src/lib/inline-script.ts'
import type { PayloadData } from '#src/lib/payload-data.ts'

const CHANGING = [...CHANGED_EARLY.tags, ...CHANGED_EARLY.attributes.map((name) => `[${name}]`)]

/**
 * Puts the payload together from its own texts and the content of the marked elements, as it was rendered
 * (docs/decisions/0022-content-once.md), and loads the scripts of the page after its first paint
 * (docs/decisions/0018-painted-first.md). An element that something has removed early has no content, and one in which
 * something has removed or added what may change has the content that the page shows.
 *
 * @param changing the selector of what may have changed.
 * @param start what of its markup may have changed, as a regular expression.
 */
const startPage = (changing: string, start: string): void => {
  const page = self as unknown as { __next_f: { push: (part: [1, string]) => void } }
  const data = document.querySelector('[data-parts]')?.textContent as string
  const { parts, rendered, scripts } = JSON.parse(data) as PayloadData
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
  page.__next_f.push([
    1,
    parts.map((part) => (typeof part === 'string' ? part : (contents[part] ?? '""'))).join(''),
  ])
  // The browser is making a frame when it calls the first function, and has shown it when it calls the second.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const src of scripts) {
        document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
      }
    }),
  )
}

/**
 * The last script of each document, after its payload. The build takes its text from the frame of the language, as
 * compiled as all other code.
 */
export const START_SCRIPT = inlineScript(startPage, CHANGING.join(), CHANGING_PART)
