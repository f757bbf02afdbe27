import { AsyncLocalStorage } from 'node:async_hooks'

const alike = new AsyncLocalStorage<true>()

/** Runs work that itself writes the same to all languages, such as seeding: nothing is compared or carried. */
export const writingAlike = <T>(work: () => Promise<T>): Promise<T> => alike.run(true, work)

export const isWritingAlike = (): boolean => alike.getStore() === true
