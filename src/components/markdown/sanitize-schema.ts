import { defaultSchema, type Options } from 'rehype-sanitize'

/**
 * The second wall: what may be in the HTML at all. The first is `isSafeAddress`; here `data:` has to be
 * let through for pictures.
 */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  attributes: {
    a: ['href', 'title', ['rel', 'noopener']],
    code: [['className', /^language-./]],
    div: [['role', 'region'], ['tabIndex', 0], 'ariaLabel'],
    img: ['src', 'alt', 'title', ['loading', 'lazy'], ['decoding', 'async']],
    ol: ['start'],
    td: ['align'],
    th: ['align'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel', 'sms', 'data'],
    src: ['http', 'https', 'data'],
  },
}
