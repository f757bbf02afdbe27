/** The calls check their answers with a library, which is loaded when a visitor is about to make a call. */
export const loadCalls = () => import('./call-account.ts')
