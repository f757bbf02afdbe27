import {
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { Choice, Gap, GapEntry } from '../../translations/translation-answer.ts'
import { EntrySection } from '../site/EntrySection.tsx'
import { useTranslations } from './use-translations.ts'

const ALL = 'all'

/** What is not translated, with the way to each form in its language. */
export default function TranslationsPage() {
  const { answer, failed, filter, setFilter, find } = useTranslations()
  if (!answer) return failed ? <Page.Error /> : <Page.Loading />
  const { main, kinds, languages, gaps } = answer
  const isDone = Object.values(gaps).every(({ total }) => total === 0)
  return (
    <Page.Main>
      <Page.Title>Translations</Page.Title>
      <Layouts.Header title="Translations" subtitle="What a language lacks or has from before" />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          <Flex gap={4} wrap="wrap">
            <Filter
              label="Kind"
              all="All kinds"
              choices={kinds}
              value={filter.kind}
              onChange={(kind) => setFilter({ ...filter, kind })}
            />
            <Filter
              label="Language"
              all="All languages"
              choices={languages}
              value={filter.locale}
              onChange={(locale) => setFilter({ ...filter, locale })}
            />
          </Flex>
          {failed && (
            <Typography role="alert" textColor="danger600">
              The CMS did not do this. Reload the page and try again.
            </Typography>
          )}
          {isDone && <Typography role="status">Nothing is missing here.</Typography>}
          {(Object.keys(WORDS) as Gap[]).map((gap) => (
            <EntrySection key={gap} {...WORDS[gap](main)} list={gaps[gap]} aside={aside(gap, find)}>
              {({ language }) => SAID[gap](language ?? '', main)}
            </EntrySection>
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

type Words = { title: string; lead: string; tone: 'danger' | 'warning' }

const WORDS: Record<Gap, (main: string) => Words> = {
  missing: () => ({
    title: 'Missing',
    lead: 'Visitors of these languages do not find them at all. A click opens the empty form of the language.',
    tone: 'danger',
  }),
  same: (main) => ({
    title: `The same as in ${main}`,
    lead: `All of their texts are those of ${main}.`,
    tone: 'warning',
  }),
  older: (main) => ({
    title: `Older than ${main}`,
    lead: `Texts of ${main} were changed after these were written.`,
    tone: 'warning',
  }),
}

const SAID: Record<Gap, (language: string, main: string) => string> = {
  missing: (language) => `There is no text in ${language}.`,
  same: (language, main) => `${language} has the texts of ${main}.`,
  older: (language, main) => `${language} was last written before ${main}.`,
}

type Find = (entry: GapEntry) => void

const aside = (gap: Gap, find: Find) =>
  gap === 'missing'
    ? undefined
    : (entry: GapEntry) => (
        <Button
          variant="tertiary"
          aria-label={`${entry.title} in ${entry.language} is good as it is`}
          onClick={() => find(entry)}
        >
          Good as it is
        </Button>
      )

type FilterProps = {
  label: string
  all: string
  choices: Choice[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

function Filter({ label, all, choices, value, onChange }: FilterProps) {
  return (
    <Field.Root width="20rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value ?? ALL}
        onChange={(chosen) => onChange(chosen === ALL ? undefined : String(chosen))}
      >
        <SingleSelectOption value={ALL}>{all}</SingleSelectOption>
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {`${choice.name} (${choice.total.toLocaleString('en')})`}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  )
}
