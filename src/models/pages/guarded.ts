/** The public shell of a page for signed-in visitors: not a word of its content. */
export type GuardedModel = { type: 'guarded' }

export const guardedPage = (): GuardedModel => ({ type: 'guarded' })
