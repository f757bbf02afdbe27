import { Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useLocation } from 'react-router-dom'
import { ROUTED } from '../../addresses/rules.ts'
import type { SiteHead } from '../../heads/site-head.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { type FormValues, formHead } from './form-head.ts'
import { lengthNotes } from './lengths.ts'
import { SearchResult } from './SearchResult.tsx'
import { ShareCard } from './ShareCard.tsx'

type Props = { model: string; document?: { locale?: string | null } }

const LOCALE = 'plugins[i18n][locale]'

/** Beside the form of a page: how it is found and shared, while somebody writes. */
export function HeadPanel({ model, document }: Props) {
  const { search } = useLocation()
  const locale = document?.locale ?? new URLSearchParams(search).get(LOCALE)
  if (!ROUTED[model] || !locale) return null
  return {
    title: 'In search and when shared',
    content: <Heads key={locale} model={model} locale={locale} />,
  }
}

function Heads({ model, locale }: { model: string; locale: string }) {
  const site = useAnswer<SiteHead>(`/site-head?locale=${locale}`)
  const values = useForm('HeadPanel', ({ values }) => values as FormValues)
  if (site === 'failed') {
    return <Typography>The CMS could not tell the name of the site. Reload the page.</Typography>
  }
  const head = site && formHead({ model, values, site, locale })
  if (!site || !head) return <Typography role="status">Looking …</Typography>
  return (
    // On a phone, the drawer around it would be as wide as a line that does not break.
    <Flex
      direction="column"
      alignItems="stretch"
      gap={3}
      width="100%"
      style={{ contain: 'inline-size' }}
    >
      {head.hidden && <Typography fontWeight="bold">{head.hidden}</Typography>}
      <SearchResult {...head} />
      <ShareCard {...head} dir={site.dir} />
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1} aria-live="polite">
        {lengthNotes(head).map((note) => (
          <Typography tag="li" variant="pi" textColor="warning700" key={note}>
            {note}
          </Typography>
        ))}
      </Flex>
    </Flex>
  )
}
