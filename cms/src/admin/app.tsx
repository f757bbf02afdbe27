import type { StrapiApp } from '@strapi/strapi/admin'
import { addSitePage } from './site/add-site-page.ts'

/** What the project adds to Strapi's panel. Each subject registers itself, in a folder of its own. */
export default {
  register(app: StrapiApp) {
    addSitePage(app)
  },
  bootstrap() {},
}
