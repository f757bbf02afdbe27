/** An error page. Its texts are the interface's, under `error.<code>.`. */
export type ErrorModel = { type: 'error'; code: 404 }

export const notFoundPage = (): ErrorModel => ({ type: 'error', code: 404 })
