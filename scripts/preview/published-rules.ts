import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Header } from '@netlify/headers-parser'
import { LATEST_BUILD } from '#src/rebuild/latest-build.ts'
import { readHeaderRules } from './header-rules.ts'
import { type RedirectMatcher, readRedirectRules } from './redirect-rules.ts'

export type PublishedRules = { redirect: RedirectMatcher; headers: Header[] }

/** The rules of the current output: they are read again when another build replaces it. */
export const publishedRules = (options: {
  outDir: string
  configPath: string | undefined
}): (() => Promise<PublishedRules>) => {
  let version: string | undefined
  let rules: Promise<PublishedRules> | undefined
  return async () => {
    const current = await buildVersion(options.outDir)
    if (!rules || (current !== undefined && current !== version)) {
      version = current
      const read = readRules(options)
      // Rules that cannot be read are asked for again: who corrects them need not start anew.
      read.catch(() => {
        if (rules === read) rules = undefined
      })
      rules = read
    }
    return rules
  }
}

const readRules = async (options: {
  outDir: string
  configPath: string | undefined
}): Promise<PublishedRules> => {
  const [redirect, headers] = await Promise.all([
    readRedirectRules(options),
    readHeaderRules(options),
  ])
  return { redirect, headers }
}

/** A build that changes anything writes a new manifest. */
const buildVersion = async (outDir: string): Promise<string | undefined> => {
  try {
    const { ino, mtimeMs } = await stat(join(outDir, LATEST_BUILD))
    return `${ino} ${mtimeMs}`
  } catch {
    return undefined
  }
}
