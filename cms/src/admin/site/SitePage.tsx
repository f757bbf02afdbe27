import { Flex, Link, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { fieldWords } from '../../site-page/field-words.ts'
import type { SiteAnswer } from '../../site-page/site-answer.ts'
import { EntrySection } from './EntrySection.tsx'
import { StateCard } from './StateCard.tsx'
import { ToneBadge } from './ToneBadge.tsx'
import { timeWords } from './time-words.ts'
import { useSiteAnswer } from './use-site-answer.ts'
import { siteWords } from './words.ts'

/** What became of what was published. */
export default function SitePage() {
  const { answer, failed } = useSiteAnswer()
  if (!answer) return failed ? <Page.Error /> : <Page.Loading />
  const { site } = answer
  return (
    <Page.Main>
      <Page.Title>Site</Page.Title>
      <Layouts.Header
        title="Site"
        subtitle="What became of what was published"
        primaryAction={
          <Link href={site.url} isExternal>
            Open the site
          </Link>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          <StateCard {...siteWords(answer)} />
          {failed && (
            <Typography role="alert" textColor="danger600">
              The CMS does not answer. This is how it was at {timeWords(answer.now, Date.now())}.
            </Typography>
          )}
          <Report {...answer} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function Report({ told, late, planned, now }: SiteAnswer) {
  const report = told.status === 'told' ? told.report : null
  const toFix = [late, report?.toFix ?? NOTHING]
  const isFine = report && [report.leftOut, report.deadLinks, ...toFix].every(isEmpty)
  return (
    <>
      {report && (
        <EntrySection
          title="Left out"
          lead="These could not be shown as they were published; everything else is on the site. Fix what is named and publish again."
          tone="danger"
          list={report.leftOut}
          aside={({ lastGoodVersionShown }) => (
            <ToneBadge tone={lastGoodVersionShown ? 'warning' : 'danger'}>
              {lastGoodVersionShown ? 'Its last good version stays' : 'Not on the site'}
            </ToneBadge>
          )}
        >
          {({ field, problem }) => (field ? `${fieldWords(field)}: ${problem}` : problem)}
        </EntrySection>
      )}
      <EntrySection
        title="Not published on time"
        lead="Their time came, but they were not fit to be published. Fix what is named and save: they follow within seconds."
        tone="danger"
        list={late}
      >
        {({ problem }) => problem}
      </EntrySection>
      {report && (
        <EntrySection
          title="Links to nothing"
          lead="Visitors are led to “Page not found”, or a button opens no form; in running text they see the words without a link. Correct the address in the entry and publish it."
          tone="warning"
          list={report.deadLinks}
        >
          {({ problem }) => problem}
        </EntrySection>
      )}
      {report && (
        <EntrySection
          title="Things to fix"
          lead="The site works without, but not as somebody meant it."
          tone="warning"
          list={report.toFix}
        >
          {({ problem }) => problem}
        </EntrySection>
      )}
      {isFine && (
        <Typography textColor="neutral600">
          Nothing was left out, no link leads to nothing, and there is nothing to fix.
        </Typography>
      )}
      <EntrySection
        title="Planned"
        lead="What happens by itself, the next first. To change a time, open the entry."
        tone="neutral"
        list={planned}
      >
        {({ what, at }) =>
          `${what === 'goes live' ? 'Goes live' : 'Is taken down'}: ${timeWords(at, now)}`
        }
      </EntrySection>
    </>
  )
}

const NOTHING = { total: 0, entries: [] }

const isEmpty = ({ total }: { total: number }): boolean => total === 0
