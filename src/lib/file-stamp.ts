import type { BigIntStats } from 'node:fs'

/**
 * What tells that a file is the same since: its place, its size and the time of its last change. The time at which the
 * disk has last changed what it knows of a file (`ctime`) says less: a second name for it changes that.
 */
export const fileStamp = ({ dev, ino, size, mtimeNs }: BigIntStats): string =>
  [dev, ino, size, mtimeNs].join(' ')
