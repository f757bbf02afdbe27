/** The errors that have a text of their own (specification, section 8). */
export type ErrorCode = 403 | 404 | 500

/** An error page. Its texts are the interface's, under `error.<code>.`. */
export type ErrorModel = { type: 'error'; code: ErrorCode }

export const notFoundPage = (): ErrorModel => ({ type: 'error', code: 404 })

/** The error that visitors are told of for a status: any that has no text of its own counts as 404. */
export const errorCode = (status: number): ErrorCode =>
  status === 403 || status === 500 ? status : 404
