import {
  BrowserClient,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser'
import { captureReactException } from '@sentry/react'
import { scrub } from '#src/lib/scrub.ts'
import type { ErrorReporting } from '#src/models/whole-site/shell.ts'
import { TRACE_SAMPLE_RATE } from '#src/site/site-config.ts'
import type { Thrown } from './report-errors.ts'

type Settings = ErrorReporting & {
  /** The build of this tab; undefined if it is unknown. */
  build: string | undefined
}

/** Sentry's names for what notices errors. */
const MECHANISMS: Record<Thrown['noticedBy'], string> = {
  error: 'auto.browser.global_handlers.onerror',
  promise: 'auto.browser.global_handlers.onunhandledrejection',
  boundary: 'auto.function.react.error_boundary',
  root: 'auto.function.react.error_handler',
}

/** Shorter values, such as "1" or a country code, would be found in anything. */
const SHORTEST_TYPED = 3

/**
 * Starts Sentry with what is needed of it: errors, traces of loads and navigations, no replay, no
 * sessions, no personal data. Nothing leaves the browser without having been scrubbed.
 *
 * @returns what reports an error. One that was reported already, in whichever way, is not reported again.
 */
export const startSentry = ({ build, ...settings }: Settings): ((thrown: Thrown) => void) => {
  const client = new BrowserClient({
    ...settings,
    tracesSampleRate: TRACE_SAMPLE_RATE,
    traceLifecycle: 'static',
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration(),
    ],
    tracePropagationTargets: [/^\/api\//],
    beforeSend: withoutPersonalData,
    beforeSendTransaction: withoutPersonalData,
  })
  const scope = getCurrentScope()
  scope.setClient(client)
  scope.setTag('build', build)
  client.init()
  return capture
}

/**
 * Components come as Sentry's own library for React sends them: in `contexts.react` as React tells them, and
 * as a cause of the error, whose places in the code can be looked up.
 */
const capture = ({ error, noticedBy, componentStack }: Thrown): void => {
  const mechanism = { type: MECHANISMS[noticedBy], handled: noticedBy === 'boundary' }
  if (componentStack === undefined) {
    captureException(error, { mechanism })
    return
  }
  const captureContext = { contexts: { react: { componentStack } } }
  captureReactException(error, { componentStack }, { mechanism, captureContext })
}

const withoutPersonalData = <Event extends { user?: unknown }>(event: Event): Event =>
  scrub({ ...event, user: undefined }, typedValues())

/** The current values of the page's form fields. */
const typedValues = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('textarea, input')]
    .filter(({ type }) => !['hidden', 'checkbox', 'radio', 'submit'].includes(type))
    .map(({ value }) => value.trim())
    .filter(({ length }) => length >= SHORTEST_TYPED)
