import { Box, Flex, Searchbar, Typography } from '@strapi/design-system'
import { useId, useState } from 'react'
import { type Match, matches } from './matches.ts'
import { openRow } from './open-row.ts'
import { useWords } from './use-words.ts'

/** More would hide the form. */
const SHOWN = 8

/** Above the rows of *Interface words*: finds one by its key or by its words in any language, and opens it. */
export function FindWord() {
  const [query, setQuery] = useState('')
  const found = matches(useWords(), query)
  const id = useId()
  return (
    <Flex direction="column" alignItems="stretch" gap={2} paddingBottom={2} width="100%">
      <Searchbar
        name="find-word"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onClear={() => setQuery('')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would save the form.
          event.preventDefault()
          if (found[0]) openRow(found[0].key)
        }}
        clearLabel="Clear"
        aria-controls={id}
        placeholder="A key, or words in any language"
      >
        Find words
      </Searchbar>
      <div role="status">
        {query.trim() !== '' && (
          <Typography variant="pi" textColor="neutral600">
            {countWords(found.length)}
          </Typography>
        )}
      </div>
      <Flex id={id} tag="ul" direction="column" alignItems="stretch" gap={1}>
        {found.slice(0, SHOWN).map((match) => (
          <li key={match.key}>
            <Found match={match} />
          </li>
        ))}
      </Flex>
    </Flex>
  )
}

const countWords = (count: number): string => {
  if (count === 0) return 'No key and no words have this.'
  return count > SHOWN ? `${count} found, the first ${SHOWN}: write more.` : `${count} found.`
}

function Found({ match: { key, words } }: { match: Match }) {
  return (
    <Box
      tag="button"
      type="button"
      onClick={() => openRow(key)}
      width="100%"
      padding={2}
      hasRadius
      background="neutral100"
      cursor="pointer"
      style={{ textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      <Typography tag="span" display="block" fontWeight="semiBold" textColor="primary600">
        {key}
      </Typography>
      {words.map(({ language, text }) => (
        <Typography
          tag="span"
          display="block"
          variant="pi"
          ellipsis
          dir="auto"
          lang={language}
          key={language}
        >
          {text}
        </Typography>
      ))}
    </Box>
  )
}
