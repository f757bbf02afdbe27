/** The calls check their answers, with a library that is loaded when somebody is about to make one. */
export const loadCalls = () => import('./call-account.ts')
