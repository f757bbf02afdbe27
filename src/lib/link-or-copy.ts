import { link } from 'node:fs/promises'
import { copyWhole } from './write-whole.ts'

/** A hard link costs neither time nor space. Where a disk refuses it, for which there are many codes, it is a copy. */
export const linkOrCopy = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to)
  } catch {
    await copyWhole(from, to)
  }
}
