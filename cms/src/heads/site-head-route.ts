import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { addOpenPanelRoutes } from '../access/panel-route.ts'
import { languagesOf } from '../addresses/published.ts'
import { siteHead } from './site-head.ts'

/**
 * `GET /site-head?locale=en`: what the panel needs to show a page as search engines and shared links will. Belongs into
 * the register phase.
 */
export function addSiteHeadRoute(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    const { codes, main } = await languagesOf(strapi)
    const { locale } = context.query
    if (typeof locale !== 'string' || !codes.includes(locale)) {
      return context.badRequest(`Name a language of the site: ${codes.join(', ')}.`)
    }
    context.set('cache-control', 'no-store')
    context.body = await siteHead(strapi, { locale, main })
    return undefined
  }
  addOpenPanelRoutes(strapi, [{ method: 'GET', path: '/site-head', handler }])
}
