/**
 * What of Sentry's protocol the functions need, by its file: of a package that is imported by its name
 * Netlify copies all of it beside each function (`src/lib/zod-mini.ts` says more). These files come without types, which
 * are in `sentry-protocol.d.ts`.
 */
// @ts-nocheck: the files that it names have no types
export {
  createEventEnvelope,
  createStackParser,
  dsnFromString,
  exceptionFromError,
  getEnvelopeEndpointWithUrlEncodedAuth,
  propagationContextFromHeaders,
  serializeEnvelope,
} from '../../node_modules/@sentry/core/build/esm/index.js'
export { nodeStackLineParser } from '../../node_modules/@sentry/core/build/esm/utils/node-stack-trace.js'
