import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { languagesOf } from '../addresses/published.ts'
import { siteHead } from './site-head.ts'

/**
 * `GET /site-head?locale=en`: what the panel needs to show a page as search engines and shared links will. Belongs into
 * the register phase.
 */
export function addSiteHeadRoute(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    const { codes } = await languagesOf(strapi)
    const { locale } = context.query
    if (typeof locale !== 'string' || !codes.includes(locale)) {
      return context.badRequest(`Name a language of the site: ${codes.join(', ')}.`)
    }
    context.set('cache-control', 'no-store')
    context.body = await siteHead(strapi, locale)
    return undefined
  }
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/site-head',
        handler,
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  } as never)
}
