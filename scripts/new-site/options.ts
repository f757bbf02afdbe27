import { existsSync, readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { languageTag } from '#src/site/language-tags.ts'
import { siteConfig } from '#src/site/site-config.ts'

const USAGE =
  'npm run new-site -- DIR --locales de,fr --default de --name "Name of the site" --currency EUR; all but DIR may be left out.'

/** What cannot be made, in one line that says what to do. */
export class NewSiteError extends Error {
  override name = 'NewSiteError'
}

export type NewSiteOptions = {
  /** An absolute path. */
  dir: string
  name: string
  /** Codes of locales; the first one is the default. */
  locales: string[]
  /** The ISO 4217 code of its prices. */
  currency: string
}

/**
 * Reads the arguments of `npm run new-site`.
 *
 * @throws NewSiteError
 */
export const readOptions = (args: string[]): NewSiteOptions => {
  const { values, positionals } = parse(args)
  const [given, ...more] = positionals
  if (!given || more.length > 0) throw new NewSiteError(`Name one folder. Usage: ${USAGE}`)
  const dir = resolve(given)
  if (existsSync(dir) && !isEmptyFolder(dir)) {
    throw new NewSiteError(`${dir} is not an empty folder. Name another one, or empty it.`)
  }
  const name = (values.name ?? titleOf(basename(dir))).trim()
  if (!name)
    throw new NewSiteError('--name is empty. Give the site a name, such as --name "Norden".')
  return { dir, name, locales: readLocales(values), currency: readCurrency(values.currency) }
}

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        locales: { type: 'string', default: 'en' },
        default: { type: 'string' },
        name: { type: 'string' },
        currency: { type: 'string', default: 'EUR' },
      },
    })
  } catch (error) {
    throw new NewSiteError(`${(error as Error).message} Usage: ${USAGE}`)
  }
}

const readLocales = (values: { locales: string; default?: string | undefined }): string[] => {
  const codes = values.locales.split(',').map((code) => code.trim())
  const wrong = codes.find((code) => !isLocale(code))
  if (wrong !== undefined) {
    throw new NewSiteError(
      `--locales has "${wrong}", which is no language code. Write codes such as en, de or pt-BR, with commas between them.`,
    )
  }
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  if (twice) throw new NewSiteError(`--locales has "${twice}" twice. Name each language once.`)
  const chosen = values.default ?? (codes[0] as string)
  if (!codes.includes(chosen)) {
    throw new NewSiteError(
      `--default is "${chosen}", which --locales (${codes.join(', ')}) lacks. Choose one of those.`,
    )
  }
  const taken = codes.find((code) => code !== chosen && isTaken(code))
  if (taken) {
    throw new NewSiteError(
      `The pages of "${taken}" would be below /${taken}, where the site has something else. Make it the default language.`,
    )
  }
  // The order in which a pull brings them.
  return [chosen, ...codes.filter((code) => code !== chosen).toSorted()]
}

/** A code that the CMS takes, of a language that has a name. */
const isLocale = (code: string): boolean => {
  if (!/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(code)) return false
  return (
    new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(languageTag(code)) !==
    undefined
  )
}

/** Stripped segments make room for a language: see `make-new-site.ts`. */
const isTaken = (code: string): boolean =>
  siteConfig.reservedSegments.includes(code) && !siteConfig.strippedSegments.includes(code)

const readCurrency = (code: string): string => {
  if (Intl.supportedValuesOf('currency').includes(code)) return code
  throw new NewSiteError(`--currency is "${code}", which is no currency. Write a code such as EUR.`)
}

const isEmptyFolder = (dir: string): boolean => {
  try {
    return readdirSync(dir).length === 0
  } catch {
    return false
  }
}

/** `my-new-site` is called "My new site" until an editor names it. */
const titleOf = (folder: string): string => {
  const words = folder.replace(/[-_.]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
