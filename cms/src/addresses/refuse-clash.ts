import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { publishes } from '../publishing/publishes.ts'
import {
  allPublishedPages,
  type Held,
  type Languages,
  languagesOf,
  publishedPages,
  publishedRedirects,
  REDIRECT,
  type Redirect,
} from './published.ts'
import { covers, type Source, sourceOf } from './redirect-source.ts'
import { type Addressed, ROUTED, type RoutedType, reservedBy } from './rules.ts'

type Params = { documentId?: string }
type Result = { documentId?: string }

/**
 * Refuses to publish what would take an address that is another's, in whichever way it is published. Looks
 * after the publication, in its transaction: what others publish meanwhile waits for its end, and what
 * the publication carried into other languages is looked at as well.
 */
export function refuseClash(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid } = context
    if (!publishes(context) || (!ROUTED[uid] && uid !== REDIRECT)) return next()
    const held = await pathsOf(strapi, uid, (context.params as Params).documentId)
    const result = (await next()) as Result
    const documentId = result?.documentId
    if (!documentId) return result as never
    const problem =
      uid === REDIRECT
        ? await redirectProblem(strapi, documentId)
        : await pageProblem(strapi, uid, { documentId, held })
    if (problem) throw new errors.ApplicationError(problem)
    return result as never
  })
}

/** The addresses that an entry has before it is published again. */
async function pathsOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<string[]> {
  if (!documentId || uid === REDIRECT) return []
  const { main } = await languagesOf(strapi)
  const pages = await publishedPages(strapi, uid, { where: { documentId }, main })
  return pages.map(({ path }) => path)
}

/** Of many that are published at once, it has to be said which one is meant. */
async function pageProblem(
  strapi: Core.Strapi,
  uid: string,
  { documentId, held }: { documentId: string; held: string[] },
): Promise<string | undefined> {
  const languages = await languagesOf(strapi)
  const { main } = languages
  for (const own of await publishedPages(strapi, uid, { where: { documentId }, main })) {
    // Who has an address keeps it, whatever else is wrong.
    if (held.includes(own.path)) continue
    const problem = await problemAt(strapi, own, languages)
    if (problem) return `“${own.page.title}” cannot be published. ${problem}`
  }
  return undefined
}

async function problemAt(
  strapi: Core.Strapi,
  { uid, type, page, path }: Held,
  { codes, main }: Languages,
): Promise<string | undefined> {
  const reserved = reservedBy(type, page, codes)
  if (reserved) return reserved
  const { documentId, locale } = page
  const where = { documentId: { $ne: documentId }, locale, ...sameAddress(type, page) }
  const [other] = await publishedPages(strapi, uid, { where, main })
  if (other) {
    return `The address ${path} belongs to ${nameOf(other)} already. Give this one another slug, or take that one off the site first.`
  }
  const redirect = await redirectOver(strapi, path)
  return redirect
    ? `The redirect from ${redirect.from} to ${redirect.to} holds the address ${path}. Delete or unpublish it first, or give this page another slug.`
    : undefined
}

/** Entries of different types never share an address: lists have reserved segments. */
const sameAddress = (type: RoutedType, { slug, kind }: Addressed): object => {
  if (type !== 'pages') return { slug }
  return kind === 'page' ? { slug, kind } : { kind }
}

const nameOf = ({ page, uid }: Held): string => `“${page.title}” (${uid.split('.')[1]})`

/** The published redirect that has the address of a page. */
async function redirectOver(strapi: Core.Strapi, path: string): Promise<Redirect | undefined> {
  return (await publishedRedirects(strapi)).find(({ from }) => {
    const source = sourceOf(from)
    return source && covers(source, path)
  })
}

/** Another published redirect from the same address. */
async function redirectFrom(
  strapi: Core.Strapi,
  source: Source,
  documentId: string,
): Promise<Redirect | undefined> {
  return (await publishedRedirects(strapi)).find(
    (other) =>
      other.documentId !== documentId &&
      JSON.stringify(sourceOf(other.from)) === JSON.stringify(source),
  )
}

async function redirectProblem(
  strapi: Core.Strapi,
  documentId: string,
): Promise<string | undefined> {
  const own: Redirect | null = await strapi.db.query(REDIRECT).findOne({
    select: ['documentId', 'from', 'to'],
    where: { documentId, publishedAt: { $notNull: true } },
  })
  const source = own && sourceOf(own.from)
  if (!own || !source) return undefined
  const other = await redirectFrom(strapi, source, documentId)
  if (other) {
    return `${own.from} is redirected to ${other.to} by another entry already. Change that one, or delete it first.`
  }
  const { main } = await languagesOf(strapi)
  const page = (await allPublishedPages(strapi, main)).find(({ path }) => covers(source, path))
  if (!page) return undefined
  return `${own.from} is the address of ${nameOf(page)}, which a redirect must not hide. Give that page another slug first, or take it off the site.`
}
