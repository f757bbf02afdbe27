import { callPath } from '../settings/call-path.ts'
import { secret } from '../settings/secrets.ts'
import { siteUrl } from '../settings/site.ts'
import { draftAddress } from './draft-link.ts'

/** What no page shows. */
const UNSEEN = new Set(['api::redirect.redirect'])

type Asked = { documentId?: string; locale?: string | null; status?: 'draft' | 'published' }

/** Strapi's Preview button: the site itself shows the entry, in a frame of the panel. */
export const preview = {
  enabled: true,
  config: {
    allowedOrigins: [siteUrl()],
    async handler(uid: string, { documentId, locale, status }: Asked): Promise<string | undefined> {
      if (!uid.startsWith('api::') || UNSEEN.has(uid)) return undefined
      const language = locale ?? (await strapi.plugin('i18n').service('locales').getDefaultLocale())
      const link = {
        type: callPath(strapi, uid),
        documentId: documentId ?? '',
        locale: language,
        status: status ?? 'draft',
      }
      return draftAddress(link, {
        site: siteUrl(),
        secret: secret('DRAFT_SECRET'),
        now: Date.now(),
      })
    },
  },
}
