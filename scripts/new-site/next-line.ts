import { relative } from 'node:path'

/** What a shell takes as it is. */
const PLAIN = /^[\w./\\:-]+$/

/** What to type next, for who has made a site in a folder: a path with spaces or signs is quoted. */
export const nextLine = (dir: string, from = process.cwd()): string => {
  const folder = relative(from, dir)
  return `Next: cd ${PLAIN.test(folder) ? folder : `"${folder}"`} && npm install && npm start`
}
