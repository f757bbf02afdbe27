export type NextStep = 'compile' | 'generate' | 'plain'

const VERBS: Record<NextStep, string> = {
  compile: 'compile the site',
  generate: 'render the pages',
  plain: 'build the site',
}

const LINES_SHOWN = 40
const FAILED_PAGE = /Error occurred prerendering page "(?<route>[^"]+)"/g
const FIRST_ERROR = /^\s*(?:⨯\s*)?\w*Error: (?<message>.+)$/m

/** Next could not compile or render; the message has the end of what it printed. */
export class NextError extends Error {
  override name = 'NextError'
  /** The routes of the pages that could not be rendered, such as `/en/about`. */
  readonly routes: string[]
  /** The first error's message, such as `Maximum call stack size exceeded`. */
  readonly reason: string
  constructor(step: NextStep, output: string) {
    const end = output.trim().split('\n').slice(-LINES_SHOWN).join('\n')
    super(`Next could not ${VERBS[step]}. It said:\n${end}`)
    const routes = [...output.matchAll(FAILED_PAGE)].map(({ groups }) => groups?.route ?? '')
    this.routes = [...new Set(routes)].sort()
    this.reason = FIRST_ERROR.exec(output)?.groups?.message ?? 'see the log'
  }
}
