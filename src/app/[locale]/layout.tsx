import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '#src/components/fonts.css'
import '#src/components/tokens.css'
import '#src/components/base.css'
import { CHUNK_GUARD } from '#src/components/behaviour/chunk-guard.ts'
import { SiteBehaviour } from '#src/components/behaviour/SiteBehaviour.tsx'
import { currencyScript } from '#src/components/currency/currency-script.ts'
import { preloadFonts } from '#src/components/fonts.ts'
import { formSettings } from '#src/components/forms/form-settings.ts'
import { LeadForms } from '#src/components/forms/LeadForms.tsx'
import { SEGMENTS } from '#src/site/policy.ts'
import { readShell } from '../model-folder.ts'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf7f2' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1f1d' },
  ],
}

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params
  const shell = readShell(locale)
  if (!shell) notFound()
  preloadFonts(shell.dir)
  return (
    <html lang={locale} dir={shell.dir}>
      <body>
        <script dangerouslySetInnerHTML={{ __html: CHUNK_GUARD }} />
        <script dangerouslySetInnerHTML={{ __html: currencyScript(shell.currency) }} />
        {children}
        <LeadForms settings={formSettings(shell)} />
        <SiteBehaviour
          jobs={`${shell.home.replace(/\/$/, '')}/${SEGMENTS.jobs}`}
          errorReporting={shell.errorReporting}
        />
      </body>
    </html>
  )
}
