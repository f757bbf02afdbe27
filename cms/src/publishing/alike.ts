import { AsyncLocalStorage } from 'node:async_hooks'

const alike = new AsyncLocalStorage<true>()

/** Runs what gives all languages of each entry the same by itself, such as seeding: nothing is compared or carried. */
export const writingAlike = <T>(work: () => Promise<T>): Promise<T> => alike.run(true, work)

export const isWritingAlike = (): boolean => alike.getStore() === true
