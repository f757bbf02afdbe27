'use client'

import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { ErrorReporting } from '#src/models/whole-site/shell.ts'
import { reportErrors, reportReactError } from '../behaviour/report-errors.ts'
import { reportedRoot } from '../behaviour/reported-root.ts'
import { usePathname } from '../router/router.ts'
import { isCrawler } from './is-crawler.ts'
import { watchForUnusablePage } from './unusable-page.ts'

type ErrorBoundaryProps = {
  fallback: ReactNode
  errorReporting: ErrorReporting | null
  children: ReactNode
}

/**
 * Shows the error page in place of a page that fails in the browser, or that an error nobody caught has left
 * unusable, until the path changes or the visitor goes back or forward. Crawlers keep the content that came
 * with the document (specification, sections 2 and 8).
 *
 * It also starts the reporting of errors, since the page in it may never be hydrated.
 */
export const ErrorBoundary = (props: ErrorBoundaryProps) => (
  <Boundary {...props} pathname={usePathname()} />
)

type BoundaryProps = ErrorBoundaryProps & { pathname: string }
type BoundaryState = { pathname: string; failed: boolean; content: string | null }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, failed: false, content: null }

  /** The old page is still in the document when this is called, so its content can be kept for crawlers. */
  static getDerivedStateFromError(): Partial<BoundaryState> {
    const content = isCrawler(navigator.userAgent)
      ? (document.querySelector('main')?.outerHTML ?? null)
      : null
    return { failed: true, content }
  }

  static getDerivedStateFromProps(
    { pathname }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return pathname === state.pathname ? null : { pathname, failed: false, content: null }
  }

  /**
   * A step back may change the query alone. These listeners stay as long as the document. React
   * reports the errors that it has recovered from while hydrating after this, and before any effect of the page.
   */
  override componentDidMount() {
    const { errorReporting } = this.props
    if (errorReporting) reportErrors(errorReporting)
    addEventListener('popstate', () => this.setState({ failed: false, content: null }))
    if (!last) watchForUnusablePage(showErrorPage)
    this.remember()
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    reportReactError({
      error,
      noticedBy: 'boundary',
      componentStack: componentStack ?? undefined,
    })
  }

  override componentDidUpdate() {
    this.remember()
  }

  override componentWillUnmount() {
    if (mounted === this) mounted = undefined
  }

  private remember() {
    const { lang, dir } = document.documentElement
    mounted = this
    last = { fallback: this.props.fallback, language: { lang, dir } }
  }

  override render() {
    const { failed, content } = this.state
    if (!failed) return this.props.children
    return content === null ? (
      this.props.fallback
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, read from the document.
      <div dangerouslySetInnerHTML={{ __html: content }} />
    )
  }
}

/** The mounted boundary, and the error page of the last one. */
let mounted: Boundary | undefined
let last: { fallback: ReactNode; language: { lang: string; dir: string } } | undefined

/** If Next's router itself has failed, no boundary is mounted, and only the styles are left of the page. */
const showErrorPage = (): void => {
  if (isCrawler(navigator.userAgent)) return
  if (mounted) {
    mounted.setState({ failed: true })
    return
  }
  const place = document.createElement('div')
  Object.assign(document.documentElement, last?.language)
  document.body.replaceChildren(place)
  reportedRoot(place).render(last?.fallback)
}
