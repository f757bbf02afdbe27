import { NextChangedError } from './assumptions.ts'
import { type UnframedPage, withContentOnce } from './content-once.ts'
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts'
import { type Frame, hasMarks } from './frame.ts'
import { withFrame, withOrganisation } from './join-frame.ts'

type FinishOptions = {
  /** The address of the page. */
  path: string
  frame: Frame
  policySources: PolicySources
}

/**
 * Joins a page and its frame, and allows the inline scripts of the document. All pages get their frame here: it does not
 * matter which of the two is new.
 *
 * @returns the document, as byte text.
 * @throws NextChangedError, FrameError
 */
export const finishPage = (
  page: UnframedPage,
  { path, frame, policySources }: FinishOptions,
): string => {
  const fill = (markup: string) => (hasMarks(markup) ? withFrame(markup, frame, path) : markup)
  const start = withOrganisation(page.start, frame)
  const joined = withContentOnce({ ...page, start }, fill, frame.startScript)
  const finished = withContentSecurityPolicy(joined, policySources)
  if (hasMarks(finished)) {
    throw new NextChangedError('html strings', `the page ${path} lacks its frame somewhere`)
  }
  return finished
}
