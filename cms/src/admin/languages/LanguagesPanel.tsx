import { Flex, Link, Status, Typography } from '@strapi/design-system'
import {
  unstable_useDocumentLayout as useDocumentLayout,
  useFetchClient,
} from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { type Language, type LanguageState, STATES, statesOf, type Version } from './state.ts'

type Entry = Version & { documentId?: string }
type Props = { model: string; document?: Entry; meta?: { availableLocales?: Version[] } }
type Field = { label: string; attribute: { pluginOptions?: { i18n?: { localized?: boolean } } } }

const LOCALE = 'plugins[i18n][locale]'

/** Beside the form of a translated entry: what each of its languages is like, and which fields they share. */
export function LanguagesPanel({ model, document, meta }: Props) {
  const { edit } = useDocumentLayout(model)
  const { i18n } = edit.options as { i18n?: { localized?: boolean } }
  if (!i18n?.localized || !document?.documentId) return null
  const fields = edit.layout.flat(3) as unknown as Field[]
  const shared = fields.filter(({ attribute }) => !attribute.pluginOptions?.i18n?.localized)
  const versions = [document, ...(meta?.availableLocales ?? [])]
  const labels = shared.map(({ label }) => label)
  return { title: 'Languages', content: <Languages versions={versions} shared={labels} /> }
}

function Languages({ versions, shared }: { versions: Version[]; shared: string[] }) {
  const languages = useLanguages()
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {languages === 'failed' ? (
        <Typography>The languages could not be loaded. Reload the page.</Typography>
      ) : (
        statesOf(languages, versions).map((state) => (
          <OneLanguage key={state.language.code} {...state} current={versions[0]?.locale} />
        ))
      )}
      {shared.length > 0 && (
        <Typography variant="pi" textColor="neutral600">
          The same in all languages: {shared.join(', ')}.
        </Typography>
      )}
    </Flex>
  )
}

function OneLanguage({
  language,
  state,
  changedAt,
  current,
}: LanguageState & { current?: string | null }) {
  const { search } = useLocation()
  const there = new URLSearchParams(search)
  there.set(LOCALE, language.code)
  const { label, variant } = STATES[state]
  return (
    <Flex direction="column" alignItems="start" gap={1}>
      <Typography fontWeight="bold">
        {language.code === current ? (
          language.name
        ) : (
          <Link tag={RouterLink} to={{ search: there.toString() }}>
            {language.name}
          </Link>
        )}
      </Typography>
      <Status variant={variant} size="XS">
        <Typography variant="pi">{label}</Typography>
      </Status>
      {changedAt && (
        <Typography variant="pi" textColor="neutral600">
          Saved {changedAt.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
        </Typography>
      )}
    </Flex>
  )
}

/** The languages of the site; none until they are there. */
function useLanguages(): Language[] | 'failed' {
  const { get } = useFetchClient()
  const [languages, setLanguages] = useState<Language[] | 'failed'>([])
  useEffect(() => {
    get<Language[]>('/i18n/locales').then(
      ({ data }) => setLanguages(data),
      () => setLanguages('failed'),
    )
  }, [get])
  return languages
}
