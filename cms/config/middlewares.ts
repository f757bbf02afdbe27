import type { Core } from '@strapi/strapi'
import { siteUrl } from '../src/settings/site.ts'

const middlewares: Core.Config.Middlewares = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  { name: 'strapi::cors', config: { origin: [siteUrl()] } },
  'strapi::query',
  'strapi::body',
  'global::storable',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'demo/media/favicon.png' } },
  'strapi::public',
]

export default middlewares
