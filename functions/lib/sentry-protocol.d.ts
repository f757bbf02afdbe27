/** The types of `sentry-protocol.js`: its files come without. */
export {
  createEventEnvelope,
  createStackParser,
  dsnFromString,
  exceptionFromError,
  getEnvelopeEndpointWithUrlEncodedAuth,
  propagationContextFromHeaders,
  serializeEnvelope,
} from '@sentry/core'
export { nodeStackLineParser } from '@sentry/core/server'
