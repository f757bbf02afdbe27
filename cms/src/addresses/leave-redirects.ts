import type { Core } from '@strapi/strapi'
import { publishes } from '../publishing/publishes.ts'
import {
  type Held,
  languagesOf,
  publishedPages,
  publishedRedirects,
  REDIRECT,
  type Redirect,
} from './published.ts'
import { sourceOf } from './redirect-source.ts'
import { ROUTED } from './rules.ts'

type Params = { documentId?: string }
type Result = { documentId?: string }

/**
 * A page that is published at another address leaves a redirect at its old one, in the transaction of the publication:
 * an entry like those that editors write. A page that goes back, by one move or several, takes the redirect away that it
 * had left there. It works within `refuse-clash.ts`, which then looks at what has become of all addresses.
 */
export function leaveRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid } = context
    const { documentId } = context.params as Params
    if (!publishes(context) || !ROUTED[uid] || !documentId) return next()
    const { main } = await languagesOf(strapi)
    const pages = () => publishedPages(strapi, uid, { where: { documentId }, main })
    const before = await pages()
    const result = (await next()) as Result
    if (!result?.documentId || before.length === 0) return result as never
    for (const { from, to } of moves(before, await pages())) await leave(strapi, from, to)
    return result as never
  })
}

type Move = { from: string; to: string }

/** Of an entry, in each language that it was published in. */
const moves = (before: readonly Held[], after: readonly Held[]): Move[] =>
  before.flatMap(({ page, path: from }) => {
    const to = after.find((now) => now.page.locale === page.locale)?.path
    return to === undefined || to === from ? [] : [{ from, to }]
  })

async function leave(strapi: Core.Strapi, from: string, to: string): Promise<void> {
  const redirects = await publishedRedirects(strapi)
  const documents = strapi.documents(REDIRECT)
  const back = redirects.find((it) => isAt(it, to))
  if (back && leadsTo(back, from, redirects))
    await documents.delete({ documentId: back.documentId })
  if (redirects.some((it) => isAt(it, from))) return
  await documents.create({ data: { from, to, permanent: true } as never, status: 'published' })
}

/** Whether a redirect leads to a path, by itself or by those that follow it. */
function leadsTo({ to }: Redirect, path: string, redirects: readonly Redirect[]): boolean {
  const others = [...redirects]
  let target = to
  while (target !== path) {
    const at = others.findIndex((it) => isAt(it, target))
    const [next] = at < 0 ? [] : others.splice(at, 1)
    if (!next) return false
    target = next.to
  }
  return true
}

const isAt = ({ from }: Redirect, path: string): boolean => {
  const source = sourceOf(from)
  return source !== undefined && !source.below && source.query === '' && source.path === path
}
