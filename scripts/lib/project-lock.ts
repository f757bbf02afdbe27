import { join } from 'node:path'
import { withFileLock } from './file-lock.ts'

/**
 * Runs `work` while no other process builds the project or changes what builds read: Next has one folder for each
 * project, and a pull removes downloads that its own content does not need.
 *
 * @param root the folder of the project.
 */
export const withProjectLock = <T>(root: string, work: () => Promise<T>): Promise<T> =>
  withFileLock(join(root, '.next.lock'), work)
