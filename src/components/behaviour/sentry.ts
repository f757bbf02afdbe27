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
import { scrub } from '#src/lib/scrub.ts'
import { TRACE_SAMPLE_RATE } from '#src/site/site-config.ts'

type Settings = {
  dsn: string
  environment: string
  /** The build of this tab. */
  release: string | undefined
  /** Errors that happened before. */
  early: unknown[]
}

/** Shorter values, such as "1" or a country code, would be found in anything. */
const SHORTEST_TYPED = 3

/**
 * Starts Sentry with what is needed of it: errors, traces of loads and navigations, no replay, no
 * sessions, no personal data. Nothing leaves the browser without having been scrubbed.
 */
export const startSentry = ({ early, ...settings }: Settings): void => {
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
  getCurrentScope().setClient(client)
  client.init()
  for (const error of early) captureException(error)
}

const withoutPersonalData = <Event extends { user?: unknown }>(event: Event): Event =>
  scrub({ ...event, user: undefined }, typedValues())

/** What stands in the fields of the page now. */
const typedValues = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('textarea, input')]
    .filter(({ type }) => !['hidden', 'checkbox', 'radio', 'submit'].includes(type))
    .map(({ value }) => value.trim())
    .filter(({ length }) => length >= SHORTEST_TYPED)
