import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '#theme/theme.css'
import '#src/components/tokens.css'
import '#src/components/characters.css'
import '#src/components/base.css'
import '#src/components/area/area.css'
import '#src/components/print.css'
import '#src/components/transition.css'
import { AccountBehaviour } from '#src/components/account/AccountBehaviour.tsx'
import { AREA_SCRIPT } from '#src/components/area/area-script.ts'
import { LAY_OUT_SCRIPT } from '#src/components/behaviour/lay-out-script.ts'
import { SiteBehaviour } from '#src/components/behaviour/SiteBehaviour.tsx'
import { currencyScript } from '#src/components/currency/currency-script.ts'
import { ErrorBoundary } from '#src/components/errors/ErrorBoundary.tsx'
import { ErrorMessage } from '#src/components/errors/ErrorMessage.tsx'
import { Films } from '#src/components/films/Films.tsx'
import { preloadFonts } from '#src/components/fonts.ts'
import { formSettings } from '#src/components/forms/form-settings.ts'
import { LeadForms } from '#src/components/forms/live/LeadForms.tsx'
import { galleryTexts } from '#src/components/gallery/gallery-texts.ts'
import { Main } from '#src/components/layouts/Main.tsx'
import { loanScript } from '#src/components/loan/loan-script.ts'
import { PRINT_SCRIPT } from '#src/components/print/print-script.ts'
import { CHUNK_GUARD } from '#src/components/router/chunk-guard.ts'
import { SHARE_SCRIPT } from '#src/components/share/share-script.ts'
import { shortlistScript } from '#src/components/shortlist/shortlist-script.ts'
import { freeze } from '#src/components/static/freeze.tsx'
import { ConsentDialog } from '#src/components/tracking/ConsentDialog.tsx'
import { Tracking } from '#src/components/tracking/Tracking.tsx'
import { typesetModel } from '#src/components/typography/typeset-model.ts'
import { FILM_SCRIPT } from '#src/components/ui/film-script.ts'
import { PIN_SCRIPT } from '#src/components/ui/pin-script.ts'
import { wordingOf } from '#src/components/view/wording.ts'
import { localePrefix } from '#src/models/addresses/locale-prefix.ts'
import { languageTag } from '#src/site/language-tags.ts'
import { SEGMENTS } from '#src/site/site-config.ts'
import theme from '#src/site/theme/theme.json' with { type: 'json' }
import { readShell } from '../model-folder.ts'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: theme.colours.light.ground },
    { media: '(prefers-color-scheme: dark)', color: theme.colours.dark.ground },
  ],
}

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params
  const model = readShell(locale)
  if (!model) notFound()
  const shell = typesetModel(model, model)
  preloadFonts(locale)
  const { tracking, consent } = shell
  const view = { ...wordingOf(shell), shell }
  const prices = currencyScript(shell.currency, shell.digits)
  return (
    <html lang={languageTag(locale)} dir={shell.dir}>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code. */}
        <script dangerouslySetInnerHTML={{ __html: CHUNK_GUARD }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code. */}
        <script dangerouslySetInnerHTML={{ __html: LAY_OUT_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code. */}
        <script dangerouslySetInnerHTML={{ __html: prices }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code. */}
        <script dangerouslySetInnerHTML={{ __html: AREA_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code. */}
        <script dangerouslySetInnerHTML={{ __html: SHARE_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code. */}
        <script dangerouslySetInnerHTML={{ __html: shortlistScript(shell.digits) }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code. */}
        <script dangerouslySetInnerHTML={{ __html: loanScript(shell.currency, shell.digits) }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code. */}
        <script dangerouslySetInnerHTML={{ __html: PRINT_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code. */}
        <script dangerouslySetInnerHTML={{ __html: PIN_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code. */}
        <script dangerouslySetInnerHTML={{ __html: FILM_SCRIPT }} />
        {consent && freeze(<ConsentDialog consent={consent} view={view} />)}
        <ErrorBoundary
          fallback={<Main>{freeze(<ErrorMessage status={500} view={view} />)}</Main>}
          errorReporting={shell.errorReporting}
        >
          {children}
          <AccountBehaviour />
          <LeadForms settings={formSettings(shell)} />
          <SiteBehaviour
            jobs={`${localePrefix(shell)}/${SEGMENTS.jobs}`}
            galleryTexts={galleryTexts(shell)}
          />
        </ErrorBoundary>
        <Films />
        {consent && <Tracking tracking={tracking} />}
      </body>
    </html>
  )
}
