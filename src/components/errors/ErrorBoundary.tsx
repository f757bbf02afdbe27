'use client'

import { usePathname } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { isCrawler } from './is-crawler.ts'
import { watchForUnusablePage } from './unusable-page.ts'

type ErrorBoundaryProps = { fallback: ReactNode; children: ReactNode }

/**
 * Shows the error page in place of a page that fails in the browser, or that an error nobody caught has left
 * unusable, until the path changes or the visitor goes back or forward. Crawlers keep the content that came
 * with the document (specification, sections 2 and 8).
 */
export const ErrorBoundary = (props: ErrorBoundaryProps) => (
  <Boundary {...props} pathname={usePathname()} />
)

type BoundaryProps = ErrorBoundaryProps & { pathname: string }
type BoundaryState = { pathname: string; failed: boolean; content: string | null }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, failed: false, content: null }

  /** The page still stands when this is called, so what crawlers keep can be taken from it. */
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

  /** A step back may change the query alone. What stands here stands as long as the document. */
  override componentDidMount() {
    addEventListener('popstate', () => this.setState({ failed: false, content: null }))
    watchForUnusablePage(() => !isCrawler(navigator.userAgent) && this.setState({ failed: true }))
  }

  override render() {
    const { failed, content } = this.state
    if (!failed) return this.props.children
    return content === null ? (
      this.props.fallback
    ) : (
      <div dangerouslySetInnerHTML={{ __html: content }} />
    )
  }
}
