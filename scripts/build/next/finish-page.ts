import { NextChangedError } from './assumptions.ts'
import { withContentOnce } from './content-once.ts'
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts'
import { type Frame, hasMarks } from './frame.ts'
import { withFrame, withOrganisation } from './join-frame.ts'
import type { UnframedPage } from './unframed-page.ts'

type FinishOptions = {
  /** The address of the page. */
  path: string
  frame: Frame
  policySources: PolicySources
  /** The text of the function that reads a payload back. */
  readBack: string
}

/**
 * Joins a page and its frame, in the document and in the payload, and allows the inline scripts of the document. All pages
 * get their frame here: it does not matter which of the two is new.
 *
 * @returns the two as byte texts.
 * @throws NextChangedError, FrameError
 */
export const finishPage = (
  { document, payload }: UnframedPage,
  { path, frame, policySources, readBack }: FinishOptions,
): { html: string; payload: string } => {
  const fill = (markup: string) => (hasMarks(markup) ? withFrame(markup, frame, path) : markup)
  const described = (start: string) => withOrganisation(start, frame)
  const joined =
    typeof document === 'string'
      ? described(document)
      : withContentOnce({ ...document, start: described(document.start) }, fill, readBack)
  const finished = {
    html: withContentSecurityPolicy(joined, policySources),
    payload: payload
      .map((piece) =>
        typeof piece === 'string'
          ? piece
          : piece.before + JSON.stringify(fill(String(piece.string))) + piece.after,
      )
      .join(''),
  }
  if (hasMarks(finished.html) || hasMarks(finished.payload)) {
    throw new NextChangedError('html strings', `the page ${path} lacks its frame somewhere`)
  }
  return finished
}
