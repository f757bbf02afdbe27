import { z } from 'zod'
import type { CmsClient } from './client.ts'
import { CmsError, PullError } from './errors.ts'
import { type Locale, localeSchema } from './locales.ts'

/** Every language of the CMS, the default one first. */
export async function readLocales(client: CmsClient): Promise<Locale[]> {
  const path = 'i18n/locales'
  const reply = z.array(localeSchema).safeParse(await client.call({ path }))
  if (!reply.success) {
    throw new CmsError({
      method: 'GET',
      url: `${client.url}/api/${path}`,
      status: 200,
      statusText: 'with something other than a list of locales',
      hint: 'Check that CMS_URL is a Strapi 5 with internationalisation.',
      cause: reply.error,
    })
  }
  if (!reply.data.some(({ isDefault }) => isDefault)) {
    throw new PullError(
      'The CMS has no default locale: choose one in its settings (Internationalization).',
    )
  }
  return reply.data.toSorted(
    (a, b) => Number(b.isDefault) - Number(a.isDefault) || (a.code < b.code ? -1 : 1),
  )
}
