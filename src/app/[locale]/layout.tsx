import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '#made/theme.css'
import '#src/components/tokens.css'
import '#src/components/characters.css'
import '#src/components/base.css'
import '#src/components/area/area.css'
import '#src/components/print.css'
import '#src/components/transition.css'
import { EARLY_FILE } from '#made/early-file.js'
import { AccountBehaviour } from '#src/components/account/AccountBehaviour.tsx'
import { SiteBehaviour } from '#src/components/behaviour/SiteBehaviour.tsx'
import { earlySettings } from '#src/components/early-settings.ts'
import { ErrorBoundary } from '#src/components/errors/ErrorBoundary.tsx'
import { ErrorMessage } from '#src/components/errors/ErrorMessage.tsx'
import { Films } from '#src/components/films/Films.tsx'
import { preloadFonts } from '#src/components/fonts.ts'
import { formSettings } from '#src/components/forms/form-settings.ts'
import { LeadForms } from '#src/components/forms/live/LeadForms.tsx'
import { galleryTexts } from '#src/components/gallery/gallery-texts.ts'
import { Main } from '#src/components/layouts/Main.tsx'
import { loanFormat } from '#src/components/loan/loan-format.ts'
import { PageTools } from '#src/components/page-tools/PageTools.tsx'
import { freeze } from '#src/components/static/freeze.tsx'
import { ConsentDialog } from '#src/components/tracking/ConsentDialog.tsx'
import { Tracking } from '#src/components/tracking/Tracking.tsx'
import { typesetModel } from '#src/components/typography/typeset-model.ts'
import { wordingOf } from '#src/components/view/wording.ts'
import { languageTag } from '#src/site/language-tags.ts'
import theme from '#src/site/theme/theme.json' with { type: 'json' }
import { readShell } from '../handed-models.ts'

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
  return (
    <html lang={languageTag(locale)} dir={shell.dir}>
      <body>
        <script src={EARLY_FILE.pathname} data-settings={JSON.stringify(earlySettings(shell))} />
        {consent && freeze(<ConsentDialog consent={consent} view={view} />)}
        <ErrorBoundary
          fallback={<Main>{freeze(<ErrorMessage status={500} view={view} />)}</Main>}
          errorReporting={shell.errorReporting}
        >
          {children}
          <AccountBehaviour />
          <PageTools loans={loanFormat(shell)} />
          <LeadForms settings={formSettings(shell)} />
          <SiteBehaviour galleryTexts={galleryTexts(shell)} />
        </ErrorBoundary>
        <Films />
        {consent && <Tracking tracking={tracking} />}
      </body>
    </html>
  )
}
