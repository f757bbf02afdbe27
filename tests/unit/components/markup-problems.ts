import { Parser } from 'htmlparser2'

/** Attributes that hold addresses. */
const ADDRESSES = new Set(
  'href src srcset action formaction poster data-poster cite background manifest ping data'.split(
    ' ',
  ),
)
const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])
const PICTURE = /^data:image\/(?:gif|png|jpeg|webp)[;,]/i
/** What the site's own styles in attributes set. */
const STYLES =
  /^(?:--marquee-(?:duration|delay|loop|gradient)|--[xy]|--icon|--ratio|--still|max-inline-size|left|top|width|height|background-(?:image|size|position)):[^;{}]+$/
const ID = /^[A-Za-z_][\w-]*$/

/** What no page may hold, whatever its content: addresses that run, styles and handlers that nobody of us wrote. */
export const markupProblems = (html: string): string[] => {
  const problems: string[] = []
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (tag === 'script' || tag === 'iframe' || tag === 'object' || tag === 'embed') {
        problems.push(`<${tag}>`)
      }
      for (const [name, value] of Object.entries(attributes)) {
        const place = `${tag}[${name}=${JSON.stringify(value.slice(0, 100))}]`
        if (name.startsWith('on')) problems.push(place)
        if (name === 'id' && !ID.test(value)) problems.push(place)
        if (name === 'style' && !value.split(';').every((it) => STYLES.test(it)))
          problems.push(place)
        if (ADDRESSES.has(name) && !isHarmless(value, tag)) problems.push(place)
      }
    },
  })
  parser.end(html)
  return problems
}

/** Parsed as a browser parses it. Running text may contain an inline picture. */
const isHarmless = (address: string, tag: string): boolean => {
  if (!URL.canParse(address, 'https://mira.example')) return true
  if (SAFE.has(new URL(address, 'https://mira.example').protocol)) return true
  return (tag === 'img' || tag === 'a') && PICTURE.test(address)
}
