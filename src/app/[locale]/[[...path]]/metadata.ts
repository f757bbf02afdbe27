import type { Metadata } from 'next'
import { pageTexts } from '#src/heads/page-texts.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { manifestPath, TAB_ICON, TOUCH_ICON } from '#src/models/whole-site/brand-files.ts'
import { feedPath } from '#src/models/whole-site/feed.ts'
import type { PageShell } from '#src/models/whole-site/frame.ts'
import {
  SHARE_PICTURE,
  type SharePicture,
  sharePicturePath,
} from '#src/models/whole-site/share-picture.ts'
import { languageTag } from '#src/site/language-tags.ts'

/**
 * A page's metadata for search engines and shared links.
 *
 * @param picture the picture that is shown where the page is shared.
 */
export const pageMetadata = (
  page: PageModel,
  shell: PageShell,
  picture: SharePicture | undefined,
): Metadata => {
  const { seo, alternates, content } = page
  const absolute = (path: string) => new URL(path, shell.origin).href
  const isError = content.type === 'error'
  const { title, heading, description } = pageTexts({
    title: isError ? shell.messages['error.404.title'] : seo.title,
    description: seo.description,
    isMain: content.type === 'main',
    site: { name: shell.siteName, description: shell.seo.description },
    ...(content.type === 'list' &&
      content.pagination.page > 1 && {
        page: shell.messages['list.page'].replace('{n}', String(content.pagination.page)),
      }),
  })
  return {
    title,
    description,
    robots: seo.noIndex ? { index: false, follow: true } : undefined,
    alternates:
      isError || content.type === 'draft'
        ? undefined
        : {
            canonical: absolute(page.path),
            languages: languages(page, shell.defaultLocale, absolute),
            types: shell.hasFeed
              ? {
                  'application/rss+xml': [
                    { url: absolute(feedPath(shell)), title: shell.siteName },
                  ],
                }
              : undefined,
          },
    openGraph: {
      type: content.type === 'article' ? 'article' : 'website',
      title: heading,
      description,
      siteName: shell.siteName,
      url: isError ? undefined : absolute(page.path),
      locale: languageTag(page.locale),
      alternateLocale: alternates
        .filter(({ locale }) => locale !== page.locale)
        .map(({ locale }) => languageTag(locale)),
      images: picture && {
        url: absolute(sharePicturePath(page.path, picture.version)),
        ...SHARE_PICTURE,
        alt: picture.title,
        type: 'image/jpeg',
      },
    },
    twitter: { card: 'summary_large_image' },
    icons: { icon: shell.seo.favicon?.src ?? TAB_ICON, apple: TOUCH_ICON },
    manifest: manifestPath(shell),
  }
}

const languages = (
  { alternates }: PageModel,
  defaultLocale: string,
  absolute: (path: string) => string,
): Record<string, string> => {
  const entries = alternates.map(({ locale, path }) => [languageTag(locale), absolute(path)])
  const fallback = alternates.find(({ locale }) => locale === defaultLocale)
  return Object.fromEntries(
    fallback ? [...entries, ['x-default', absolute(fallback.path)]] : entries,
  )
}
